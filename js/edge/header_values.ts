/**
 * Parses the values of headers (RFC 9110): lists, media types, and bodies that are not encoded. Goes character by character,
 * so that the time is linear: attackers choose the values, and regular expressions can backtrack.
 */

/** Returns the members of a comma-separated list, without empty ones. A comma in a quoted string separates nothing. */
export function membersOf(header: string | null): string[] {
  const value = header ?? ''
  const members: string[] = []
  let start = 0
  let quoted = false
  for (let at = 0; at < value.length; at++) {
    const character = value[at]
    if (character === '"') quoted = !quoted
    else if (quoted && character === '\\') at++
    else if (!quoted && character === ',') {
      members.push(value.slice(start, at))
      start = at + 1
    }
  }
  members.push(value.slice(start))
  return members.map((member) => member.trim()).filter((member) => member !== '')
}

const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/

/** Returns whether a value can be a name, such as that of a header. */
export function isToken(value: string): boolean {
  return TOKEN.test(value)
}

/** Returns type and subtype of a media type. Its parameters mean nothing for JSON, not even a charset (RFC 8259, section 11). */
export function typeIn(mediaType: string | null | undefined): string | undefined {
  return mediaType?.split(';', 1)[0]?.trim().toLowerCase()
}

/** Returns whether a body with this `content-encoding` is not encoded. */
export function isIdentity(encoding: string | null): boolean {
  return encoding === null || ['', 'identity'].includes(encoding.trim().toLowerCase())
}
