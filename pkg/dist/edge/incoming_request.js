/**
 * A request that came in: what is needed of it, so that the `Request` of every runtime and every
 * collection of types fits.
 */
import { show } from '../options.js';
/** What is no request, or was read before, is the programmer's mistake. */
export function checkRequest(request) {
    if (!isRequest(request))
        throw new TypeError(`the request must be a Request, not ${show(request)}`);
    if (request.bodyUsed || request.body?.locked)
        throw new TypeError('the body of the request has been read already: pass the request first, or request.clone()');
}
function isRequest(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const { method, headers, body } = value;
    return typeof method === 'string' && typeof headers?.get === 'function' && isStream(body);
}
function isStream(body) {
    return body === null || typeof body?.getReader === 'function';
}
