/** A language: every sentence and text of the package. */

import type { codes } from '../generated/tables.js'
import type { CallRejection, ReceiverRejection } from './rejections.js'

/** The `detail` of the receiver's rejections, by code. */
export type ReceiverTexts = { readonly [C in ReceiverRejection]: string }

/** The `detail` of the rejections of `translateCall`, by code. */
export type CallTexts = { readonly [C in CallRejection]: string }

/** A language for the option `messages`, such as `de` from `order-contract/messages/de`. */
export interface Messages {
  readonly language: string
  /** The quotes of the language around `{label}`. */
  readonly label: string
  /** The templates of messages, each at the index of its number. */
  readonly sentences: readonly string[]
  /** The reasons of losses and gaps, and of evidence for a version, each at the index of its number. */
  readonly reasons: readonly string[]
  readonly clues: readonly string[]
  /** What each code means, as in `codes`. */
  readonly codes: { readonly [C in (typeof codes)[number]]: string }
  readonly receiver: ReceiverTexts
  readonly call: CallTexts
  /** Translations by the English text: labels, reasons, and what `describe` and `changes` say. */
  readonly texts: { readonly [english: string]: string }
}

/** Returns a text of the contract in a language, or in English. What is no text stays as it is. */
export function translated<T>(language: Messages | undefined, english: T): T | string {
  return language?.texts[String(english)] ?? english
}

/** The arguments of a message, by name. */
export type Meta = Record<string, string | number | readonly string[]>
