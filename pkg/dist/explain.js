/**
 * What each code means. Data alone, read from the contract at build time; nothing starts.
 */
import { explanations } from './generated/explanations.js';
import { byName } from './lookup.js';
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
export function explain(code) {
    return structuredClone(byName('code', code, explanations));
}
