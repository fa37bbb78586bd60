/**
 * Validation as a Standard Schema v1 and a Standard JSON Schema v1 (standardschema.dev), for form libraries and
 * servers. A valid value is returned unchanged; only errors become issues.
 */
import { asValue, NOT_PLAIN, UNSERIALIZABLE } from './as_value.js';
import { callback, oneOf, pointer } from './checks.js';
import { SENTENCE_ELSEWHERE } from './generated/layout.js';
import { namings } from './generated/tables.js';
import { messageOf } from './message.js';
import { optional, own, readerOf } from './option_reader.js';
import { DOCUMENT, knownShape, refuseEntries, settingsOf, withAllFindings } from './options.js';
import { NO_ARGUMENTS, phrasingOf } from './report.js';
import { jsonSchema, jsonSchemaFor } from './schema.js';
import { typeOf } from './tag.js';
import { isAccepted, validated } from './validate.js';
const readOptions = /* @__PURE__ */ readerOf({
    ...DOCUMENT,
    names: /* @__PURE__ */ optional(/* @__PURE__ */ oneOf(namings), 'label'),
    message: /* @__PURE__ */ optional(messageFrom, ({ message }) => message),
    only: /* @__PURE__ */ optional(pointersFrom),
});
export function standardSchema(shape, options) {
    // Throw for mistakes now and not at the first request.
    knownShape(shape);
    const { message, only, ...given } = readOptions(options);
    refuseEntries(shape, given);
    const settings = settingsOf(given);
    const rules = { shape, settings, message, only };
    // In JavaScript the argument can be missing: then its target is.
    const convert = (given) => schemaOf(shape, settings, own(given, 'target'));
    return {
        '~standard': {
            version: 1,
            vendor: 'order-contract',
            validate: (value) => checked(value, rules),
            jsonSchema: { input: convert, output: convert },
        },
    };
}
function messageFrom(message) {
    const build = callback(message, 'message');
    return (problem) => {
        const text = build(problem);
        if (typeof text === 'string')
            return text;
        throw new TypeError(`message must return a string, not ${typeOf(text)}`);
    };
}
function pointersFrom(only) {
    if (Array.isArray(only))
        return only.map((field) => pointer(field, 'only'));
    throw new TypeError(`only must be an array of JSON Pointers, not ${typeOf(only)}`);
}
function schemaOf(shape, { version, level, draft, severity }, target) {
    if (draft || severity)
        throw new TypeError('a JSON Schema cannot express the options draft and severity: leave them out');
    return jsonSchemaFor(target, jsonSchema(shape, { version, level }));
}
/** Validates a value and turns errors into issues. */
function checked(value, rules) {
    const { shape, settings } = rules;
    const input = asValue(shape, value);
    let errors;
    try {
        if (isAccepted(shape, input, settings))
            return { value };
        errors = errorsOf(input, rules);
    }
    catch (error) {
        // Elsewhere a `Map` or a `Blob` is a mistake in the program. Here it may be input.
        if (!(error instanceof TypeError))
            throw error;
        errors = errorsOf(NOT_PLAIN, rules);
    }
    return { issues: issuesOf(errors, rules) };
}
function errorsOf(input, { shape, settings, only }) {
    const listed = only === undefined ? errorsIn(validated(shape, input, settings)) : [];
    // Warnings, or errors of fields that are not on screen, may have used up the limits of a report.
    if (listed.length > 0)
        return listed;
    const all = errorsIn(validated(shape, input, withAllFindings(settings)));
    // A `toJSON` can give a valid document now, but the verdict stands.
    if (all.length === 0)
        return errorsIn(validated(shape, UNSERIALIZABLE, settings));
    return only === undefined ? all.slice(0, 1) : all;
}
function errorsIn({ problems }) {
    return problems.filter(({ severity }) => severity === 'error');
}
function issuesOf(errors, { settings, message, only }) {
    const isShown = ({ pointer }) => only?.some((field) => pointer === field || pointer.startsWith(`${field}/`)) ?? true;
    const other = errors.find((problem) => !isShown(problem));
    const elsewhere = other === undefined ? [] : [elsewhereFor(other, settings)];
    return [...errors.filter(isShown), ...elsewhere].map((problem) => {
        const { path, code, pointer, meta } = problem;
        return { message: message(problem), path, code, pointer, meta };
    });
}
/** Makes the problem at the root that stands for one of a field that is not on screen. */
function elsewhereFor({ code, severity, basis, section }, settings) {
    const message = messageOf(phrasingOf(settings), SENTENCE_ELSEWHERE, NO_ARGUMENTS);
    return { code, severity, basis, section, message, pointer: '', path: [], meta: {} };
}
