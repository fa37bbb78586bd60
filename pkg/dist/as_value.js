/**
 * Prepares inputs for type guards and Standard Schema, which validate values: a string is a JSON string there.
 * Everywhere else a string is the text of a document.
 */
import { isQuery } from './closed_lists.js';
/** Wraps a string or bytes so that they are validated as a value and not read as a document. */
export function asValue(shape, value) {
    if (typeof value !== 'string' && !ArrayBuffer.isView(value))
        return value;
    return isQuery(shape) ? NOT_PLAIN : { toJSON: () => (typeof value === 'string' ? value : '') };
}
/** An input that is reported as an object that is no JSON value. */
export const NOT_PLAIN = /* @__PURE__ */ Symbol('not plain');
/** An input that is reported as `not_serializable`. */
export const UNSERIALIZABLE = /* @__PURE__ */ Symbol('unserializable');
