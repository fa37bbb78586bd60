/**
 * Recognises content encodings (RFC 9110, section 8.4).
 */
import { trimmed } from './header_list.js'

/** The content encodings that every runtime decodes. workerd knows them only in lower case. */
const DECODED: readonly (string | null)[] = ['gzip', 'br']

/** Returns whether a body is not encoded. */
export function isIdentity(encoding: string | null): boolean {
  return encoding === null || ['', 'identity'].includes(trimmed(encoding).toLowerCase())
}

/** Returns whether every runtime returns the decoded body. */
export function isDecoded(encoding: string | null): boolean {
  return isIdentity(encoding) || DECODED.includes(encoding)
}
