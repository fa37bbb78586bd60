/**
 * Parses the values of headers (RFC 9110): lists, media types, and bodies that are not encoded. Goes character by character,
 * so that the time is linear: attackers choose the values, and regular expressions can backtrack.
 */

/** Returns the members of a comma-separated list, without empty ones. */
export function membersOf(header: string | null): string[] {
  return header === null ? [] : splitOutsideQuotes(header, ',').filter((member) => member !== '')
}

/** A media type, in lower case. */
interface MediaType {
  /** Type and subtype, such as `application/json`. */
  readonly essence: string
  /** The parameter `charset`, if present. */
  readonly charset?: string | undefined
}

const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/

/** Returns whether a value can be a name, such as that of a header. */
export function isToken(value: string): boolean {
  return TOKEN.test(value)
}

/** The media type of most deliveries, kept to skip parsing. */
const JSON_TYPE: MediaType = { essence: 'application/json' }

/** Returns the media type of a header, or undefined if it is missing or malformed. */
export function mediaTypeOf(header: string | null): MediaType | undefined {
  if (header === null) return undefined
  if (header === JSON_TYPE.essence) return JSON_TYPE
  const [essence = '', ...parameters] = splitOutsideQuotes(header, ';')
  const names = essence.split('/')
  if (names.length !== 2 || !names.every(isToken)) return undefined
  return { essence: essence.toLowerCase(), charset: charsetIn(parameters) }
}

/** Returns the first `charset`. */
function charsetIn(parameters: readonly string[]): string | undefined {
  const charset = parameters.find((parameter) => /^charset=/i.test(parameter))
  return charset && unquoted(charset.slice('charset='.length)).toLowerCase()
}

/** Returns whether a body of this type is JSON. */
export function isJson({ essence }: MediaType): boolean {
  return essence === 'application/json' || essence === 'text/json' || essence.endsWith('+json')
}

/** Returns whether the charset is UTF-8 or absent: JSON has no other (RFC 8259). */
export function isUtf8({ charset }: MediaType): boolean {
  return charset === undefined || charset === 'utf-8' || charset === 'utf8'
}

/** Returns whether a body with this `content-encoding` is not encoded. */
export function isIdentity(encoding: string | null): boolean {
  return encoding === null || ['', 'identity'].includes(encoding.trim().toLowerCase())
}

/** Splits a value at separators outside quoted strings, and trims the parts. */
function splitOutsideQuotes(value: string, separator: ',' | ';'): string[] {
  const parts: string[] = []
  let start = 0
  let quoted = false
  for (let at = 0; at < value.length; at++) {
    const character = value[at]
    if (character === '"') quoted = !quoted
    else if (quoted && character === '\\') at++
    else if (!quoted && character === separator) {
      parts.push(value.slice(start, at).trim())
      start = at + 1
    }
  }
  parts.push(value.slice(start).trim())
  return parts
}

/** Returns the text of a quoted string, or the value itself if it is not quoted. */
function unquoted(value: string): string {
  return /^"((?:[^"\\]|\\.)*)/s.exec(value)?.[1]?.replaceAll(/\\(.)/gs, '$1') ?? value
}
