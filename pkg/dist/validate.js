/**
 * The three questions about one document: is it valid, what is wrong with it, what does it hold.
 * The order of work is here; how each step is done is not.
 */
import * as core from './core.js';
import { queries } from './generated/tables.js';
import { formOf, isStackOverflow, jsonOf, queryOf, VALUE } from './input.js';
import { readSettings, shapeIndex } from './options.js';
import { codeIndex, isRefusal, REFUSED_DEPTH } from './refusal.js';
import { readReport } from './report.js';
import { write, writeSettings } from './write.js';
/**
 * Checks a document and reports every finding.
 *
 * Bad data is reported, never thrown. A mistake in the call itself (an unknown shape or option, a
 * `Promise` for a document) throws a `TypeError`.
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
    const index = shapeIndex(shape);
    const settings = readSettings(options);
    const form = formOf(input);
    const length = write(sourceOf(shape, form, input, settings), settings);
    return reportOn(shape, index, form, length, settings);
}
/**
 * The fast verdict: whether `validate` would find no error.
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
    const index = shapeIndex(shape);
    const settings = readSettings(options);
    const form = formOf(input);
    const length = write(sourceOf(shape, form, input, settings), settings);
    return !isRefusal(length) && core.isValid(index, form, length, settings.bytes.length);
}
export function parse(shape, input, options) {
    const index = shapeIndex(shape);
    const settings = readSettings(options);
    const form = formOf(input);
    const source = sourceOf(shape, form, input, settings);
    const length = write(source, settings);
    const report = reportOn(shape, index, form, length, settings);
    if (!report.valid)
        return { ok: false, report };
    const text = typeof source === 'string' ? source : core.checkedText(length);
    try {
        return { ok: true, value: parsedValue(shape, text), report };
    }
    catch (error) {
        // The caller's limits may allow more nesting than the engine's own JSON.parse.
        if (!isStackOverflow(error))
            throw error;
        return { ok: false, report: reportOn(shape, index, form, REFUSED_DEPTH, settings) };
    }
}
/** The text or bytes to check. */
export function sourceOf(shape, form, input, settings) {
    if (form !== VALUE)
        return input;
    return isQuery(shape) ? queryOf(input) : jsonOf(input, settings.maxDepth);
}
/** The report on what has been written, or could not be. */
export function reportOn(shape, index, form, length, settings) {
    const spare = settings.bytes.length;
    if (!isRefusal(length))
        return readReport(core.validate(index, form, length, spare), shape);
    writeSettings(settings);
    return readReport(core.refuse(index, codeIndex(length), spare), shape);
}
function parsedValue(shape, text) {
    return isQuery(shape) ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
}
/** Whether a shape is the query of a URL. */
export function isQuery(shape) {
    return queries.includes(shape);
}
