/**
 * The safe fixes of a document, made: what to send instead, in the form it came in.
 * Which fixes there are, and which are safe, is the core's business.
 */
import * as core from './core.js';
import { codes } from './generated/tables.js';
import { formOf, VALUE } from './input.js';
import { oneOf, readSettings, shapeIndex, show } from './options.js';
import { isRefusal } from './refusal.js';
import { readFixed } from './report.js';
import { isQuery, reportOn, sourceOf } from './validate.js';
import { write } from './write.js';
const ALL = 0xffffffff;
/**
 * Makes every safe fix that the findings of a document offer, checks again, and repeats until there
 * is none. A safe fix removes its finding and adds none; whatever else there is to do stays in the
 * report.
 *
 * @example
 * ```ts
 * import { applyFixes } from 'order-contract'
 *
 * const { output, headers } = applyFixes('order-request', '{"idempotency_key": "k-1", "items": []}')
 * if (output !== '{"items": []}' || headers['x-idempotency-key'] !== 'k-1') throw new Error('not fixed')
 * ```
 */
export function applyFixes(shape, input, options) {
    const index = shapeIndex(shape);
    const settings = readSettings(options, ['only']);
    const only = bitsOf(options?.only);
    const form = formOf(input);
    const length = write(sourceOf(shape, form, input, settings), settings);
    if (isRefusal(length)) {
        return {
            output: input,
            headers: {},
            applied: [],
            report: reportOn(shape, index, form, length, settings),
        };
    }
    const { start, length: size, headers, applied, report, } = readFixed(core.applyFixes(index, form, length, settings.bytes.length, only), shape);
    // What cannot be read comes back as it is, for not every byte of it is a character.
    const output = form === VALUE ? editedValue(shape, input, start, size) : textOf(input, applied, start, size);
    return { output: output, headers, applied, report };
}
function textOf(input, applied, start, length) {
    if (typeof input !== 'string')
        return core.bytesAt(start, length);
    return applied.length === 0 ? input : core.textAt(start, length);
}
/** No fix of a query is safe, so it comes back as a copy of what it was. */
function editedValue(shape, input, start, length) {
    if (!isQuery(shape))
        return JSON.parse(core.textAt(start, length));
    return input instanceof URLSearchParams ? new URLSearchParams(input) : structuredClone(input);
}
/** One bit a code. */
function bitsOf(only) {
    if (only === undefined)
        return ALL;
    if (!Array.isArray(only))
        throw new TypeError(`only must be an array of codes, not ${show(only)}`);
    return only.reduce((bits, code) => bits | (1 << codes.indexOf(oneOf('code in only', code, codes))), 0) >>> 0;
}
