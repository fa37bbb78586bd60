/** Documents of 2024-02-05 with many losses in 2023-07-27, written in many ways, and edits of them. */
import { edits, queryEdits } from './edits.mjs'

const written = {
  'an order': { shape: 'order', make: (random) => write(order(random, false), random) },
  'an order whose items have identifiers': { shape: 'order', make: (random) => write(order(random, true), random) },
  'a list of orders': {
    shape: 'order-list',
    make: (random) =>
      write(
        list(random, () => order(random, false)),
        random,
      ),
  },
  'a list of orders with identifiers': {
    shape: 'order-list',
    make: (random) =>
      write(
        list(random, (n) => ({ id: `O-${n}`, ...order(random, random.chance(0.5)) })),
        random,
      ),
  },
  'a product': { shape: 'product', make: (random) => write(product(random), random) },
  'a list of products': {
    shape: 'product-list',
    make: (random) =>
      write(
        list(random, () => product(random)),
        random,
      ),
  },
}

export const documents = {
  ...Object.fromEntries(Object.entries(written).map(([name, it]) => [name, { ...it, edits }])),
  'a product query': { shape: 'product-query', make: query, edits: queryEdits },
}

function query(random) {
  const held = { country: word(random), is_orderable: 'true', limit: random.between(1, 9), after: word(random), x: '' }
  const members = Object.entries(shuffled(held, random)).filter(() => random.chance(0.6))
  return members.map(([name, value]) => `${name}=${value}`).join('&')
}

function order(random, identified) {
  const items = Array.from({ length: random.between(0, 4) }, (_, n) => item(random, identified ? { id: n + 1 } : {}))
  return shuffled({ status: 'COMPLETED', items, note: word(random) }, random)
}

function item(random, identifier) {
  const held = { face_value: random.between(1, 99), name: word(random), ...identifier }
  if (random.chance(0.85)) held.payout = payout(random)
  if (random.chance(0.1)) held.redemption_url = random.pick([url(random), null])
  return shuffled(held, random)
}

function payout(random) {
  if (random.chance(0.1)) return random.pick([null, 7, [], {}])
  const held = { expiry: random.between(1, 9), state: word(random), more: { deep: [1, word(random)] } }
  if (random.chance(0.9)) held.url = url(random)
  return shuffled(held, random)
}

function product(random) {
  const held = { code: word(random), rate: random.between(1, 99), face_value: random.between(1, 9) }
  if (random.chance(0.8)) held.approval_state = word(random)
  if (random.chance(0.6)) held.categories = [word(random), word(random)]
  if (random.chance(0.6)) held.expiry = { months: random.between(1, 24) }
  return shuffled(held, random)
}

function list(random, entry) {
  const entries = Array.from({ length: random.between(0, 4) }, (_, n) => entry(n))
  return random.chance(0.5) ? entries : shuffled({ next: word(random), entries }, random)
}

/** A few words and URLs, so that objects are often equal. */
const word = (random) => random.pick(['ada', 'bo', 'cy'])
const url = (random) => `https://example.com/${random.pick('abcdefgh')}`

function shuffled(object, random) {
  const members = Object.entries(object).map((member) => [random.next(), member])
  return Object.fromEntries(members.sort(([a], [b]) => a - b).map(([, member]) => member))
}

/** Writes JSON with white space as people and programs do. */
function write(value, random) {
  const text = JSON.stringify(value, null, random.pick([0, 0, 2, '\t']))
  return random.chance(0.3) ? text.replaceAll(':', ' : ').replaceAll('https : ', 'https:') : text
}
