/**
 * Options: each reaches the core, counts with the value that it has at the call, and is the object's own.
 * mistakes.test.mjs has wrong ones.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { api, codesOf, DOWN, dist, load, UP } from './package.mjs'

const { createReceiver, translateCall } = await load('edge')
const { convertStream, validateStream } = await load('stream')
const { de } = await load('generated/messages/de')
const { codes, fatalCodes, severities } = await load('generated/tables')
const { DOCUMENT } = await load('options/table')
const { convert, isValid, validate } = api

test('the limits of limits and pointers of any name are accepted', () => {
  const severity = Object.fromEntries(fatalCodes.map((code) => [code, 'error']))
  const limits = { bytes: 500_000_000, depth: 2 ** 32 - 1, findings: 0 }
  assert.equal(isValid('order-created', '{"status":"COMPLETED"}', { limits, severity }), true)
  for (const entries of ['', '/', '/data', '/a~0b/~1', '/ü😀']) validate('order-list', '[]', { entries })
})

test('the guide lists every option of a document with its default', () => {
  const guide = readFileSync(new URL('../../docs/guides/api.md', import.meta.url), 'utf8')
  const [, section] = guide.split(/^## Options$/m)
  const listed = {}
  for (const [, names, byDefault] of section.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|(?: `(.*?)`|[^`|]*) ?\| /gm)) {
    const json = byDefault?.replaceAll("'", '"').replaceAll(/(\w+):/g, '"$1":')
    for (const [name] of names.matchAll(/\w+/g)) listed[name] = json && JSON.parse(json)
  }
  const declared = Object.entries(DOCUMENT).map(([name, { byDefault }]) => [name, byDefault])
  assert.deepEqual(listed, Object.fromEntries(declared))
})

test('undefined means the default', () => {
  const names = ['version', 'level', 'draft', 'severity', 'accept', 'optional', 'limits', 'mask', 'messages', 'names']
  const inner = { severity: { required: undefined }, limits: { bytes: undefined } }
  for (const options of [Object.fromEntries(names.map((name) => [name, undefined])), inner])
    assert.deepEqual(validate('order', '{}', options), validate('order', '{}'))
})

test('every option reaches the core', () => {
  const request =
    '{"payment_method":{"type":"CARD"},"items":[{"distribution_method":{"type":"EMAIL","email_address":"no one"}}]}'
  const found = (options) => codesOf(validate('order-request', request, options))
  const all = found()
  assert.ok(all.includes('required') && all.includes('email'), `${all}`)
  for (const [options, expected] of [
    [{ draft: true }, ['email']],
    [{ level: 'stated' }, ['email']],
    [{ draft: true, severity: { email: 'off' } }, []],
    [{ limits: { bytes: request.length - 1 } }, ['too_large']],
    [{ limits: { bytes: request.length } }, all],
    [{ limits: { depth: 2 } }, ['too_deep']],
    [{ limits: { findings: 1 } }, all.slice(0, 1)],
  ])
    assert.deepEqual(found(options), expected)
  assert.equal(validate('order-request', request, { version: '2023-07-27' }).version, '2023-07-27')
  const foundBy = (mask) => validate('order-request', request, { draft: true, mask }).problems[0].found
  assert.deepEqual([foundBy(true), foundBy(false)], ['string', '"no one"'])
  const page = '{"a":[{"status":"NO"}],"b":[{"status":"COMPLETED"}]}'
  assert.deepEqual(codesOf(validate('order-list', page, { entries: '/a', draft: true })), ['enum'])
  assert.deepEqual(codesOf(validate('order-list', page, { entries: '/b', draft: true })), [])
})

test('each severity of each code reaches that code alone, and all together reach no limit', () => {
  const text = '{"status":"COMPLETED","x":[[1]],"is_complete":1,"payment_method":{"type":"NO"}}'
  const found = (severity) => validate('order', text, { severity: { undocumented: 'info', ...severity } }).problems
  const before = found({})
  assert.ok(new Set(codesOf({ problems: before })).size > 3)
  const others = codes.filter((code) => !fatalCodes.includes(code))
  for (const code of others) {
    for (const severity of severities) {
      const expected = before
        .filter((problem) => problem.code !== code || severity !== 'off')
        .map((problem) => (problem.code === code ? { ...problem, severity } : problem))
      assert.deepEqual(found({ [code]: severity }), expected, `${code}: ${severity}`)
    }
  }
  for (const order of [others, others.toReversed()]) {
    const severity = Object.fromEntries(order.map((code) => [code, 'info']))
    const limited = (limits) => validate('order', text, { severity, limits })
    const { problems } = limited({ bytes: text.length, depth: 3, findings: 50 })
    assert.ok(problems.length > 3 && problems.every((one) => one.severity === 'info'))
    assert.equal(limited({ findings: problems.length }).truncated, false)
    assert.equal(limited({ findings: problems.length - 1 }).truncated, true)
    assert.deepEqual(codesOf(limited({ bytes: text.length - 1 })), ['too_large'])
    assert.equal(codesOf(limited({ depth: 2 })).at(-1), 'too_deep')
  }
})

test('options that change in place, or by their getters, count at the next call, mistakes as well', () => {
  let draft = true
  const options = {
    get draft() {
      return draft
    },
    severity: {},
    limits: {},
  }
  const found = () => codesOf(validate('order-request', '{"products":1}', options))
  assert.deepEqual(found(), ['removed'])
  draft = false
  const all = found()
  assert.ok(all.length > 2)
  options.severity.removed = 'off'
  assert.deepEqual(found(), all.slice(1))
  options.limits.findings = 1
  assert.equal(found().length, 1)
  options.severity.emial = 'off'
  assert.throws(found, { name: 'TypeError', message: /did you mean 'email'/ })
})

class Draft {
  draft = true
  get level() {
    return 'no option'
  }
}

/** Options, and what the verdict on an order without anything is with them: undefined if they are a mistake. */
const EACH = [
  [undefined, false],
  [{}, false],
  [{ draft: undefined }, false],
  [{ draft: true }, true],
  [{ draft: false }, false],
  [{ level: 'stated' }, true],
  [{ level: 'implied' }, false],
  [{ draft: true, level: 'implied' }, true],
  [{ level: 'implied', draft: true }, true],
  [{ version: '2023-07-27', draft: true }, true],
  [{ version: '2024-02-05' }, false],
  [{ version: '2023' }, undefined],
  [{ version: null }, undefined],
  [{ draft: 'yes' }, undefined],
  [{ draught: true }, undefined],
  [{ draft: true, extra: 1 }, undefined],
  [{ mask: false, draft: true }, true],
  [{ mask: 1 }, undefined],
  [{ entries: 'x' }, undefined],
  [{ limits: { bytes: 1 } }, false],
  [{ limits: { bytes: 9 }, draft: true }, true],
  [{ limits: { bites: 1 } }, undefined],
  [{ severity: { required: 'off' } }, true],
  [{ severity: { required: 'no' } }, undefined],
  [{ optional: ['/payment_method', '/items'] }, true],
  [{ optional: ['/status'] }, undefined],
  [{ constructor: 1 }, undefined],
  [{ toString: undefined }, undefined],
  [JSON.parse('{"__proto__": 1}'), undefined],
  [new Draft(), true],
  [{ __proto__: null, draft: true }, true],
  [Object.assign(Object.create({ draft: false }), { draft: true }), true],
  [{ __proto__: null, draught: true }, undefined],
  [Object.create({ draft: true }), false],
  [Object.create({ draught: true }), false],
  [{ [Symbol('draft')]: 1 }, false],
  [{ [Symbol.toStringTag]: 'Map', draft: true }, undefined],
  [Object.defineProperty({ draft: true }, 'hidden', { value: 1 }), true],
  [Object.defineProperty({}, 'draft', { value: true }), false],
  [new Proxy({ draft: true }, {}), true],
  [Object.assign([], { draft: true }), undefined],
  [Object.assign(new Map(), { draft: true }), undefined],
  [null, undefined],
  ['draft', undefined],
]

test('what was read before decides nothing: each after each', () => {
  const verdictWith = (options) => {
    try {
      return isValid('order-request', '{}', options)
    } catch (error) {
      assert.ok(error instanceof TypeError, error)
      return undefined
    }
  }
  for (const [before] of EACH) {
    for (const [options, expected] of EACH) {
      verdictWith(before)
      assert.equal(verdictWith(options), expected, `${JSON.stringify(options)} after ${JSON.stringify(before)}`)
    }
  }
})

test('amendments, values for gaps and complements that change in place take effect', () => {
  const ours = { accept: { '/status': ['OPEN'] } }
  assert.ok(!isValid('order-created', '{"status":"CLOSED"}', ours))
  ours.accept['/status'].push('CLOSED')
  assert.ok(isValid('order-created', '{"status":"CLOSED"}', ours))

  const fill = { '/approval_state': 'A' }
  const filled = () => convert('product', '{}', { ...UP, fill }).output
  const before = filled()
  fill['/approval_state'] = 'B'
  assert.equal(filled(), before.replace('"A"', '"B"'))

  const order = '{"items":[{"payout":{"url":"u","status":"ACTIVE"}}]}'
  const { output, complement } = convert('order', order, DOWN)
  const options = { ...UP, complement }
  assert.equal(convert('order', output, options).output, order)
  complement.to = '?'
  assert.equal(convert('order', output, options).ok, false)
})

const ORDER = '{"items": [{"redemption_url": "https://example.com", "a": 1}]}'
const UPDATE = { product_code: 'P', new_state: {}, timestamp: '2024-04-10T17:11:26.601254' }
const CALL = { method: 'GET', url: '/v2/product?limit=1' }

/** Calls every function that has options, with none and with few. */
async function callAll() {
  for (const options of [undefined, {}, { limits: {}, severity: {}, messages: de }]) {
    validate('order-request', ORDER, options)
    isValid('order', ORDER, options)
    api.parse('order', ORDER, options)
    api.applyFixes('order-request', '{"idempotency_key":"k"}', options)
    api.validateCall(CALL, options)
    api.describe('order', options && { messages: options.messages })
    const { '~standard': schema } = api.standardSchema('order-request', options)
    schema.validate(JSON.parse(ORDER))
    if (options?.severity === undefined) schema.jsonSchema.input({ target: 'draft-07' })
    await pumped(validateStream('order', options))
  }
  for (const limits of [undefined, {}]) {
    api.detectShape(ORDER, { limits })
    api.detectVersion('order', ORDER, { limits })
    convert('product', '{}', { ...UP, limits, fill: limits })
    convert('order', ORDER, { ...UP, limits })
  }
  api.is('order', JSON.parse(ORDER))
  api.validateCall({ method: 'POST', url: '/v2/order' })
  api.jsonSchema('order')
  await pumped(convertStream('order', UP))
  const headers = { 'content-type': 'application/json' }
  const delivery = { method: 'POST', headers, body: JSON.stringify(UPDATE) }
  await createReceiver({ handle() {} })(new Request('https://example.com', delivery))
  const [client, service, base] = ['2024-02-05', '2023-07-27', 'https://api.example.com']
  const sides = { client, service, base, limits: {}, messages: de }
  const call = await translateCall(new Request('https://example.com/v2/product'), sides)
  await call.answer(new Response('{"products":[{"expiry":{}}]}'))
}

async function pumped(stream) {
  await new Response(new Blob([`${ORDER}\n`]).stream().pipeThrough(stream)).text()
  await stream.summary
}

/** The names of all options, and of the members of options and calls. */
const NAMES = [
  ...['version', 'level', 'draft', 'severity', 'entries', 'limits', 'mask', 'messages', 'names', 'only', 'message'],
  ...['review', 'accept', 'optional', '/status', 'order-request'],
  ...['from', 'to', 'payoutUrl', 'fill', 'complement', 'onLoss', 'onOrphan', 'baseUrl', 'target', '/approval_state'],
  ...['depth', 'findings', 'headers', 'format', 'rejects', 'complements', 'sentences', 'texts'],
  ...['verify', 'claims', 'handle', 'other', 'isUpdate', 'timeout', 'client', 'service', 'base'],
  ...['product-list', 'receiver', 'call', 'bytes', 'body', ...codes],
]

test('no function reads an option from Object.prototype, nor finds one there', async () => {
  const found = new Set()
  for (const name of NAMES) {
    Object.defineProperty(Object.prototype, name, {
      get() {
        const [, , caller = ''] = new Error('read').stack.split('\n')
        if (caller.includes(dist)) found.add(`${name}: ${caller.trim()}`)
        return undefined
      },
      set(value) {
        Object.defineProperty(this, name, { value, enumerable: true, configurable: true, writable: true })
      },
      configurable: true,
      // A loop over an object's names finds those that are enumerable.
      enumerable: true,
    })
    try {
      await callAll()
    } finally {
      delete Object.prototype[name]
    }
  }
  assert.deepEqual([...found], [])
})
