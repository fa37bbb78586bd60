/** The import maps of pages without a bundler, in which a browser finds `#core`. */
import { createHash } from 'node:crypto'

/** Returns the source that allows the import map of a page in a content security policy. Empty if it has none. */
export function importMapSource(html) {
  const map = html.match(/<script type="importmap">([\s\S]*?)<\/script>/)?.[1]
  return map ? `'sha256-${createHash('sha256').update(map).digest('base64')}'` : ''
}
