/**
 * What each code means. Data alone, read from the contract at build time; nothing starts.
 */
import { explanations } from './generated/explanations.js'
import { codes } from './generated/tables.js'
import { byName } from './lookup.js'
import type { ReferenceMessages } from './message.js'
import { readReference, record } from './options.js'
import type { Code, Shape } from './types.js'

/** A call of the package that can be run. */
export interface Example {
  /** The function. */
  by: 'validate' | 'validateCall' | 'convert'
  /** The shape that is checked; a call has none. */
  shape?: Shape
  /** The text that is checked, or a call as JSON; absent where it is `undefined`, which JSON cannot carry. */
  input?: string
  /** The options, as JSON. */
  options?: string
}

/** What a code means. */
export interface Explanation {
  /** The code. */
  code: Code
  /** When it is reported, and why. */
  text: string
  /** An input of which it is reported. */
  fails: Example
  /** A neighbour of which it is not. */
  passes: Example
  /** Where the package and its repository explain it: a path to link to, such as `docs/codes.md#enum`. */
  page: string
}

/**
 * Says what a code means, with an example that has it and one that has not. The result is yours to
 * change.
 *
 * @example
 * ```ts
 * import { explain } from 'order-contract'
 *
 * console.log(explain('exclusive').text)
 * ```
 */
export function explain(code: Code, options?: { messages?: ReferenceMessages | undefined }): Explanation {
  const explanation = structuredClone(byName('code', code, explanations) as Explanation)
  if (options === undefined) return explanation
  const messages = readReference(record('options', options, ['messages']).messages)
  return messages === undefined
    ? explanation
    : { ...explanation, text: messages.explanations[codes.indexOf(code)] as string }
}
