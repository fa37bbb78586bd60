/** What versions and shapes are called in the page's sentences. */
import { describe, type Shape, type Version, versions } from 'order-contract/wasm'

export const [oldest, newest] = [versions[0], versions.at(-1)] as [Version, Version]

export const isList = (shape: Shape) => describe(shape).layout === 'entries'

/** What a document of a shape is called: `order`, or `list of 2 orders`. */
export function nameOf(shape: Shape, count?: string): string {
  const title = describe(shape).object.title.toLowerCase()
  if (!isList(shape)) return title
  return `list of ${count === undefined ? '' : `${count} `}${title}${count === '1' ? '' : 's'}`
}

/** `an order`. */
export function withArticle(shape: Shape, count?: string): string {
  const name = nameOf(shape, count)
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
}
