/**
 * The texts of rejections, in the language of the option `messages`.
 */
import { languageOrType } from '../checks.js'
import type { Messages } from '../language.js'
import { type Check, isRecord, own } from '../option_reader.js'
import type { CallRejection, ReceiverRejection } from './rejections.js'

/** The `detail` of the receiver's rejections, by code. */
export type ReceiverTexts = { readonly [C in ReceiverRejection]: string }

/** The `detail` of the rejections of `translateCall`, by code. */
export type CallTexts = { readonly [C in CallRejection]: string }

/** A language for `order-contract/edge`, such as `deEdge` from `order-contract/messages/de`. */
export interface EdgeMessages {
  /** The messages of reports and conversions. */
  readonly documents: Messages
  readonly receiver: ReceiverTexts
  readonly call: CallTexts
}

/** Accepts a language for `order-contract/edge`. */
export const edgeLanguage: Check<EdgeMessages> = (value) => {
  if (isRecord(value) && isRecord(own(value, 'receiver')) && isRecord(own(value, 'call')))
    return value as unknown as EdgeMessages
  throw new TypeError(
    `messages must be a language of the edge, such as deEdge from 'order-contract/messages/de', not ${languageOrType(value)}`,
  )
}
