/** What the view Webhook shows: a delivery, what the receiver of `order-contract/edge` answers, and what faces what. */
import { computed, signal } from '@preact/signals'
import type { Problem, Report, Version } from 'order-contract'
import { createReceiver, type IncomingRequest, type ProblemDetails } from 'order-contract/edge'
import { contract, isReady } from '../../app/core.js'
import { canBegin } from '../../app/current.js'
import { keepDraft } from '../../app/drafts.js'
import { formatted, valuesIn } from '../../app/json.js'
import { spoken } from '../../app/language.js'
import { misfitOf } from '../../app/misfit.js'
import { read } from '../../app/reading.js'
import type { Shared } from '../../app/share.js'
import { type Mark, missingBlocks, NOTHING, problemMarks } from '../../editor/drawn.js'
import { plain } from '../../editor/edits.js'
import { roomBeside } from '../../editor/lines.js'
import { EditedText } from '../../editor/text.js'
import { isSample as isOther, reading, source } from '../../frame/source.js'
import { deliveries } from '../../samples/index.js'

export const SHAPE = 'product-update'

/** What is delivered: a text of its own, so that the document of the other views stays. */
export const delivery: EditedText = new EditedText({
  label: 'Delivery',
  hint: 'Paste a delivery, drop a file here, or pick a sample.',
  takes(pasted, made) {
    const isTaken = made === pasted || isSample()
    if (isTaken) take(pasted)
    return isTaken
  },
})

/** The body of the answer, or the update that there is to handle. */
export const answer = new EditedText({ label: 'Answer', readOnly: true })

/** What the receiver makes of a delivery, and what it answers. */
interface Handled {
  /** What was delivered. */
  text: string
  status: number
  /** Status line and headers. */
  head: string
  /** Byte for byte. */
  body: string
  /** The parsed body of a rejection. */
  rejection: ProblemDetails | undefined
  report: Report | undefined
}

export const handled = signal<Handled | undefined>(undefined)

export const isSample = (): boolean => deliveries.some(({ text }) => text === delivery.current)

let count = 0

/** Delivers what is shown now. An answer is shown only if nothing has changed since it was asked for. */
export async function deliver(): Promise<void> {
  const { value: text } = delivery.text
  const { messages } = spoken.value
  if (!canBegin.value) return
  count += 1
  const asked = count
  const receive = createReceiver<Version, IncomingRequest>({ messages })
  const { response, report } = await receive(requestOf(text))
  const body = await response.text()
  if (asked !== count) return
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`)
  handled.value = {
    text,
    status: response.status,
    head: [`HTTP/1.1 ${response.status}`, ...headers].join('\n'),
    body,
    rejection: body === '' ? undefined : JSON.parse(body),
    // Validated again: spans of the receiver's report count bytes, those of the editor characters.
    report: report && contract.validate(SHAPE, text, { mask: false, severity: { undocumented: 'info' } }),
  }
}

/** Only what the receiver reads: in Firefox a `Request` has no `body`. */
function requestOf(text: string): IncomingRequest {
  const headers = new Headers({ 'content-type': 'application/json' })
  return { method: 'POST', headers, body: new Blob([text]).stream(), bodyUsed: false }
}

export const problems = computed((): readonly Problem[] => handled.value?.report?.problems ?? [])

/** What was delivered instead of an update, if that can be told: another document, or a text around one. */
export const misfit = computed(() => {
  const { text, rejection } = handled.value ?? {}
  if (text === undefined || rejection === undefined || !isReady.value) return undefined
  const found = read(contract, text, { shape: SHAPE })
  return found.pasted || found.inner || found.instead ? misfitOf(found) : undefined
})

/** The text on the right, and the marks on both sides: those of one id belong together. */
interface Faced {
  text: string
  from: readonly Mark[]
  to: readonly Mark[]
}

/** Of a rejection, each error faces its line; of an update, each value does. */
const faced = computed((): Faced | undefined => {
  const { value } = handled
  if (value === undefined) return undefined
  return value.rejection ? errorsIn(formatted(value.body).trimEnd(), value.rejection) : valuesOf(value.text)
})

/** Draws both sides. Room beside is made on the right only. */
export function showAnswer(): void {
  if (faced.value === undefined || handled.value === undefined) return
  const { text, from, to } = faced.value
  answer.set(text)
  delivery.draw({ ...NOTHING, marks: from, blocks: missingBlocks(handled.value.text, from) }, handled.value.text)
  answer.draw({ ...NOTHING, marks: to, blocks: roomBeside(handled.value.text, from, text, to) })
}

/** The lines of each error, between its braces; the one of an error has the id of its problem. */
function errorsIn(text: string, { errors = [] }: ProblemDetails): Faced {
  const places = valuesIn(text).filter(({ path }) => path.length === 2 && typeof path[1] === 'number')
  const left = problems.value.map((problem, id) => ({ ...problem, id }))
  const to = places.map(({ start, end, path: [, at] }): Mark => {
    const error = errors[Number(at)]
    const found = left.find(({ code, pointer }) => code === error?.code && pointer === error.pointer)
    const [from, until] = [text.indexOf('\n', start) + 1, text.lastIndexOf('\n', end - 1)]
    const words = error?.detail ?? ''
    return { from, to: until, kind: 'error', id: String(found?.id ?? `error ${at}`), words, isWhole: true }
  })
  return { text, from: problemMarks(problems.value), to }
}

/** A line for each value of an update, as code reads it. */
function valuesOf(text: string): Faced {
  const { fields } = contract.describe(SHAPE).object
  const isOptional = (name: string | number) => fields.some((it) => it.name === name && it.required === undefined)
  const values = valuesIn(text).filter(({ start }) => !'{['.includes(text.charAt(start)))
  const codes = values.map(({ path: [first = '', ...more] }) => {
    const further = more.map((name) => (typeof name === 'number' ? `[${name}]` : `.${name}`)).join('')
    return `update.${first}${isOptional(first) && further.startsWith('.') ? '?' : ''}${further}`
  })
  const from: Mark[] = []
  const to: Mark[] = []
  let made = ''
  for (const [at, { start, end }] of values.entries()) {
    const [code = '', value] = [codes[at], text.slice(start, end)]
    const mark = { kind: 'change', id: String(at), words: `${code} is ${value}` } as const
    from.push({ ...mark, from: start, to: end })
    made += `${code}  // `
    to.push({ ...mark, from: made.length, to: made.length + value.length })
    made += `${value}\n`
  }
  return { text: made.trimEnd(), from, to }
}

keepDraft(
  'delivery',
  () => delivery.text.value && delivery.current,
  (draft: string) => delivery.set(draft, { undoable: false }),
)

/** A document of the other views that can be delivered is; else a visitor sees a sample. */
export function startDelivery(): void {
  const isNew = reading.value?.shape === SHAPE && !isOther() && source.current !== taken
  if (isNew) take(source.current)
  else if (delivery.current === '') take(deliveries[0]?.text ?? '')
  taken = source.current
}

/** The document of the other views that was looked at last. */
let taken = ''

export const take = (text: string): void => delivery.set(plain(text))

export const share = (): Shared => ({ text: delivery.text.value })

export function open({ text }: Shared): void {
  if (text !== undefined) take(text)
}
