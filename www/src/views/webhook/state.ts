/** What the view Webhook shows: how the document is sent, and what the receiver answers. */
import { computed, signal } from '@preact/signals'
import type { IncomingRequest, Received } from 'order-contract/edge'
import type { Problem, Version } from 'order-contract/wasm'
import { contract, isReady, started } from '../../app/core.js'
import { isSample, openDocument, pickSample, reading, shareDocument, source } from '../../app/document.js'
import { keepDraft } from '../../app/drafts.js'
import { spoken } from '../../app/language.js'
import { whenLoaded } from '../../app/notice.js'
import type { Shared } from '../../app/share.js'
import { deliveries } from '../../samples/deliveries.js'
import type { Sample } from '../../samples/sample.js'
import { type Answer, answerOf } from './answer.js'
import { requestOf } from './delivery.js'

export const SHAPE = 'product-update'

export const how = signal({ method: 'POST', headers: 'content-type: application/json' })

/** What the receiver makes of a delivery. */
export interface Handled {
  update: Received['update']
  answer: Answer
  problems: readonly Problem[]
}

/** The answer, or why no request could be made. */
export const handled = signal<Handled | { reason: string } | undefined>(undefined)

export const isUpdate = computed(() => reading.value?.shape === SHAPE)

/** Sets how the document is sent. */
export function send(change: Partial<typeof how.value>): void {
  how.value = { ...how.value, ...change }
}

export function pickDelivery(sample: Sample): void {
  pickSample(sample)
  const { method = 'POST', headers = '' } = sample
  send({ method, headers })
}

let count = 0

/** Delivers what is shown now. An answer is shown only if nothing has changed since it was asked for. */
export async function deliver(): Promise<void> {
  const { value: text } = source.text
  const request = requestOf({ ...how.value, text })
  const messages = spoken.value.messages
  if (!isReady.value) return
  count += 1
  const asked = count
  if (typeof request === 'string') {
    handled.value = { reason: request }
    return
  }
  // Imported here, not with the view: it is large, as it contains a core of its own.
  const edge = await whenLoaded(import('order-contract/edge'))
  if (edge === undefined) return
  const { response, update, report } = await edge.createReceiver<Version, IncomingRequest>({ messages })(request)
  const answer = await answerOf(response)
  if (asked !== count) return
  // Validated again: spans of the receiver's report count bytes, those of the editor characters.
  const problems = report ? contract.validate(report.shape, text, { mask: false }).problems : []
  handled.value = { update, answer, problems }
}

/** A visitor who has not put in a document of their own sees a delivery. */
export async function pickFirstDelivery(): Promise<void> {
  await started
  const [first] = deliveries
  const isDelivery = deliveries.some(({ text }) => text === source.current)
  if (isReady.value && first && isSample() && !isDelivery) pickDelivery(first)
}

keepDraft(
  'webhook',
  () => how.value,
  (draft: typeof how.value) => {
    how.value = draft
  },
)

export const share = (): Shared => ({ ...shareDocument(), ...how.value })

export function open(shared: Shared): void {
  const { method = how.value.method, headers = how.value.headers } = shared
  openDocument(shared)
  send({ method, headers })
}
