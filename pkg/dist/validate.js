/**
 * Validates one document: `validate`, `isValid` and `parse`. js/document.ts hands the document to the core, and
 * js/report.ts decodes the reply.
 */
import { isQuery } from './closed_lists.js';
import { call, checkedText } from './core.js';
import { prepare, sourceOf } from './document.js';
import { formOf, isStackOverflow } from './input.js';
import { readSettings, refuseEntries, shapeIndex } from './options.js';
import { isRefusal, REFUSED_DEPTH } from './refusal.js';
import { reportAt } from './report.js';
import { write, writeSettings } from './write.js';
/**
 * Validates a document and returns a report.
 *
 * Bad data is reported, never thrown. A mistake in the arguments (an unknown shape or option, a `Promise` as the
 * document) throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { validate } from 'order-contract'
 *
 * const report = validate('order-created', '{"status":"DONE"}')
 * for (const { pointer, message } of report.problems) console.log(pointer, message)
 * ```
 */
export function validate(shape, input, options) {
    return validated(shape, input, readSettings(options));
}
/** Validates a document under options that were read. */
export function validated(shape, input, settings) {
    return reportOn(shape, prepare(shape, input, settings));
}
/**
 * Returns whether a document is valid: the same as `valid` in the report of `validate`, but faster.
 * A mistake in the arguments throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { isValid } from 'order-contract'
 *
 * const body = new TextEncoder().encode('{"status":"COMPLETED"}')
 * if (!isValid('order-created', body)) throw new Error('not an order')
 * ```
 */
export function isValid(shape, input, options) {
    return isAccepted(shape, input, readSettings(options));
}
/** Returns whether a document is valid under options that were read. */
export function isAccepted(shape, input, settings) {
    // Not by `prepare`: making the object that it returns takes 2 to 5 % of the time for a webhook.
    const index = shapeIndex(shape);
    refuseEntries(shape, settings);
    const form = formOf(input);
    const length = write(sourceOf(shape, form, input, settings), settings);
    return !isRefusal(length) && call((core) => core.is_valid(index, form, length, settings.bytes.length)) !== 0;
}
export function parse(shape, input, options) {
    return parsed(shape, input, readSettings(options));
}
/** Parses a document under options that were read. */
export function parsed(shape, input, settings) {
    const prepared = prepare(shape, input, settings);
    const report = reportOn(shape, prepared);
    if (!report.valid)
        return { ok: false, report };
    const text = typeof prepared.source === 'string' ? prepared.source : checkedText(prepared.length);
    try {
        return { ok: true, value: parsedValue(shape, text), report };
    }
    catch (error) {
        // The caller's limits may allow more nesting than the engine's own JSON.parse.
        if (!isStackOverflow(error))
            throw error;
        return { ok: false, report: reportOn(shape, { ...prepared, length: REFUSED_DEPTH }) };
    }
}
/** Returns the report on a document that was written into the core's memory, or that could not be. */
export function reportOn(shape, { index, form, length, settings }) {
    if (isRefusal(length))
        writeSettings(settings);
    return reportAt(call((core) => core.validate(index, form, length, settings.bytes.length)), shape, settings);
}
function parsedValue(shape, text) {
    return isQuery(shape) ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
}
