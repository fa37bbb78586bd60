/**
 * Explains each code. The data are generated from the contract at build time, so the core is not needed.
 */
import { reference } from './checks.js'
import { explanations } from './generated/explanations.js'
import { codes } from './generated/tables.js'
import { byName } from './lookup.js'
import type { ReferenceMessages } from './message.js'
import { optional, readerOf } from './option_reader.js'
import type { Code, Shape } from './types.js'

/** Arguments with which a function of the package can be run. */
export interface Example {
  /** The function. */
  by: 'validate' | 'validateCall' | 'convert'
  /** The first argument. Absent for `validateCall`. */
  shape?: Shape
  /** The document's text, or a call as JSON. Absent if the input is `undefined`, which JSON can't express. */
  input?: string
  /** The options, as JSON. */
  options?: string
}

/** The result of `explain`. */
export interface Explanation {
  /** The code. */
  code: Code
  /** When the code is reported, and why. */
  text: string
  /** An input for which the code is reported. */
  fails: Example
  /** A similar input for which it is not. */
  passes: Example
  /** The page on the code, as an address relative to the documentation site: `codes/enum/`. */
  page: string
}

/**
 * Explains a code, with an example for which it is reported and one for which it is not. The result is a copy
 * that you may change. An unknown code or option throws a `TypeError`.
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
  const { messages } = readOptions(options)
  return messages === undefined
    ? explanation
    : { ...explanation, text: messages.explanations[codes.indexOf(code)] as string }
}

const readOptions = /* @__PURE__ */ readerOf({ messages: /* @__PURE__ */ optional(reference) })
