/** Documents with mistakes, and with mistakes that only a reader of the text can see. */

const REQUEST = {
  payment_method: { type: 'CARD', card_id: 'C-1', currency: 'EUR' },
  items: [
    {
      distribution_method: { type: 'EMAIL', email_address: 'ada@example.com' },
      products: { type: 'SINGLE', value: 'PRCODE-FR' },
    },
    {
      distribution_method: { type: 'PAYOUT_LINK' },
      products: { type: 'MULTIPLE', values: ['PRCODE-FR', 'PRCODE-GB'] },
    },
  ],
}

const ORDER = {
  id: 'O-1',
  status: 'COMPLETED',
  completed_at: '2024-09-04T08:49:24.420733',
  ...REQUEST,
}

const UPDATE = {
  product_code: 'PRCODE-GB',
  old_state: { price_multiplier: '0.9' },
  new_state: { price_multiplier: '0.8' },
  timestamp: '2024-04-10T17:11:26.601254',
}

const ABSENT = Symbol('absent')

/** A copy of `base` with the value at the dotted `path` replaced, or taken away. */
function changed(base, path, value) {
  const copy = structuredClone(base)
  const steps = path.split('.')
  const last = steps.pop()
  const parent = steps.reduce((at, step) => at[step], copy)
  if (value === ABSENT) delete parent[last]
  else parent[last] = value
  return copy
}

const EMAIL_AT = 'items.0.distribution_method.email_address'

const BASES = { 'order-request': REQUEST, order: ORDER, 'product-update': UPDATE }

const QUOTED = '"product_code":"PRCODE-GB"'

function spoiled() {
  const bytes = new TextEncoder().encode(JSON.stringify(UPDATE))
  bytes[JSON.stringify(UPDATE).indexOf('PRCODE')] = 0xff
  return bytes
}

/** Rejected by order-contract and accepted by TextDecoder and JSON.parse: work that the peers do not do. */
export const beyondPeers = () => [
  {
    name: 'a key twice in one object',
    shape: 'product-update',
    text: JSON.stringify(UPDATE).replace(QUOTED, `${QUOTED},${QUOTED}`),
  },
  {
    name: 'a lone surrogate, escaped',
    shape: 'product-update',
    text: JSON.stringify(UPDATE).replace('PRCODE', '\\ud800PRCODE'),
  },
  { name: 'bytes that are not UTF-8', shape: 'product-update', bytes: spoiled() },
  {
    name: 'a byte order mark',
    shape: 'product-update',
    bytes: new TextEncoder().encode(`\ufeff${JSON.stringify(UPDATE)}`),
  },
]

const base = (shape, changes) =>
  JSON.stringify(changes.reduce((value, [path, it]) => changed(value, path, it), BASES[shape]))

/** A request of `items` items in which the first, the middle and the last one carry a mistake each. */
function longRequest(items) {
  const request = {
    ...REQUEST,
    items: Array.from({ length: items }, (_, i) => structuredClone(REQUEST.items[i % 2])),
  }
  for (const at of new Set([0, items >> 1, items - 1])) request.items[at].products.type = 'NONE'
  return JSON.stringify(request)
}

/**
 * Invalid documents. Lane C asks for all their findings.
 * @returns {import('./generate.mjs').Kind[]}
 */
export function mistaken() {
  const texts = [
    ['webhook, 1 mistake', 'product-update', base('product-update', [['timestamp', 'now']])],
    [
      'webhook, 3 mistakes',
      'product-update',
      base('product-update', [
        ['product_code', ABSENT],
        ['new_state.price_multiplier', 0.8],
        ['timestamp', '2023-02-29T00:00:00.000000'],
      ]),
    ],
    ['order-request, 1 mistake', 'order-request', base('order-request', [[EMAIL_AT, 'ada']])],
    [
      'order-request, 5 mistakes',
      'order-request',
      base('order-request', [
        ['payment_method.currency', 'eur'],
        ['payment_method.card_id', ABSENT],
        [EMAIL_AT, 'ada'],
        ['items.1.products.values', []],
        ['idempotency_key', 'k-1'],
      ]),
    ],
    ['order-request, 20 items, 3 mistakes', 'order-request', longRequest(20)],
    ['order-request, 1000 items, 3 mistakes', 'order-request', longRequest(1000)],
    ['order, 1 mistake', 'order', base('order', [['status', 'completed']])],
    [
      'order, 3 mistakes',
      'order',
      base('order', [
        ['payment_method.currency', null],
        ['items.0.products', 'SINGLE'],
        [EMAIL_AT, 5],
      ]),
    ],
  ]
  return ['compact', 'pretty'].flatMap((layout) =>
    texts.map(([name, shape, text]) => ({
      name: `${name}, ${layout}`,
      shape,
      layout,
      broken: true,
      texts: [layout === 'pretty' ? JSON.stringify(JSON.parse(text), null, 2) : text],
    })),
  )
}
