/** Where in a text the objects stand that conversions touch: the items of orders, products, or a query as a whole. */
import { typescript } from '../typescript.mjs'

const { placesIn } = await typescript('www/src/app/json.ts')

const ORDERS = ['order', 'order-list']

export function unitsOf(shape, text) {
  if (shape === 'product-query') return [{ start: 0, end: text.length }]
  const places = placesIn(text)
  const entries = shape.endsWith('-list') ? elements(places, listIn(places, text)) : ['']
  const units = ORDERS.includes(shape) ? entries.flatMap((entry) => elements(places, `${entry}/items`)) : entries
  return units.map((pointer) => places.get(pointer)).map(({ value, end }) => ({ start: value, end }))
}

/** The pointers of a list's elements. */
const elements = (places, list) =>
  [...places.keys()].filter((pointer) => pointer.slice(0, pointer.lastIndexOf('/')) === list && pointer !== list)

/** The document itself, or its first member that is a list. */
const listIn = (places, text) =>
  ['', ...elements(places, '')].find((pointer) => text[places.get(pointer)?.value] === '[') ?? ''
