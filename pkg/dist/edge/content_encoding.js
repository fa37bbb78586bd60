/**
 * Recognises content encodings (RFC 9110, section 8.4).
 */
import { trimmed } from './header_list.js';
/** The content encodings that every runtime decodes. workerd knows them only in lower case. */
const DECODED = ['gzip', 'br'];
/** Returns whether a body is not encoded. */
export function isIdentity(encoding) {
    return encoding === null || ['', 'identity'].includes(trimmed(encoding).toLowerCase());
}
/** Returns whether every runtime returns the decoded body. */
export function isDecoded(encoding) {
    return isIdentity(encoding) || DECODED.includes(encoding);
}
