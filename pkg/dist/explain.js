/**
 * What each code means. Data alone, read from the contract at build time; nothing starts.
 */
import { explanations } from './generated/explanations.js';
import { codes } from './generated/tables.js';
import { byName } from './lookup.js';
import { readReference, record } from './options.js';
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
export function explain(code, options) {
    const explanation = structuredClone(byName('code', code, explanations));
    if (options === undefined)
        return explanation;
    const messages = readReference(record('options', options, ['messages']).messages);
    return messages === undefined
        ? explanation
        : { ...explanation, text: messages.explanations[codes.indexOf(code)] };
}
