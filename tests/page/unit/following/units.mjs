/** Finds the objects in a text that conversions change: the items of orders, products, or a query as a whole. */
const ORDERS = ['order', 'order-list']

export function unitsOf(shape, text) {
  if (shape === 'product-query') return [{ start: 0, end: text.length }]
  const places = placesIn(text)
  const entries = shape.endsWith('-list') ? elements(places, listIn(places, text)) : ['']
  const units = ORDERS.includes(shape) ? entries.flatMap((entry) => elements(places, `${entry}/items`)) : entries
  return units.map((pointer) => places.get(pointer))
}

/** Returns the pointers of a list's elements. */
const elements = (places, list) =>
  [...places.keys()].filter((pointer) => pointer.slice(0, pointer.lastIndexOf('/')) === list && pointer !== list)

/** Returns the document itself, or its first member that is a list. */
const listIn = (places, text) =>
  ['', ...elements(places, '')].find((pointer) => text[places.get(pointer)?.start] === '[') ?? ''

/** Returns the place of each value of a JSON text, by pointer. */
function placesIn(text) {
  const places = new Map()
  const tokens = [...text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g)]
  let at = 0
  function value(pointer) {
    const { 0: token, index: start } = tokens[at++]
    const last = { '{': '}', '[': ']' }[token]
    places.set(pointer, { start, end: start + token.length })
    for (let index = 0; last !== undefined && tokens[at][0] !== last; index += 1) {
      if (tokens[at][0] === ',') at += 1
      const name = token === '{' ? JSON.parse(tokens[at][0]) : index
      if (token === '{') at += 2
      value(`${pointer}/${name}`)
    }
    if (last !== undefined) places.get(pointer).end = tokens[at++].index + 1
  }
  value('')
  return places
}
