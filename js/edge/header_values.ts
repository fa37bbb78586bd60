/** Parses the values of headers (RFC 9110): lists and media types. */

/** What stands between two commas. Attackers choose it: nothing in it can fail after it has begun, so nothing backtracks. */
const MEMBER = /(?:[^,"]+|"(?:[^"\\]+|\\.)*"?)+/gsu

/** Returns the members of a comma-separated list, without empty ones. A comma in a quoted string separates nothing. */
export function membersOf(header: string | null): string[] {
  const members = header?.match(MEMBER) ?? []
  return members.map((member) => member.trim()).filter((member) => member !== '')
}

/** Returns type and subtype of a media type. Its parameters mean nothing for JSON, not even a charset (RFC 8259, section 11). */
export function typeIn(mediaType: string | null | undefined): string | undefined {
  return mediaType?.split(';', 1)[0]?.trim().toLowerCase()
}
