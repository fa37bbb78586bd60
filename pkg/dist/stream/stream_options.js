/** Checks the options that both streams share. */
import { callback, oneOf } from '../checks.js';
import { optional } from '../option_reader.js';
import { typeOf } from '../tag.js';
import { Elements } from './elements.js';
import { Lines } from './lines.js';
const FORMATS = ['ndjson', 'json'];
/** The options of both streams, besides those of what is done with the documents. */
export const STREAM = {
    format: optional(oneOf(FORMATS), 'ndjson'),
    onProgress: optional(callback),
};
export function framingOf(format, most) {
    return format === 'json' ? new Elements(most) : new Lines(most);
}
/** Makes the check of a stream. Recognises the stream by a method, so that those of every runtime fit. */
export function streamWith(method, kind) {
    return (value, name) => {
        if (typeof value !== 'object' || value === null || typeof Reflect.get(value, method) !== 'function')
            throw new TypeError(`${name} must be a ${kind}, not ${typeOf(value)}`);
        // Before any other stream is locked, so that the caller can still use the others.
        if (Reflect.get(value, 'locked') === true)
            throw new TypeError(`${name} is locked: pass a stream that nothing uses`);
        return value;
    };
}
