/**
 * Small documents with a known verdict, for the check before any timing: documents that must be rejected, documents
 * that look odd and must be accepted, and mistakes that only a reader of the text can see.
 */

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

const REFUSED = {
  'order-request': [
    ['payment_method', ABSENT],
    ['payment_method', null],
    ['payment_method', []],
    ['payment_method.type', ABSENT],
    ['payment_method.type', 'card'],
    ['payment_method.type', ''],
    ['payment_method.type', 1],
    ['payment_method.currency', ABSENT],
    ['payment_method.currency', 'eur'],
    ['payment_method.currency', 'CHF'],
    ['payment_method.currency', null],
    ['payment_method.card_id', ABSENT],
    ['payment_method.card_id', ''],
    ['payment_method.card_id', 12],
    ['items', ABSENT],
    ['items', []],
    ['items', {}],
    ['items.0', null],
    ['items.1', 'PRCODE-FR'],
    ['items.0.distribution_method', ABSENT],
    ['items.0.distribution_method', 'EMAIL'],
    ['items.0.distribution_method.type', ABSENT],
    ['items.0.distribution_method.type', 'FAX'],
    [EMAIL_AT, ABSENT],
    [EMAIL_AT, ''],
    [EMAIL_AT, 5],
    [EMAIL_AT, 'ada'],
    [EMAIL_AT, 'ada@'],
    [EMAIL_AT, '@example.com'],
    [EMAIL_AT, 'a@b@c'],
    [EMAIL_AT, 'ada @example.com'],
    [EMAIL_AT, ' ada@example.com'],
    [EMAIL_AT, 'ada@example..com'],
    [EMAIL_AT, 'ada@-example.com'],
    [EMAIL_AT, 'ada@exämple.com'],
    [EMAIL_AT, `ada@${'x'.repeat(64)}.com`],
    ['items.0.products', ABSENT],
    ['items.0.products', []],
    ['items.0.products.type', ABSENT],
    ['items.0.products.type', 'Single'],
    ['items.0.products.value', ABSENT],
    ['items.0.products.value', ''],
    ['items.0.products.value', 7],
    ['items.1.products.values', ABSENT],
    ['items.1.products.values', []],
    ['items.1.products.values', 'PRCODE-FR'],
    ['items.1.products.values', ['PRCODE-FR', 7]],
    ['products', { type: 'SINGLE', value: 'PRCODE-FR' }],
    ['products', null],
    ['idempotency_key', 'k-1'],
    ['items.1.country', 'FR'],
  ],
  order: [
    ['status', ABSENT],
    ['status', 'completed'],
    ['status', ''],
    // Elsewhere in an order, null is a warning here and an error for the peers.
    ['status', null],
    ['payment_method', 'CARD'],
    ['payment_method.type', 3],
    ['payment_method.card_id', 12],
    ['items', {}],
    ['items.0', 'PRCODE-FR'],
    ['items.0.distribution_method', []],
    ['items.0.distribution_method.type', false],
    [EMAIL_AT, 5],
    ['items.0.products', 'SINGLE'],
    ['items.0.products.type', {}],
    ['items.1.products.values', 'PRCODE-FR'],
  ],
  'product-update': [
    ['product_code', ABSENT],
    ['product_code', ''],
    ['product_code', 5],
    ['new_state', ABSENT],
    ['new_state', null],
    ['new_state', []],
    ['old_state', 'none'],
    ['timestamp', ABSENT],
    ['timestamp', ''],
    ['timestamp', 1712769086],
    ['timestamp', '2024-04-10T17:11:26'],
    ['timestamp', '2024-04-10T17:11:26.601'],
    ['timestamp', '2024-04-10 17:11:26.601254'],
    ['timestamp', '2023-02-29T17:11:26.601254'],
    ['timestamp', '1900-02-29T17:11:26.601254'],
    ['timestamp', '2024-04-31T17:11:26.601254'],
    ['timestamp', '2024-13-10T17:11:26.601254'],
    ['timestamp', '2024-04-00T17:11:26.601254'],
    ['timestamp', '2024-04-10T24:00:00.000000'],
    ['timestamp', '2024-04-10T17:60:00.000000'],
    ['timestamp', '2024-04-10T17:11:60.000000'],
    ['new_state.price_multiplier', 0.8],
    ['new_state.price_multiplier', ''],
    ['new_state.price_multiplier', '.8'],
    ['new_state.price_multiplier', '1.'],
    ['new_state.price_multiplier', '+1'],
    ['new_state.price_multiplier', '1e3'],
    ['new_state.price_multiplier', ' 1'],
    ['old_state.price_multiplier', '1,5'],
    ['old_state.price_multiplier', '١'],
  ],
}

const LET_THROUGH = {
  'order-request': [
    ['note', 'undocumented'],
    ['payment_method', { type: 'ACCOUNT_BALANCE', currency: 'USD', card_id: 5 }],
    ['items.1.distribution_method.email_address', 'nobody'],
    ['items.0.products.values', 'irrelevant beside SINGLE'],
    ['items.1.products.value', 5],
    [EMAIL_AT, 'a@b'],
    [EMAIL_AT, `ada@${'x'.repeat(63)}.com`],
  ],
  order: [
    ['items', ABSENT],
    ['items', []],
    ['payment_method', ABSENT],
    ['payment_method.type', 'VOUCHER'],
    ['payment_method.currency', 'CHF'],
    ['payment_method.currency', ''],
    ['payment_method', { type: 'ACCOUNT_BALANCE', currency: 'USD', card_id: 5 }],
    [EMAIL_AT, 'nobody'],
    ['items.1.distribution_method.email_address', 5],
    ['items.0.products.values', 'irrelevant beside SINGLE'],
    ['items.0.products.value', 7],
    ['items.1.products.values', [1, 2]],
    ['completed_at', 5],
    ['tokens', {}],
    ['items.0.redemption_url', 'https://pay.example.com/r/1'],
    ['items.0.payout', null],
    ['status', 'PROCESSING'],
  ],
  'product-update': [
    ['old_state', ABSENT],
    ['new_state.price', 5],
    ['timestamp', '2024-02-29T17:11:26.601254'],
    ['timestamp', '2000-02-29T23:59:59.999999'],
    ['timestamp', '2024-04-10T17:11:26.601254Z'],
    ['timestamp', '2024-04-10T17:11:26.601254+02:00'],
    ['new_state.price_multiplier', '-0.5'],
    ['new_state.price_multiplier', '10'],
  ],
}

const BASES = { 'order-request': REQUEST, order: ORDER, 'product-update': UPDATE }

const show = (value) => (value === ABSENT ? 'absent' : JSON.stringify(value).slice(0, 40))

function variantsOf(table, valid) {
  return Object.entries(table).flatMap(([shape, changes]) =>
    changes.map(([path, value]) => ({
      name: `${shape}, ${path} ${show(value)}`,
      shape,
      valid,
      text: JSON.stringify(changed(BASES[shape], path, value)),
    })),
  )
}

function unreadable() {
  const texts = ['', ' ', '[]', 'null', '"text"', '{', '{"a":1,}', '{"a":01}', "{'a':1}", '{} {}']
  return Object.entries(BASES).flatMap(([shape, base]) =>
    [...texts, JSON.stringify(base).slice(0, -1)].map((text) => ({
      name: `${shape}, ${JSON.stringify(text.slice(-12))}`,
      shape,
      valid: false,
      text,
    })),
  )
}

/** Every peer must return the given verdict for each of these. */
export const judged = () => [...variantsOf(REFUSED, false), ...variantsOf(LET_THROUGH, true), ...unreadable()]

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

/** Groups the small documents into table rows by shape and verdict. */
export const judgedTogether = () =>
  Object.keys(BASES).flatMap((shape) =>
    [true, false].map((valid) => {
      const texts = judged().flatMap((it) => (it.shape === shape && it.valid === valid ? [it.text] : []))
      return {
        name: `${texts.length} small ${shape} documents, ${valid ? 'odd' : 'broken'}`,
        shape,
        layout: 'compact',
        broken: true,
        texts,
      }
    }),
  )

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
