/** What the view Webhook shows: a delivery, what the receiver of `order-contract/edge` answers, and what faces what. */
import { computed, signal } from '@preact/signals'
import type { Problem, Report, Version } from 'order-contract'
import {
  createReceiver,
  type IncomingRequest,
  memoryClaims,
  type ProblemDetails,
  type Receiver,
} from 'order-contract/edge'
import { contract, isReady } from '../../app/core.js'
import { canBegin } from '../../app/current.js'
import { keepDraft } from '../../app/drafts.js'
import type { Shared } from '../../app/given.js'
import { spoken } from '../../app/language.js'
import { isFatal, read, stopIn } from '../../app/reading.js'
import { missingBlocks, NOTHING } from '../../editor/drawn.js'
import { roomBeside } from '../../editor/lines.js'
import { EditedText } from '../../editor/text.js'
import { isSample as isOther, reading, source } from '../../frame/source.js'
import { deliveries } from '../../samples/index.js'
import { misfitIn } from '../misfit.js'
import { changeIn, errorsIn, valuesOf } from './faced.js'

const SHAPE = 'product-update'

/** What is delivered: a text of its own, so that the document of the other views stays. */
export const delivery: EditedText = new EditedText({
  label: 'Delivery',
  hint: 'Paste a delivery, drop a file here, or pick a sample.',
  takes(pasted, made) {
    const isTaken = made === pasted || isSample()
    if (isTaken) take(pasted)
    return isTaken
  },
  stopIn: (text) => (isReady.peek() ? stopIn(contract, text, SHAPE) : undefined),
})

/** The body of the answer, or the update that there is to handle. */
export const answer = new EditedText({ label: 'Answer', readOnly: true })

/** What the receiver makes of a delivery, and what it answers. */
export interface Handled {
  /** What was delivered. */
  text: string
  status: number
  /** Status line and headers. */
  head: string
  /** Byte for byte. */
  body: string
  /** The parsed body of a rejection. */
  rejection: ProblemDetails | undefined
  /** Whether it was handled before. */
  isAgain: boolean
  report: Report | undefined
}

/** The last answer of which something is shown. While a mistake is typed, it stays. */
export const handled = signal<Handled | undefined>(undefined)

/** The answer to a text in which a mistake is being typed. */
export const halted = signal<Handled | undefined>(undefined)

export const isSample = (): boolean => deliveries.some(({ text }) => text === delivery.current)

let receive: Receiver<Version, IncomingRequest>
let count = 0

/** Delivers what is shown now, to a receiver that knows no other delivery: what is typed back is new. */
export function deliver(): void {
  const { value: text } = delivery.text
  const { messages } = spoken.value
  if (!canBegin.value) return
  // Claims need hashes, which browsers have only on a secure page.
  const claims = isSecureContext ? memoryClaims() : undefined
  receive = createReceiver<Version, IncomingRequest>({ messages, claims, handle() {} })
  void send(text)
}

export function deliverAgain(): void {
  if (handled.peek()) void send(delivery.text.peek())
}

/** An answer is shown only if nothing has changed since it was asked for. */
async function send(text: string): Promise<void> {
  count += 1
  const asked = count
  const { response, report, duplicate } = await receive(requestOf(text))
  const body = await response.text()
  if (asked !== count) return
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`)
  const made: Handled = {
    text,
    status: response.status,
    head: [`HTTP/1.1 ${response.status}`, ...headers].join('\n'),
    body,
    rejection: body === '' ? undefined : JSON.parse(body),
    isAgain: duplicate,
    // Validated again: spans of the receiver's report count bytes, those of the editor characters.
    report: report && contract.validate(SHAPE, text, { mask: false, severity: { undocumented: 'info' } }),
  }
  const isHalted = delivery.isTyped && stopOf(made) && handled.peek() && !stopOf(handled.peek())
  halted.value = isHalted ? made : undefined
  if (!isHalted) handled.value = made
}

/** What stops the reader at a line, if something does. */
export const stopOf = (made?: Handled): Problem | undefined =>
  made?.report?.problems.find((it) => isFatal(it) && it.span)

/** Only what the receiver reads: in Firefox a `Request` has no `body`. */
function requestOf(text: string): IncomingRequest {
  const headers = new Headers({ 'content-type': 'application/json' })
  return { method: 'POST', headers, body: new Blob([delivery.asCame(text)]).stream(), bodyUsed: false }
}

export const problems = computed((): readonly Problem[] => handled.value?.report?.problems ?? [])

/** What the update changes, in words. */
export const change = computed(() => handled.value && changeIn(handled.value.text, contract.describe(SHAPE)))

/** Says what was delivered instead of an update, and offers the next step. The answer tells what cannot be read. */
export const misfit = computed(() => {
  const { text, rejection } = handled.value ?? {}
  if (text === undefined || rejection === undefined || !isReady.value) return undefined
  const found = read(contract, text, { shape: SHAPE })
  return found.fit === 'empty' || found.fit === 'unreadable' ? undefined : misfitIn(found, text, take)
})

/** Draws what was delivered and what faces it. Room beside is made on the right only. */
export function showAnswer(): void {
  if (handled.value === undefined) return
  const { text: given, body, rejection, isAgain } = handled.value
  const { text, from, to } = rejection
    ? errorsIn(body, rejection, problems.value)
    : valuesOf(isAgain ? '' : given, contract.describe(SHAPE))
  answer.set(text)
  delivery.draw({ ...NOTHING, marks: from, blocks: missingBlocks(given, from) }, given)
  answer.draw({ ...NOTHING, marks: to, blocks: roomBeside(given, from, text, to) })
}

keepDraft(
  'delivery',
  () => delivery.text.value && delivery.current,
  (draft: string) => delivery.set(draft, { undoable: false }),
)

/** The document of the other views that was looked at last. */
let taken = ''

/** A document of the other views that can be delivered is; else a visitor sees a sample. */
export function startDelivery(): void {
  const isNew = reading.value?.shape === SHAPE && !isOther() && source.current !== taken
  if (isNew) take(source.current)
  else if (delivery.current === '') take(deliveries[0]?.text ?? '')
  taken = source.current
}

/** Without a byte order mark: what is answered can be seen. */
export const take = (text: string): void => delivery.put(text.replace(/^\ufeff/, ''))

export const share = (): Shared => ({ text: delivery.text.value })

export function open({ text }: Shared): void {
  if (text !== undefined) take(text)
}
