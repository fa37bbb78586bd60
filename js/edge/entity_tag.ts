/**
 * Entity tags (RFC 9110, section 8.8.3) of converted responses. The gateway adds the client's version to the
 * service's tag, so that a tag never matches a document of the other version, and removes it again from
 * `if-none-match`. The tags are weak: they stand for the same document, not for the same bytes.
 */
import type { Version } from '../types.js'

const TAG = /^(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"$/
const TAGS = /(?:W\/)?"[^"]*"/g
const STRONG = 's'
const WEAK = 'w'

/** Returns the tag of a converted response, or undefined if `tag` is not valid. */
export function tagFor(version: Version, tag: string): string | undefined {
  const [, weak, opaque] = TAG.exec(tag) ?? []
  return opaque === undefined ? undefined : `W/"${version};${weak === undefined ? STRONG : WEAK};${opaque}"`
}

/** Returns the service's tags for those in `if-none-match` that have the version, or undefined if none has. */
export function tagsOfService(version: Version, header: string): string | undefined {
  if (header === '*') return header
  const tags = Array.from(header.matchAll(TAGS), ([tag]) => tagOfService(version, tag)).filter((tag) => tag !== '')
  return tags.length === 0 ? undefined : tags.join(', ')
}

/** Returns `''` if the tag does not have the version. */
function tagOfService(version: Version, tag: string): string {
  const strong = `W/"${version};${STRONG};`
  const weak = `W/"${version};${WEAK};`
  if (tag.startsWith(strong)) return `"${tag.slice(strong.length)}`
  return tag.startsWith(weak) ? `W/"${tag.slice(weak.length)}` : ''
}
