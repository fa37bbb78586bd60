/**
 * The part of a `Request` that the receiver needs, so that the `Request` types of all runtimes fit.
 */
import { typeOf } from '../tag.js';
/** Throws a TypeError if `request` is not a request or its body has been read. */
export function checkRequest(request) {
    // Read each once: getters are slow in workerd.
    const { method, headers, body, bodyUsed } = (request ?? {});
    if (typeof method !== 'string' || typeof headers?.get !== 'function' || !isStream(body))
        throw new TypeError(`the request must be a Request, not ${typeOf(request)}`);
    if (bodyUsed || body?.locked)
        throw new TypeError('the body of the request was read before: pass the request unread, or request.clone()');
}
function isStream(body) {
    return body === null || typeof body?.getReader === 'function';
}
