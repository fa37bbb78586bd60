/**
 * A response that the caller's own code gave: what tells it from what was meant to be one.
 */
import { isRecord } from '../options.js';
import { typeOf } from '../tag.js';
/** What is no `Response` is the programmer's mistake, such as a `return` that was forgotten. */
export function checkResponse(giver, value) {
    if (isResponse(value))
        return;
    const advice = isRecord(value) && isResponse(value.response) ? ': return its `response`' : '';
    throw new TypeError(`${giver} must return a Response, not ${typeOf(value)}${advice}`);
}
/** The classes of runtimes and polyfills differ; what they have does not. */
function isResponse(value) {
    if (!isRecord(value))
        return false;
    const { status, headers } = value;
    return typeof status === 'number' && typeof headers?.get === 'function';
}
