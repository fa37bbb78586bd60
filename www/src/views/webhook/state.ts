/** What the view Webhook shows: what the receiver answers when the document is delivered to it. */
import { computed, signal } from '@preact/signals'
import type { IncomingRequest, ProblemDetails, Received } from 'order-contract/edge'
import type { Problem, Version } from 'order-contract/wasm'
import { contract, isReady, started } from '../../app/core.js'
import { isSample, pickSample, reading, source } from '../../app/document.js'
import { spoken } from '../../app/language.js'
import { whenLoaded } from '../../app/notice.js'
import { deliveries } from '../../samples/index.js'

/** What the receiver makes of a delivery, and what it answers. */
interface Handled {
  update: Received['update']
  problems: readonly Problem[]
  /** Status line and headers. */
  head: string
  /** Byte for byte. */
  body: string
  /** The parsed body of a rejection. */
  rejection: ProblemDetails | undefined
}

export const handled = signal<Handled | undefined>(undefined)

const isDelivery = (text: string) => deliveries.some((it) => it.text === text)

export const isUpdate = computed(() => reading.value?.shape === deliveries[0]?.shape)

let count = 0

/** Delivers what is shown now. An answer is shown only if nothing has changed since it was asked for. */
export async function deliver(): Promise<void> {
  const { value: text } = source.text
  const { messages } = spoken.value
  if (!isReady.value) return
  count += 1
  const asked = count
  // Imported here, not with the view: it is large, as it contains a core of its own.
  const edge = await whenLoaded(import('order-contract/edge'))
  if (edge === undefined) return
  const receive = edge.createReceiver<Version, IncomingRequest>({ messages })
  const { response, update, report } = await receive(requestOf(text))
  const answer = await answerOf(response)
  if (asked !== count) return
  // Validated again: spans of the receiver's report count bytes, those of the editor characters.
  const problems = report ? contract.validate(report.shape, text, { mask: false }).problems : []
  handled.value = { update, problems, ...answer }
}

/** Only what the receiver reads: in Firefox a `Request` has no `body`. */
function requestOf(text: string): IncomingRequest {
  const headers = new Headers({ 'content-type': 'application/json' })
  return { method: 'POST', headers, body: new Blob([text]).stream(), bodyUsed: false }
}

async function answerOf(response: Response): Promise<Omit<Handled, 'update' | 'problems'>> {
  const body = await response.text()
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`)
  const rejection = body === '' ? undefined : JSON.parse(body)
  return { head: [`HTTP/1.1 ${response.status}`, ...headers].join('\n'), body, rejection }
}

/** A visitor who has not put in a document of their own sees a delivery. */
export async function pickFirstDelivery(): Promise<void> {
  await started
  const [first] = deliveries
  if (isReady.value && first && isSample() && !isDelivery(source.current)) pickSample(first)
}
