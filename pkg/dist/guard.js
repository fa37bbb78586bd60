/**
 * Validation as a type guard (`is`) and as an assertion (`assertValid`). Both refuse the options under which a
 * valid document may differ from its type.
 */
import { asValue, UNSERIALIZABLE } from './as_value.js';
import { pick } from './options.js';
import { isQuery } from './query_shapes.js';
import { tagOf } from './tag.js';
import { isValid, validate } from './validate.js';
/**
 * Returns whether a value is valid, as a type guard. Unlike in `isValid`, a string is a JSON string and not the
 * text of a document, and bytes are never valid. Where the value or a part of it has a `toJSON` method, the result
 * of the method is validated: a `Date` is valid where the type has a string. In the same way, what JSON leaves out or
 * writes as `null` counts as such: `undefined`, functions and symbols, gaps in arrays, `NaN` and infinities.
 *
 * Throws a `TypeError` for the options `draft` and `severity` and for the level `'stated'`: a document that is
 * valid under them may differ from the type.
 *
 * @example
 * ```ts
 * import { is } from 'order-contract'
 *
 * const value: unknown = JSON.parse('{"status":"COMPLETED","items":[]}')
 * if (is('order', value) && value.status === 'COMPLETED') console.log(value.items)
 * ```
 */
export function is(shape, value, options) {
    refuseWeakening(options);
    return isValid(shape, typedValue(shape, value), options);
}
/**
 * Throws an `InvalidDocumentError` with the report if `is` returns false for the value. Its message begins with an
 * English sentence; the first error follows, in the language of `messages`. Throws a `TypeError` for the same options
 * as `is`.
 *
 * @example
 * ```ts
 * import { assertValid, InvalidDocumentError } from 'order-contract'
 *
 * try {
 *   const value: unknown = { status: 'DONE' }
 *   assertValid('order-created', value)
 *   console.log(value.status)
 * } catch (error) {
 *   if (!(error instanceof InvalidDocumentError)) throw error
 *   console.log(error.report.problems)
 * }
 * ```
 */
export function assertValid(shape, value, options) {
    refuseWeakening(options);
    const input = typedValue(shape, value);
    if (!isValid(shape, input, options))
        throw new InvalidDocumentError(validate(shape, input, options));
}
const NAME = 'InvalidDocumentError';
/** The error that `assertValid` throws. The message repeats nothing of the document; `report` lists the problems. */
export class InvalidDocumentError extends Error {
    name = NAME;
    constructor(report) {
        const first = report.problems.find(({ severity }) => severity === 'error');
        super(`This is not a valid ${report.shape}.${first === undefined ? '' : ` ${first.message}`}`);
        Object.defineProperty(this, 'report', { value: report });
    }
    /** Recognises an error of another copy of the package, too: `import` and `require` load one each. */
    static [Symbol.hasInstance](value) {
        // biome-ignore lint/complexity/noThisInStatic: it may be a class that extends this one
        return super[Symbol.hasInstance](value) || (this === InvalidDocumentError && hasItsName(value));
    }
}
function hasItsName(value) {
    return tagOf(value) === 'Error' && value.name === NAME;
}
/** Prepares a value for a type guard. A query whose values are not strings would be valid but not of its type. */
function typedValue(shape, value) {
    return isQuery(shape) && !isParameters(value) ? UNSERIALIZABLE : asValue(shape, value);
}
function isParameters(value) {
    if (typeof value !== 'object' || tagOf(value) !== 'Object')
        return false;
    try {
        return Object.values(value).every((item) => item === undefined || typeof item === 'string');
    }
    catch {
        return false;
    }
}
function refuseWeakening(options) {
    if (options === undefined)
        return;
    const { draft, severity, level } = pick(options, ['draft', 'severity', 'level']);
    const weakens = { draft: draft === true, severity: severity !== undefined, level: level === 'stated' };
    for (const [name, does] of Object.entries(weakens)) {
        if (does) {
            throw new TypeError(`a type guard does not take the option ${name}: with it, what is valid need not be of the type`);
        }
    }
}
