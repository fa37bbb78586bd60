/**
 * The valid documents that the lanes measure: webhooks, orders and order requests of 1 to 1000 items, compact
 * and pretty-printed, with and without fields that the API documentation does not show. Each row of the tables
 * stands for several different documents of one kind, taken in turn, so that nothing is tuned to a single text.
 */
import { seeded } from './random.mjs'

const SIZES = [1, 2, 20, 1000]

/** The number of different documents behind one row: the larger they are, the fewer. */
const variants = (items) => (items >= 1000 ? 1 : items >= 20 ? 4 : 16)

const two = (n) => String(n).padStart(2, '0')

function timestamp(random) {
  const day = `20${two(20 + random.below(7))}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`
  const time = `${two(random.below(24))}:${two(random.below(60))}:${two(random.below(60))}`
  return `${day}T${time}.${random.digits(6)}`
}

const productCode = (random) => `PRCODE-${random.pick(['GB', 'FR', 'DE', 'US', 'CA'])}-${random.digits(5)}`

const description = (random, words) =>
  words === 'accented'
    ? random.pick(['Prämie für Ihre Treue 🎁', 'Chèque-cadeau fêté à Noël', 'Награда ✓'])
    : random.pick([null, 'Thank you', 'Quarterly reward'])

function productUpdate(random, { more }) {
  const state = () => ({
    price_multiplier: `${random.below(2)}.${1 + random.below(9)}`,
    ...(more && { price: random.below(100), is_orderable: true, stock: null }),
  })
  return {
    product_code: productCode(random),
    old_state: state(),
    new_state: state(),
    timestamp: timestamp(random),
  }
}

function paymentMethod(random) {
  const currency = random.pick(['EUR', 'GBP', 'USD', 'CAD'])
  return random.below(2)
    ? { type: 'CARD', card_id: `C-${random.digits(8)}`, currency }
    : { type: 'ACCOUNT_BALANCE', currency }
}

const distributionMethod = (random) =>
  random.below(2)
    ? { type: 'EMAIL', email_address: `${random.letters(6)}.${random.letters(8)}@example.com` }
    : { type: 'PAYOUT_LINK' }

const products = (random) =>
  random.below(2)
    ? { type: 'SINGLE', value: productCode(random) }
    : {
        type: 'MULTIPLE',
        values: Array.from({ length: 2 + random.below(3) }, () => productCode(random)),
      }

function sentItem(random, { more, words }) {
  return {
    ...(more && { face_value: 5 * (1 + random.below(20)), template_id: random.digits(6) }),
    ...(words && { description: description(random, words) }),
    distribution_method: distributionMethod(random),
    products: products(random),
  }
}

function receivedItem(random, { more, words }) {
  return {
    ...(more && {
      id: `E-${random.digits(6)}`,
      created_at: timestamp(random),
      face_value: `${5 * (1 + random.below(20))}.00`,
      price: { amount: random.below(10000) / 100, currency: 'EUR' },
    }),
    ...((more || words) && { description: description(random, words) }),
    distribution_method: distributionMethod(random),
    products: products(random),
    payout: { status: 'ACTIVE', url: `https://pay.example.com/p/${random.digits(10)}` },
  }
}

const list = (count, make) => Array.from({ length: count }, make)

function orderRequest(random, traits) {
  return {
    payment_method: paymentMethod(random),
    ...(traits.more && { external_ref: random.letters(12), tags: ['spring', 'staff'] }),
    items: list(traits.items, () => sentItem(random, traits)),
  }
}

function order(random, traits) {
  return {
    id: `O-${random.digits(8)}`,
    status: 'COMPLETED',
    ...(traits.more && { created_at: timestamp(random), template_id: null, total: 120.5 }),
    completed_at: timestamp(random),
    payment_method: paymentMethod(random),
    items: list(traits.items, () => receivedItem(random, traits)),
  }
}

const MAKERS = { 'product-update': productUpdate, 'order-request': orderRequest, order }
const LABELS = { 'product-update': 'webhook', 'order-request': 'order-request', order: 'order' }

function valuesOf(shape, traits) {
  const random = seeded(20240205)
  return list(variants(traits.items ?? 1), () => MAKERS[shape](random, traits))
}

/** Returns orders as values, for other modules to build on. @param {{ items: number, more?: boolean }} traits */
export const orders = (traits) => valuesOf('order', traits)

/**
 * @typedef {object} Kind   one line of a table
 * @property {string} name
 * @property {string} shape
 * @property {'compact' | 'pretty'} layout
 * @property {string[]} texts  different documents of this kind
 * @property {true} [broken]  unlike everyday traffic: the goals against peers do not cover it
 */

/**
 * @param {string} shape
 * @param {{ items?: number, more?: boolean, words?: 'accented' }} traits
 * @param {'compact' | 'pretty'} layout
 * @returns {Kind}
 */
function kind(shape, traits, layout) {
  const values = valuesOf(shape, traits)
  const size = traits.items ? `, ${traits.items} item${traits.items > 1 ? 's' : ''}` : ''
  const extras = `${traits.more ? ', undocumented fields' : ''}${traits.words ? ', accents' : ''}`
  return {
    name: `${LABELS[shape]}${size}${extras}, ${layout}`,
    shape,
    layout,
    texts: values.map((value) => JSON.stringify(value, null, layout === 'pretty' ? 2 : undefined)),
  }
}

/** @returns {Kind[]} */
export function generated() {
  const traits = [
    ['product-update', {}],
    ['product-update', { more: true }],
    ...['order', 'order-request'].flatMap((shape) => [
      ...SIZES.flatMap((items) => [
        [shape, { items }],
        [shape, { items, more: true }],
      ]),
      [shape, { items: 2, words: 'accented' }],
    ]),
  ]
  return ['compact', 'pretty'].flatMap((layout) => traits.map(([shape, its]) => kind(shape, its, layout)))
}
