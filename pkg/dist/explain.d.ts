import type { ReferenceMessages } from './language.js';
import type { Explanation } from './reference.js';
import type { Code } from './types.js';
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
export declare function explain(code: Code, options?: {
    messages?: ReferenceMessages | undefined;
}): Explanation;
