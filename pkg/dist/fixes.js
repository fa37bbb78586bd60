/**
 * The safe fixes of a document, made: what to send instead, in the form it came in.
 * Which fixes there are, and which are safe, is the core's business.
 */
import { bytesAt, call, textAt } from './core.js';
import { prepare } from './document.js';
import { REPORT_HEAD } from './generated/layout.js';
import { codes } from './generated/tables.js';
import { words } from './generated/words.js';
import { VALUE } from './input.js';
import { oneOf, show } from './options.js';
import { isQuery } from './query_shapes.js';
import { isRefusal } from './refusal.js';
import { Reply } from './reply.js';
import { assumptionsFrom, ProblemReader, phrasingOf, reportFrom } from './report.js';
import { reportOn } from './validate.js';
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
    const only = bitsOf(options?.only);
    const prepared = prepare(shape, input, options, ONLY);
    const { index, form, length, settings } = prepared;
    if (isRefusal(length)) {
        return { output: input, headers: {}, applied: [], report: reportOn(shape, prepared) };
    }
    const address = call((core) => core.apply_fixes(index, form, length, settings.bytes.length, only));
    const reply = new Reply(address, REPORT_HEAD);
    const phrasing = phrasingOf(settings);
    const assumptions = assumptionsFrom(reply, phrasing);
    const start = reply.next();
    const size = reply.next();
    const headers = headersFrom(reply);
    const applied = appliedFrom(reply, phrasing);
    const report = reportFrom(reply, assumptions, shape, phrasing);
    // What cannot be read comes back as it is, for not every byte of it is a character.
    const output = form === VALUE ? editedValue(shape, input, start, size) : textOf(input, applied, start, size);
    return { output: output, headers, applied, report };
}
const ONLY = ['only'];
function headersFrom(reply) {
    const headers = {};
    for (let left = reply.next(); left > 0; left--) {
        const name = words[reply.next()];
        headers[name] = reply.string(reply.next());
    }
    return headers;
}
function appliedFrom(reply, phrasing) {
    const applied = [];
    for (let left = reply.next(); left > 0; left--) {
        applied.push(...new ProblemReader(reply, phrasing).problems(reply.next()));
    }
    return applied;
}
function textOf(input, applied, start, length) {
    if (typeof input !== 'string')
        return bytesAt(start, length);
    return applied.length === 0 ? input : textAt(start, length);
}
/** No fix of a query is safe, so it comes back as a copy of what it was. */
function editedValue(shape, input, start, length) {
    if (!isQuery(shape))
        return JSON.parse(textAt(start, length));
    if (input instanceof URLSearchParams)
        return new URLSearchParams(input);
    return input instanceof URL ? new URL(input) : { ...input };
}
/** One bit a code. */
function bitsOf(only) {
    if (only === undefined)
        return ALL;
    if (!Array.isArray(only))
        throw new TypeError(`only must be an array of codes, not ${show(only)}`);
    return only.reduce((bits, code) => bits | (1 << codes.indexOf(oneOf('code in only', code, codes))), 0) >>> 0;
}
