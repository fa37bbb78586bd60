/**
 * Options are own properties. What `Object.prototype` has, because a library has put it there or an attacker, is no
 * option of anybody.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { api, dist } from './package.mjs'

const load = (file) => import(pathToFileURL(`${dist}/${file}.js`).href)
const { createReceiver, translateCall } = await load('edge')
const { convertStream, validateStream } = await load('stream')
const { de } = await load('generated/messages/de')
const { codes } = await load('generated/tables')

const UP = { from: '2023-07-27', to: '2024-02-05' }
const ORDER = '{"items": [{"redemption_url": "https://example.com", "a": 1}]}'
const UPDATE = { product_code: 'P', new_state: {}, timestamp: '2024-04-10T17:11:26.601254' }
const CALL = { method: 'GET', url: '/v2/product?limit=1' }
const SIDES = { client: '2024-02-05', service: '2023-07-27' }

const bytes = (text) => new Blob([text]).stream()
const textOf = (stream) => new Response(stream).text()
const delivery = () =>
  new Request('https://example.com', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(UPDATE),
  })

async function answer(response) {
  return [response.status, await response.text()]
}

/** Every function that has options, with none, with an empty object, and with some. */
const CALLS = {
  validate: () =>
    [undefined, {}, { limits: {} }, { severity: {} }].map((it) => api.validate('order-request', ORDER, it)),
  'validate in German': () => api.validate('order-request', ORDER, { messages: de }),
  isValid: () => api.isValid('order', ORDER, {}),
  is: () => [undefined, {}].map((it) => api.is('order', JSON.parse(ORDER), it)),
  parse: () => api.parse('order', ORDER, {}),
  applyFixes: () => [undefined, {}].map((it) => api.applyFixes('order-request', '{"idempotency_key":"k"}', it)),
  convert: () => [UP, { ...UP, limits: {} }].map((it) => api.convert('order', ORDER, it)),
  'convert with a gap': () => [UP, { ...UP, fill: {} }].map((it) => api.convert('product', '{}', it)),
  detectShape: () => [undefined, {}, { limits: {} }].map((it) => api.detectShape(ORDER, it)),
  detectVersion: () => [undefined, {}, { limits: {} }].map((it) => api.detectVersion('order', ORDER, it)),
  validateCall: () => [undefined, {}].map((it) => api.validateCall(CALL, it)),
  'validateCall of a POST': () => api.validateCall({ method: 'POST', url: '/v2/order' }),
  describe: () => [undefined, {}, { messages: de }].map((it) => api.describe('order', it)),
  jsonSchema: () => [undefined, {}].map((it) => api.jsonSchema('order', it)),
  standardSchema: () =>
    [undefined, {}, { limits: {}, severity: {} }].map((it) =>
      api.standardSchema('order-request', it)['~standard'].validate(JSON.parse(ORDER)),
    ),
  'its JSON Schema': () => api.standardSchema('order')['~standard'].jsonSchema.input({ target: 'draft-07' }),
  createReceiver: async () => answer((await createReceiver({ handle() {} })(delivery())).response),
  translateCall: async () => {
    const options = { ...SIDES, limits: {}, messages: de }
    const call = await translateCall(new Request('https://example.com/v2/product'), options)
    return answer(await call.answer(new Response('{"products":[{"expiry":{}}]}')))
  },
  validateStream: async () => {
    const streams = [undefined, {}].map((it) => validateStream('order', it))
    return Promise.all(streams.map((stream) => textOf(bytes(`${ORDER}\n`).pipeThrough(stream))))
  },
  convertStream: async () => {
    const stream = convertStream('order', UP)
    return [await textOf(bytes(`${ORDER}\n`).pipeThrough(stream)), await stream.summary]
  },
}

/** The names of all options, and of the members of options and calls. */
const NAMES = [
  ...['version', 'level', 'draft', 'severity', 'entries', 'limits', 'mask', 'messages', 'names', 'only', 'message'],
  ...['accept', 'optional', '/status', 'order-request'],
  ...['from', 'to', 'payoutUrl', 'fill', 'complement', 'onLoss', 'onOrphan', 'baseUrl', 'target', '/approval_state'],
  ...['depth', 'findings', 'headers', 'format', 'onProgress', 'rejects', 'complements', 'sentences', 'texts'],
  ...['verify', 'claims', 'handle', 'other', 'timeout', 'client', 'service'],
  ...['product-list', 'receiver', 'call', 'bytes', 'body', ...codes],
]

/** Returns the lines of the package that read a name from `Object.prototype` while `run` runs. */
async function readers(name, run) {
  const found = new Set()
  Object.defineProperty(Object.prototype, name, {
    get() {
      const [, , caller = ''] = new Error('read').stack.split('\n')
      if (caller.includes(dist)) found.add(caller.trim())
      return undefined
    },
    set(value) {
      Object.defineProperty(this, name, { value, enumerable: true, configurable: true, writable: true })
    },
    configurable: true,
  })
  try {
    await run()
  } finally {
    delete Object.prototype[name]
  }
  return [...found]
}

test('no function reads an option from Object.prototype', async () => {
  const found = {}
  for (const name of NAMES) {
    for (const [what, call] of Object.entries(CALLS)) {
      const lines = await readers(name, call)
      if (lines.length > 0) found[`${name} by ${what}`] = lines
    }
  }
  assert.deepEqual(found, {})
})

test('options in Object.prototype change no answer', () => {
  const severity = Object.fromEntries(codes.map((code) => [code, 'off']))
  const hostile = {
    draft: true,
    fill: { '/approval_state': 'A' },
    level: 'stated',
    onLoss: 'error',
    mask: false,
    severity,
  }
  // What a platform does while others change its prototypes is its own affair.
  const own = Object.entries(CALLS).filter(([, call]) => call.constructor.name === 'Function')
  const answers = () => own.map(([name, call]) => `${name}: ${JSON.stringify(call())}`)
  const expected = answers()
  for (const enumerable of [false, true]) {
    for (const [name, value] of Object.entries({ ...hostile, ...severity }))
      Object.defineProperty(Object.prototype, name, { value, enumerable, configurable: true, writable: true })
    let changed
    try {
      changed = answers()
    } finally {
      for (const name of Object.keys({ ...hostile, ...severity })) delete Object.prototype[name]
    }
    assert.deepEqual(changed, expected)
  }
})

test('only own options count: of a class, with a getter, and of an object without a prototype', () => {
  class Draft {
    draft = true
    get level() {
      return 'no option'
    }
  }
  const bare = Object.assign(Object.create(null), { draft: true })
  const getter = {
    get draft() {
      return true
    },
  }
  for (const options of [new Draft(), bare, getter, Object.assign(Object.create({ draft: false }), bare)])
    assert.equal(api.isValid('order-request', '{}', options), true)
  assert.equal(api.isValid('order-request', '{}', Object.create({ draft: true })), false)
})
