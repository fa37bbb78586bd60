/**
 * Recognises content encodings (RFC 9110, section 8.4).
 */
import { trimmed } from './header_list.js';
/** The content encodings that every runtime decodes. workerd knows them only in lower case. */
const DECODED = ['gzip', 'br'];
/**
 * Whether the runtime decodes bodies and leaves the header. Deno removes the header of a body that it decodes, and decodes
 * none if the caller sets `accept-encoding`, as the gateway does.
 */
export const FETCH_DECODES = /* @__PURE__ */ !('Deno' in globalThis);
/** Returns whether a body is not encoded. */
export function isIdentity(encoding) {
    return encoding === null || ['', 'identity'].includes(trimmed(encoding).toLowerCase());
}
/** Returns whether the runtime has decoded the body. */
export function isDecoded(encoding) {
    return isIdentity(encoding) || (FETCH_DECODES && DECODED.includes(encoding));
}
