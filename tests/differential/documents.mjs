/**
 * Documents of every shape, mostly valid with some mistakes: structures that fuzzing by bytes would not find. An
 * object is a list of pairs, so that it can repeat a name. `writeText` writes it.
 */

const OBJECT = Symbol('object')
const obj = (pairs) => ({ [OBJECT]: pairs })

const CURRENCIES = ['EUR', 'GBP', 'USD', 'CAD']
const STATUSES = ['COMPLETED', 'PROCESSING', 'FAILED']
const EMAILS = [
  'a@b',
  'ann@example.com',
  'a.b+c@d-e.f',
  'a@-b',
  'a@b-',
  'a b@c',
  '@b',
  'a@',
  'a@b..c',
  `${'l'.repeat(64)}@b`,
  `a@${'l'.repeat(63)}`,
  `a@${'l'.repeat(64)}`,
  'ä@b',
  'a@b.c.',
  ' a@b',
  'a@b\n',
]
const DECIMALS = [
  '0.8',
  '1',
  '-1.50',
  '007',
  '1.',
  '.5',
  '+1',
  '1e3',
  '1,5',
  '-',
  '١',
  '99999999999999999999.1',
  '1.0 ',
  '-0',
]
const TIMES = [
  '2024-04-10T17:11:26.601254',
  '2024-02-29T00:00:00.000000',
  '2023-02-29T00:00:00.000000',
  '1900-02-29T23:59:59.999999',
  '2000-02-29T23:59:59.999999',
  '0000-02-29T00:00:00.000000',
  '2024-04-31T00:00:00.000000',
  '2024-13-01T00:00:00.000000',
  '2024-00-01T00:00:00.000000',
  '2024-01-00T00:00:00.000000',
  '2024-01-01T24:00:00.000000',
  '2024-01-01T23:60:00.000000',
  '2024-01-01T23:59:60.000000',
  '2024-01-01T23:59:59.00000',
  '2024-01-01T23:59:59.0000000',
  '2024-01-01T23:59:59',
  '2024-01-01t23:59:59.000000',
  '2024-01-01 23:59:59.000000',
  '2024-01-01T23:59:59.000000Z',
  '2024-01-01T23:59:59.000000z',
  '2024-01-01T23:59:59.000000+02:00',
  '2024-01-01T23:59:59.000000-23:59',
  '2024-01-01T23:59:59.000000+24:00',
  '2024-01-01T23:59:59.000000+0200',
  '2023-02-29T23:59:59.000000Z',
  '٢024-01-01T23:59:59.000000',
]
/** Names that are far from every known name, close to one, or from other objects. */
const NAMES = [
  'x',
  'created_at',
  'description',
  'face_value_of_it',
  'a/b~c',
  '',
  '__proto__',
  'é😀',
  'paymentMethod',
  'payment_metod',
  'Items',
  'itemz',
  'Status',
  'card-id',
  'emailAddress',
  'approvalState',
  'Redemption_Url',
  'idempotency_key',
  'products',
  'country',
  'is_complete',
  'tokens',
  'countries',
  'order_id',
  'delivery_email',
  'payout',
  'redemption_url',
  'status',
  'id',
  'message',
  'completed_at',
  'items',
  'type',
  'value',
  'values',
  'card_id',
  'currency',
  'approval_state',
  'categories',
  'expiry',
  'price_multiplier',
  'timestamp',
  'new_state',
]

/** A document of a shape. */
export function documentOf(random, shape) {
  return new Maker(random).of(shape)
}

class Maker {
  constructor(random) {
    this.random = random
    // Some documents are almost valid, some have many mistakes.
    this.wrong = random.of([0, 3, 3, 10, 30])
  }

  of(shape) {
    if (shape.endsWith('-list')) return this.page(shape.slice(0, -'-list'.length))
    if (this.slip(2)) return this.anything(2)
    switch (shape) {
      case 'order-request':
        return this.request()
      case 'order-created':
        return this.object([['status', this.status()]])
      case 'order':
        return this.order()
      case 'product':
        return this.product()
      default:
        return this.update()
    }
  }

  slip(times = 1) {
    return this.random.below(100 * times) < this.wrong
  }

  /** Returns the value, or a wrong one. */
  or(value) {
    if (!this.slip()) return value
    return this.random.percent(20) ? '' : this.anything(2)
  }

  anything(depth) {
    const { random } = this
    const leaves = [
      null,
      true,
      false,
      0,
      -1.5,
      '',
      'x',
      'CARD',
      'COMPLETED',
      { raw: '1e400' },
      { raw: '1.10' },
      { raw: '-0' },
    ]
    if (depth === 0 || random.percent(60)) return random.of(leaves)
    const count = random.below(3)
    if (random.percent(50)) return Array.from({ length: count }, () => this.anything(depth - 1))
    return obj(Array.from({ length: count }, () => [random.of(NAMES), this.anything(depth - 1)]))
  }

  /** Drops, adds, repeats and reorders. */
  object(pairs) {
    const { random } = this
    let own = pairs.filter((pair) => pair !== undefined && !this.slip())
    if (this.slip(0.5)) own.push([random.of(NAMES), this.anything(2)])
    if (this.slip(3) && own.length > 0) {
      const [name, value] = random.of(own)
      own.splice(random.below(own.length + 1), 0, [name, random.percent(50) ? value : this.anything(1)])
    }
    if (random.percent(40)) own = random.shuffle(own)
    return obj(own)
  }

  member(values) {
    const { random } = this
    const value = random.of(values)
    if (!this.slip()) return value
    return this.or(random.of([value.toLowerCase(), `${value} `, value.slice(1), 'OTHER', '']))
  }

  status() {
    return this.member(STATUSES)
  }

  payment() {
    const { random } = this
    const type = this.member(['CARD', 'ACCOUNT_BALANCE'])
    return this.object([
      ['type', this.or(type)],
      type === 'CARD' || this.slip() ? ['card_id', this.or('C-0001')] : undefined,
      ['currency', this.or(this.member(CURRENCIES))],
      random.percent(5) ? ['label', 'x'] : undefined,
    ])
  }

  item() {
    const { random } = this
    const way = this.member(['EMAIL', 'PAYOUT_LINK'])
    const type = this.member(['SINGLE', 'MULTIPLE'])
    const values = Array.from({ length: this.slip() ? 0 : 1 + random.below(3) }, () => this.or('P-1'))
    const email = this.slip(0.3) ? random.of(EMAILS) : 'ann@example.com'
    return [
      [
        'distribution_method',
        this.or(
          this.object([
            ['type', this.or(way)],
            way === 'EMAIL' || this.slip() ? ['email_address', this.or(email)] : undefined,
          ]),
        ),
      ],
      [
        'products',
        this.or(
          this.object([
            ['type', this.or(type)],
            type === 'SINGLE' || this.slip() ? ['value', this.or('P-1')] : undefined,
            type === 'MULTIPLE' || this.slip() ? ['values', this.or(values)] : undefined,
          ]),
        ),
      ],
      random.percent(20) ? ['face_value', { raw: random.of(['10.50', '25', '1e2']) }] : undefined,
    ]
  }

  items(more) {
    const count = this.slip() ? 0 : 1 + this.random.below(3)
    return Array.from({ length: count }, () => this.or(this.object([...this.item(), ...more()])))
  }

  request() {
    return this.object([
      ['payment_method', this.or(this.payment())],
      ['items', this.or(this.items(() => [this.slip() ? ['country', 'GB'] : undefined]))],
      this.slip() ? ['products', this.anything(2)] : undefined,
      this.slip() ? ['idempotency_key', 'K-1'] : undefined,
    ])
  }

  order() {
    const { random } = this
    const status = this.status()
    if (status !== 'COMPLETED' && !this.slip()) {
      return this.object([
        ['status', this.or(status)],
        ['id', this.or('O-1')],
        ['message', this.or('m')],
        this.slip() ? [random.of(NAMES), this.anything(2)] : undefined,
      ])
    }
    return this.object([
      random.percent(50) ? ['id', random.of(['O-1', 7, { raw: '12345678901234567890' }])] : undefined,
      ['status', this.or(status)],
      ['completed_at', this.or('2024-04-10')],
      ['payment_method', this.or(this.payment())],
      ['items', this.or(this.items(() => this.payouts()))],
      this.slip() ? ['is_complete', true] : undefined,
    ])
  }

  payouts() {
    const { random } = this
    const url = random.of(['https://pay.example.com/1', 'https:\\/\\/pay', '', 'ü'])
    const payout = random.of([
      obj([['url', url]]),
      obj([
        ['url', url],
        ['status', 'ACTIVE'],
        ['n', { raw: '1.10' }],
      ]),
      url,
      null,
      5,
      obj([]),
      obj([['url', 5]]),
    ])
    return [
      random.percent(30) ? ['redemption_url', this.or(url)] : undefined,
      random.percent(40) ? ['payout', payout] : undefined,
      random.percent(20) ? ['id', random.of(['I-1', 'I-2', 1])] : undefined,
      this.slip() ? ['order_id', 1] : undefined,
    ]
  }

  product() {
    const { random } = this
    return this.object([
      ['approval_state', this.or('APPROVED')],
      random.percent(50) ? ['categories', this.or(random.of([['food'], obj([['food', true]])]))] : undefined,
      random.percent(50) ? ['expiry', this.or(obj([['days', 30]]))] : undefined,
      ['code', 'P-1'],
      random.percent(20) ? [random.of(NAMES), this.anything(2)] : undefined,
    ])
  }

  update() {
    const { random } = this
    const state = () =>
      this.object([
        random.percent(70) ? ['price_multiplier', this.or(this.slip(0.3) ? random.of(DECIMALS) : '0.8')] : undefined,
      ])
    return this.object([
      ['product_code', this.or('P-1')],
      random.percent(60) ? ['old_state', this.or(state())] : undefined,
      ['new_state', this.or(state())],
      ['timestamp', this.or(this.slip(0.3) ? random.of(TIMES) : TIMES[0])],
    ])
  }

  page(shape) {
    const { random } = this
    if (this.slip(4)) return this.anything(2)
    const entries = Array.from({ length: random.below(4) }, () => (this.slip(2) ? this.anything(1) : this.of(shape)))
    if (random.percent(30)) return entries
    return obj(
      [
        [random.of(['data', 'results', 'é/~']), entries],
        random.percent(30) ? ['next', 'c-2'] : undefined,
        random.percent(15) ? ['links', random.of([[], [obj([])], ['x'], [obj([['rel', 'next']])]])] : undefined,
        random.percent(10) ? ['page', obj([['data', entries]])] : undefined,
        random.percent(5) ? ['data', random.of([[], entries, 5])] : undefined,
      ].filter((pair) => pair !== undefined),
    )
  }
}

/** Writes the text: compact or with white space, and sometimes with equivalent escapes. */
export function writeText(random, value) {
  const airy = random.percent(30)
  const escaping = random.percent(20)
  const space = () => (airy && random.percent(40) ? random.of([' ', '\n', '\t', '\r\n', '  ']) : '')

  function text(string) {
    const plain = JSON.stringify(string)
    if (!escaping || !random.percent(30)) return plain
    return `"${[...plain.slice(1, -1)].map((letter) => (/[a-z0-9_]/i.test(letter) && !plain.includes('\\') && random.percent(20) ? `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}` : letter)).join('')}"`
  }

  function write(node) {
    if (Array.isArray(node)) return `[${space()}${node.map((entry) => write(entry) + space()).join(`,${space()}`)}]`
    if (typeof node === 'string') return text(node)
    if (node === null || typeof node !== 'object') return JSON.stringify(node)
    if (node.raw !== undefined) return node.raw
    const members = node[OBJECT].map(([name, inner]) => `${text(name)}${space()}:${space()}${write(inner)}${space()}`)
    return `{${space()}${members.join(`,${space()}`)}}`
  }

  return space() + write(value) + space()
}
