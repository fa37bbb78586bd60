/**
 * A request that came in: what is needed of it, so that the `Request` of every runtime and every
 * collection of types fits.
 */
import { typeOf } from '../tag.js';
/** What is no request, or was read before, is the programmer's mistake. */
export function checkRequest(request) {
    // Each is read once: in workerd a getter costs more than what is done with its value.
    const { method, headers, body, bodyUsed } = (request ?? {});
    if (typeof method !== 'string' || typeof headers?.get !== 'function' || !isStream(body))
        throw new TypeError(`the request must be a Request, not ${typeOf(request)}`);
    if (bodyUsed || body?.locked)
        throw new TypeError('the body of the request was read before: pass the request unread, or request.clone()');
}
function isStream(body) {
    return body === null || typeof body?.getReader === 'function';
}
