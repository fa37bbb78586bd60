/** Where in a text the objects stand that conversions touch: the items of orders, products, or a query as a whole. */
import { parser } from '@lezer/json'

const ORDERS = ['order', 'order-list']

export function unitsOf(shape, text) {
  if (shape === 'product-query') return [{ start: 0, end: text.length }]
  const root = parser.parse(text).topNode.firstChild
  const entries = shape.endsWith('-list') ? values(listOf(root)) : [root]
  const units = ORDERS.includes(shape) ? entries.flatMap((entry) => values(itemsOf(entry, text))) : entries
  return units.map(({ from: start, to: end }) => ({ start, end }))
}

const members = (object) => object.getChildren('Property')

const listOf = (root) =>
  root.name === 'Array' ? root : members(root).find(({ lastChild: { name } }) => name === 'Array')?.lastChild

const itemsOf = (entry, text) =>
  members(entry).find(({ firstChild: { from, to } }) => text.slice(from, to) === '"items"')?.lastChild

function values(list) {
  const found = []
  for (let child = list?.firstChild; child; child = child.nextSibling) {
    if (/^[A-Z]/.test(child.name)) found.push(child)
  }
  return found
}
