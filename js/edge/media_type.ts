/**
 * Parses the media type in `content-type` (RFC 9110, section 8.3), and recognises bodies that are not encoded.
 */
import { splitOutsideQuotes, trimmed, unquoted } from './header_list.js'

/** A media type, in lower case. */
interface MediaType {
  /** Type and subtype, such as `application/json`. */
  essence: string
  /** The parameter `charset`, if present. */
  charset?: string
}

const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/
/** The media type of most deliveries, kept to skip parsing. */
const JSON_TYPE: MediaType = { essence: 'application/json' }

/** Returns the media type of a header, or undefined if it is missing or malformed. */
export function mediaTypeOf(header: string | null): MediaType | undefined {
  if (header === null) return undefined
  if (header === JSON_TYPE.essence) return JSON_TYPE
  const [essence = '', ...parameters] = splitOutsideQuotes(header, ';')
  const names = essence.split('/')
  if (names.length !== 2 || !names.every((name) => TOKEN.test(name))) return undefined
  const charset = charsetIn(parameters)
  return { essence: essence.toLowerCase(), ...(charset !== undefined && { charset }) }
}

/** Returns the first `charset`. */
function charsetIn(parameters: readonly string[]): string | undefined {
  for (const parameter of parameters) {
    const equals = parameter.indexOf('=')
    if (equals > 0 && parameter.slice(0, equals).toLowerCase() === 'charset')
      return unquoted(parameter.slice(equals + 1)).toLowerCase()
  }
  return undefined
}

/** Returns whether a body of this type is JSON. */
export function isJson({ essence }: MediaType): boolean {
  return essence === 'application/json' || essence === 'text/json' || essence.endsWith('+json')
}

/** Returns whether the charset is UTF-8 or absent: JSON has no other (RFC 8259). */
export function isUtf8({ charset }: MediaType): boolean {
  return charset === undefined || charset === 'utf-8' || charset === 'utf8'
}

/** Returns whether a body with this `content-encoding` is not encoded (RFC 9110, section 8.4). */
export function isIdentity(encoding: string | null): boolean {
  return encoding === null || ['', 'identity'].includes(trimmed(encoding).toLowerCase())
}
