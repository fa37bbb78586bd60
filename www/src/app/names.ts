/** What versions and shapes are called in the page's sentences. */
import { type Description, describe, type Shape, type Version, versions } from 'order-contract/wasm'

export const [oldest, newest] = [versions[0], versions.at(-1)] as [Version, Version]

const kept = new Map<Shape, Description>()

/** Kept, because a description is long. */
export function described(shape: Shape): Description {
  const found = kept.get(shape) ?? describe(shape)
  kept.set(shape, found)
  return found
}

export const isList = (shape: Shape) => described(shape).layout === 'entries'

/** What a document of a shape is called: `order`, or `list of 2 orders`. */
export function nameOf(shape: Shape, count?: string): string {
  const title = described(shape).object.title.toLowerCase()
  if (!isList(shape)) return title
  return `list of ${count === undefined ? '' : `${count} `}${title}${count === '1' ? '' : 's'}`
}

/** `an order`. */
export function withArticle(shape: Shape, count?: string): string {
  const name = nameOf(shape, count)
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
}
