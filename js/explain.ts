/**
 * Explains each code. The data are generated from the contract at build time, so the core is not needed.
 */

import { reference } from './checks.js'
import { copyOf } from './copy.js'
import { explanations } from './generated/explanations.js'
import { codes } from './generated/tables.js'
import type { ReferenceMessages } from './language.js'
import { byName } from './lookup.js'
import { optional, readerOf } from './option_reader.js'
import type { Explanation } from './reference.js'
import type { Code } from './types.js'

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
  const explanation = copyOf(byName('code', code, explanations) as Explanation)
  const { messages } = readOptions(options)
  return messages === undefined
    ? explanation
    : { ...explanation, text: messages.explanations[codes.indexOf(code)] as string }
}

const readOptions = readerOf({ messages: optional(reference) })
