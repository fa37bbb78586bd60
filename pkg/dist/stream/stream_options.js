/** Checks the options that both streams share. */
import { oneOf } from '../options.js';
import { typeOf } from '../tag.js';
import { Elements } from './elements.js';
import { Lines } from './lines.js';
const FORMATS = ['ndjson', 'json'];
export function readFormat(value) {
    return value === undefined ? 'ndjson' : oneOf('format', value, FORMATS);
}
export function framingOf(format, most) {
    return format === 'json' ? new Elements(most) : new Lines(most);
}
export function readCallback(value) {
    if (value === undefined || typeof value === 'function')
        return value;
    throw new TypeError(`onProgress must be a function, not ${typeOf(value)}`);
}
/** Reads an option that is a stream. Recognises the stream by a method, so that those of every runtime fit. */
export function readStream(name, value, method, kind) {
    if (value === undefined)
        return undefined;
    if (typeof value !== 'object' || value === null || typeof Reflect.get(value, method) !== 'function')
        throw new TypeError(`${name} must be a ${kind}, not ${typeOf(value)}`);
    // Before any other stream is locked, so that the caller can still use the others.
    if (Reflect.get(value, 'locked') === true)
        throw new TypeError(`${name} is locked: pass a stream that nothing uses`);
    return value;
}
