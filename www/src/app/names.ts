/**
 * The lists of the package that the page offers as choices, and what shapes are called. Each list is keyed by its type: a
 * missing or unknown entry does not compile.
 */
import { type Description, describe, type Shape, type Version } from 'order-contract/wasm'

/** How a document of each shape is laid out. */
export const layouts: Readonly<Record<Shape, Description['layout']>> = {
  'order-request': 'document',
  'product-query': 'query',
  'order-query': 'query',
  order: 'document',
  'order-list': 'entries',
  'order-created': 'document',
  product: 'document',
  'product-list': 'entries',
  'product-update': 'document',
}

export const shapes = keysOf<Shape>(layouts)

/** Newest last. */
export const versions = keysOf<Version>({ '2023-07-27': true, '2024-02-05': true })
export const [oldest, newest] = [versions[0], versions.at(-1)] as [Version, Version]

function keysOf<K extends string>(record: Record<K, unknown>): readonly K[] {
  return Object.keys(record) as K[]
}

export const isList = (shape: Shape) => layouts[shape] === 'entries'

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
