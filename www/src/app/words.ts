/** Names of shapes, numbers and lists in the page's sentences. */
import type { Shape } from 'order-contract/wasm'

/** What documents of a shape are called. */
export const shapeNames: Readonly<Record<Shape, string>> = {
  order: 'order',
  'order-request': 'order request',
  'order-created': 'created order',
  'order-list': 'list of orders',
  'order-query': 'query for orders',
  product: 'product',
  'product-list': 'list of products',
  'product-query': 'query for products',
  'product-update': 'product update',
}

/** `an order`. */
export const withArticle = (shape: Shape) => `${/^[aeiou]/.test(shapeNames[shape]) ? 'an' : 'a'} ${shapeNames[shape]}`

export const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Smaller numbers are written alike anyway: the first view does without a formatter, which takes long to make. */
const GROUPED = 1000

export const inWords = (number: number) => (number < GROUPED ? String(number) : number.toLocaleString('en'))

/** `1 link`, `2 links`. */
export const counted = (count: number, one: string, many = `${one}s`) => `${inWords(count)} ${count === 1 ? one : many}`

/** `a, b or c`. */
export const either = (items: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(items)
