/**
 * The safe fixes of a document, made: what to send instead, in the form it came in.
 * Which fixes there are, and which are safe, is the core's business; reports carry them as edits.
 */
import { prepare } from './document.js';
import { codes } from './generated/tables.js';
import { TEXT, VALUE } from './input.js';
import { oneOf, withAllFindings } from './options.js';
import { isQuery } from './query_shapes.js';
import { isRefusal } from './refusal.js';
import { typeOf } from './tag.js';
import { reportOn } from './validate.js';
import { write } from './write.js';
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
    const only = wanted(options?.only);
    const prepared = prepare(shape, input, options, ONLY);
    const { index, form, settings, source } = prepared;
    const headers = {};
    const applied = [];
    if (isRefusal(prepared.length) || typeof source === 'number') {
        return { output: input, headers, applied, report: reportOn(shape, prepared) };
    }
    // A value's text has places, though they are not reported.
    const round = { ...prepared, form: form === VALUE ? TEXT : form, settings: withAllFindings(settings) };
    let text = source;
    let spare = MOST_POINTER_TEXT;
    for (;;) {
        const { problems } = reportOn(shape, { ...round, length: write(text, round.settings) });
        const safe = applicable(problems.filter(({ code }) => only.includes(code)));
        if (safe.length === 0)
            break;
        for (const problem of safe) {
            Object.assign(headers, headersOf(problem.fix, text));
            spare -= pointerText(problem);
            if (spare >= 0 || applied.length === 0)
                applied.push(form === VALUE ? withoutPlaces(problem) : problem);
        }
        text = edited(text, safe.flatMap(({ fix }) => fix.edits));
    }
    const report = reportOn(shape, { index, form, source: text, length: write(text, settings), settings });
    return { output: outputOf(shape, input, form, text), headers, applied, report };
}
const ONLY = ['only'];
/** All rounds list no more text of pointers together than one report does. */
const MOST_POINTER_TEXT = 1 << 20;
/** How long the pointer is at the most. */
function pointerText({ path }) {
    return path.reduce((length, segment) => length + 1 + 2 * String(segment).length, 0);
}
/** The problems whose fixes are safe and can be applied at once, because their edits do not touch. */
function applicable(problems) {
    let end = 0;
    return problems.filter((problem) => {
        const { edits, applicability } = problem.fix ?? {};
        if (applicability !== 'safe' || !edits?.every(({ start }) => end <= start))
            return false;
        end = edits.at(-1)?.end ?? end;
        return true;
    });
}
/** The text or bytes with edits applied, which ascend. */
function edited(text, edits) {
    const pieces = edits.flatMap((edit, n) => [part(text, edits[n - 1]?.end ?? 0, edit.start), edit.text]);
    pieces.push(part(text, edits.at(-1)?.end ?? 0));
    return typeof text === 'string' ? pieces.join('') : new TextEncoder().encode(pieces.join(''));
}
function part(text, from, to) {
    return typeof text === 'string'
        ? text.slice(from, to)
        : new TextDecoder('utf-8', { ignoreBOM: true }).decode(text.subarray(from, to));
}
/** The header that carries the value of a member which is taken out. */
function headersOf({ headers, edits }, text) {
    const [name] = headers ?? [];
    const [edit] = edits;
    if (name === undefined || edit === undefined)
        return {};
    const member = part(text, edit.start, edit.end).replace(/^[\s,]+|[\s,]+$/gu, '');
    return { [name]: Object.values(JSON.parse(`{${member}}`))[0] };
}
/** A value has no text that places could count in. */
function withoutPlaces({ span: _, fix: { edits: __, ...fix }, ...problem }) {
    return { ...problem, fix };
}
/** What comes back is never the caller's own object. */
function outputOf(shape, input, form, text) {
    if (typeof text !== 'string')
        return text === input ? text.slice() : text;
    return form === VALUE ? editedValue(shape, input, text) : text;
}
/** No fix of a query is safe, so it comes back as a copy of what it was. */
function editedValue(shape, input, text) {
    if (!isQuery(shape))
        return JSON.parse(text);
    if (input instanceof URLSearchParams)
        return new URLSearchParams(input);
    return input instanceof URL ? new URL(input) : { ...input };
}
/** The codes whose findings are fixed. */
function wanted(only) {
    if (only === undefined)
        return codes;
    if (!Array.isArray(only))
        throw new TypeError(`only must be an array of codes, not ${typeOf(only)}`);
    return only.map((code) => oneOf('code in only', code, codes));
}
