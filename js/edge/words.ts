/**
 * What the receiver and the gateway answer with: the `detail` of problem details, in English or in the language
 * of the option `messages`.
 */
import type { Messages } from '../message.js'
import { isRecord, languageOrType } from '../options.js'
import type { GatewayRejection } from './gateway_rejections.js'
import type { ReceiverRejection } from './receiver_rejections.js'

/** The sentences of the receiver. */
export type ReceiverWords = { readonly [C in ReceiverRejection]: string }

/** The sentences of the gateway. What replaces a removed endpoint is in the messages of calls. */
export type GatewayWords = { readonly [C in Exclude<GatewayRejection, 'removed'> | 'losses']: string }

/** A language for the receiver and the gateway, such as `deEdge` of `order-contract/messages/de`. */
export interface EdgeMessages {
  /** What reports and conversions say. */
  readonly documents: Messages
  readonly receiver: ReceiverWords
  readonly gateway: GatewayWords
}

/** The option `messages`. */
export function readEdgeMessages(value: unknown): EdgeMessages | undefined {
  if (value === undefined) return undefined
  if (isRecord(value) && isRecord(value.receiver) && isRecord(value.gateway)) return value as unknown as EdgeMessages
  throw new TypeError(
    `messages must be a language of the edge, such as deEdge from 'order-contract/messages/de', not ${languageOrType(value)}`,
  )
}
