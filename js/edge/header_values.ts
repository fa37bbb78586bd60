/**
 * Reads the values of headers (RFC 9110): lists, media types, and bodies that are not encoded.
 */

/**
 * The members of a list, and the parts of a media type: quoted strings can have separators. The time is linear, as a part
 * can end anywhere and so is never tried again: attackers choose the values.
 */
const MEMBERS = /(?:[^,"]|"(?:[^"\\]|\\.)*\\?"?)*/gs
const PARTS = /(?:[^;"]|"(?:[^"\\]|\\.)*\\?"?)*/gs

/** Returns the members of a comma-separated list, without empty ones. */
export function membersOf(header: string | null): string[] {
  return split(header, MEMBERS).filter((member) => member !== '')
}

/** Returns whether a content type is JSON. Of several ones, the last counts, as in browsers. */
export function isJson(header: string | null): boolean {
  const [type = ''] = split(membersOf(header).at(-1) ?? null, PARTS)
  return /^(?:application\/json|text\/json|[^\s/]+\/[^\s/]+\+json)$/i.test(type)
}

/** Returns whether a content type is `application/json` in UTF-8: JSON has no other charset (RFC 8259). */
export function isUtf8Json(header: string | null): boolean {
  // The type of most deliveries, which need not be split.
  if (header === 'application/json') return true
  const [type, ...parameters] = split(header, PARTS).map((part) => part.toLowerCase())
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length)
  return type === 'application/json' && (charset === undefined || isUtf8(charset))
}

/** A value can be quoted, and then have escapes. */
function isUtf8(charset: string): boolean {
  return /^(?:utf-?8|"utf-?8")$/.test(charset.replaceAll(/\\(.)/g, '$1'))
}

/** Returns whether a body with this `content-encoding` is not encoded. */
export function isIdentity(header: string | null): boolean {
  return header === null || ['', 'identity'].includes(header.trim().toLowerCase())
}

function split(header: string | null, parts: RegExp): string[] {
  return (header ?? '').match(parts)?.map((part) => part.trim()) ?? []
}
