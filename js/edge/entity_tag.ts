/**
 * Entity tags (RFC 9110, section 8.8.3) of converted answers. Each names the version that it is of, so that
 * the tag of one version never stands for a document of the other; asked with it, the service is asked with
 * its own again. They are weak: the same document, but not the same bytes.
 */
import type { Version } from '../types.js'

const TAG = /^(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"$/
const TAGS = /(?:W\/)?"[^"]*"/g
const STRONG = 's'
const WEAK = 'w'

/** The tag of a converted answer; undefined for what is no tag. */
export function tagFor(version: Version, tag: string): string | undefined {
  const [, weak, opaque] = TAG.exec(tag) ?? []
  return opaque === undefined ? undefined : `W/"${version};${weak === undefined ? STRONG : WEAK};${opaque}"`
}

/** The tags of `if-none-match` that are of that version, as the service knows them; undefined where none is. */
export function tagsOfService(version: Version, header: string): string | undefined {
  if (header === '*') return header
  const tags = Array.from(header.matchAll(TAGS), ([tag]) => tagOfService(version, tag)).filter((tag) => tag !== '')
  return tags.length === 0 ? undefined : tags.join(', ')
}

/** Empty where the tag is not of that version. */
function tagOfService(version: Version, tag: string): string {
  const strong = `W/"${version};${STRONG};`
  const weak = `W/"${version};${WEAK};`
  if (tag.startsWith(strong)) return `"${tag.slice(strong.length)}`
  return tag.startsWith(weak) ? `W/"${tag.slice(weak.length)}` : ''
}
