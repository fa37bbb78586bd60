/**
 * The webhook receiver in Node, where calls are fast. tests/edge calls it over real HTTP.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inspect } from 'node:util'
import { optionsByPath } from '../edge/apps/receiver/options.mjs'
import { checkAnswer, checkNothingPersonal, deliveries, JSON_TYPE, sample } from '../edge/deliveries.mjs'
import { PATIENCE } from '../lib/eventually.mjs'
import { api, load, placesOf } from './package.mjs'

const { createReceiver, memoryClaims } = await load('edge')

const OPTIONS = optionsByPath(memoryClaims())
const ADDRESS = 'https://example.com/hook'
const encoder = new TextEncoder()
const post = (body = sample, headers = JSON_TYPE) =>
  new Request(ADDRESS, { method: 'POST', headers, body, duplex: 'half' })
const receive = async (request, options) => createReceiver(options)(request)
const codeOf = async (request, options) => (await receive(request, options)).code

/** A body that arrives in pieces. `after` runs when all are sent. */
function arriving(pieces, after = (controller) => controller.close()) {
  const seen = { cancelled: false, pulled: 0 }
  const stream = new ReadableStream(
    {
      async pull(controller) {
        const piece = pieces[seen.pulled++]
        if (piece === undefined) await after(controller)
        else controller.enqueue(piece)
      },
      cancel() {
        seen.cancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, seen }
}
const never = () => new Promise(() => {})

for (const { what, path, method, headers, body, ...expected } of deliveries) {
  test(`${expected.code ?? 'received'}: ${what}`, async () => {
    const request = new Request(ADDRESS, { method, headers, body })
    // The length that HTTP would declare.
    if (body !== undefined) request.headers.set('content-length', String(new Blob([body]).size))
    const { response, code, update, report, error } = await receive(request, OPTIONS[path])
    const { status } = response
    checkAnswer({ status, headers: response.headers, text: await response.text() }, expected)
    assert.equal(update !== undefined, expected.isNew)
    if (expected.isNew) assert.deepEqual(update, JSON.parse(body))
    if (report !== undefined && code !== 'other') assert.equal(report.valid, expected.errors === undefined)
    assert.equal((error?.thrown ?? error)?.name, expected.thrown)
  })
}

test('what comes first decides', async () => {
  const headers = { 'content-type': 'text/plain', 'content-encoding': 'gzip', 'content-length': '9999999' }
  assert.equal(await codeOf(new Request(ADDRESS, { method: 'PUT', headers, body: '{' })), 'method')
  const options = { verify: () => false }
  assert.equal(await codeOf(post('{', headers), options), 'content_type')
  Object.assign(headers, JSON_TYPE)
  assert.equal(await codeOf(post('{', headers), options), 'content_encoding')
  delete headers['content-encoding']
  assert.equal(await codeOf(post('{', headers), options), 'too_large')
  delete headers['content-length']
  assert.equal(await codeOf(post('{', headers), options), 'unverified')
})

test('a body may fill the limit, in any pieces, and not exceed it', async () => {
  const bytes = encoder.encode(sample)
  const all = { limits: { bytes: bytes.length } }
  for (const size of [1, 7, bytes.length - 1, bytes.length]) {
    const pieces = []
    for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.slice(at, at + size), new Uint8Array(0))
    assert.equal(await codeOf(post(arriving(pieces).stream), all), 'received', `pieces of ${size}`)
    const { stream, seen } = arriving([...pieces, Uint8Array.of(0x20)], never)
    assert.equal(await codeOf(post(stream), all), 'too_large')
    assert.equal(seen.cancelled, true)
  }
})

test('a body that is not what it should be is read no further, whatever it declares', {
  timeout: PATIENCE,
}, async () => {
  const start = encoder.encode(sample.slice(0, 20))
  const breaks = (controller) => controller.error(new Error('reset'))
  const long = Array(100).fill(new Uint8Array(1000))
  const limits = { bytes: 5000 }
  for (const [code, pieces, { declared, after, options, isCancelled = false, pulled }] of [
    ['incomplete', [start], { after: breaks }],
    ['incomplete', ['text'], { isCancelled: true }],
    ['incomplete', [start], { declared: String(sample.length) }],
    ['received', [encoder.encode(sample)], { declared: 'x' }],
    ['timeout', [], { after: never, options: { timeout: 20 }, isCancelled: true }],
    ['timeout', [encoder.encode(sample)], { after: never, options: { timeout: 20 }, isCancelled: true }],
    // A length that is declared cannot get past the limit, whatever it says.
    ...['10', '-1', '1e3', 'x', ''].map((declared) => [
      'too_large',
      long,
      { declared, options: { limits }, isCancelled: true, pulled: 6 },
    ]),
    ['too_large', long, { declared: '5001', options: { limits }, pulled: 0 }],
  ]) {
    const { stream, seen } = arriving(pieces, after)
    const headers = { ...JSON_TYPE, ...(declared !== undefined && { 'content-length': declared }) }
    assert.equal(await codeOf(post(stream, headers), options), code)
    assert.deepEqual(seen, { cancelled: isCancelled, pulled: pulled ?? seen.pulled }, `${code} ${declared}`)
  }
})

test('a body that was read before is no fault of its sender', async () => {
  const breaks = (controller) => controller.error(new Error('reset'))
  const headers = { ...JSON_TYPE, 'content-length': String(sample.length) }
  const { response, code, error, ...others } = await receive(post(arriving([]).stream, headers))
  assert.deepEqual([response.status, code, error.name, error.code], [500, 'failed', 'Error', 'body_read'])
  assert.match(error.message, /^the body was read before: put the receiver before .*express\.json\(\)/)
  assert.deepEqual([others, response.headers.get('retry-after')], [{ duplicate: false }, '30'])
  // What was cut off, or is empty as it says, is something else.
  assert.equal(await codeOf(post(arriving([], breaks).stream, headers)), 'incomplete')
  assert.equal(await codeOf(post(arriving([encoder.encode('{')]).stream, headers)), 'incomplete')
  for (const length of [undefined, '0', 'x']) {
    const empty = { ...JSON_TYPE, ...(length && { 'content-length': length }) }
    assert.equal(await codeOf(post(arriving([]).stream, empty)), 'unreadable')
  }
})

test('what fails around the receiver is answered with 500, and handed back', async () => {
  const { digest } = crypto.subtle
  const claims = memoryClaims()
  crypto.subtle.digest = () => Promise.reject(new RangeError('no memory'))
  try {
    const { response, code, error, bytes, report } = await receive(post(), { claims, handle() {} })
    assert.deepEqual([response.status, code, error.name, report.valid], [500, 'failed', 'RangeError', true])
    assert.equal(bytes.length, sample.length)
  } finally {
    crypto.subtle.digest = digest
  }
  assert.equal(await codeOf(post(), { claims, handle() {} }), 'received', 'nothing was claimed')
})

test('the hooks get the bytes, the headers, the update and the delivery', async () => {
  const calls = []
  const hook = (...given) => calls.push(given)
  const { update, report } = await receive(post(), { verify: hook, handle: hook })
  const [[bytes, headers, one], [handled, other]] = calls
  assert.deepEqual([new TextDecoder().decode(bytes), headers.get('content-type')], [sample, 'application/json'])
  assert.deepEqual(handled, JSON.parse(sample))
  assert.equal(handled, update)
  assert.deepEqual(report, api.validate('product-update', encoder.encode(sample)))
  assert.match(one.id, /^[\da-f-]{36}$/)
  assert.equal(one.id, other.id)
  assert.equal(one.signal.aborted, false)
})

test('the buffer of the bytes holds the body and nothing else, in however many pieces it comes', async () => {
  for (const length of [20, sample.length - 1, sample.length]) {
    const pieces = [encoder.encode(sample.slice(0, length)), encoder.encode(sample.slice(length))]
    const { bytes } = await receive(post(arriving(pieces).stream))
    assert.equal(new TextDecoder().decode(bytes.buffer), sample)
  }
})

test('what a hook throws is handed back, whatever it is, and not told', async () => {
  const named = Object.assign(new Error('no'), { name: 'ann.smith@example.com' })
  const nested = new AggregateError([new Error('card-7f3a')], 'card-7f3a', { cause: 'card-7f3a' })
  const unnamed = Object.defineProperty(new Error('no'), 'name', {
    get() {
      throw new Error('card-7f3a')
    },
  })
  const hostile = () => {
    throw new Error('card-7f3a')
  }
  const traps = ['get', 'has', 'getPrototypeOf', 'ownKeys', 'getOwnPropertyDescriptor', 'set', 'defineProperty']
  const proxy = new Proxy({}, Object.fromEntries(traps.map((trap) => [trap, hostile])))
  const callable = new Proxy(hostile, { getPrototypeOf: hostile, get: hostile })
  for (const thrown of [new Error('card-7f3a'), nested, named, unnamed, 'card-7f3a', undefined, proxy, callable]) {
    const throwing = () => {
      throw thrown
    }
    for (const hooks of [{ verify: throwing }, { handle: throwing }]) {
      const result = await receive(post(), hooks)
      assert.equal(result.error.name, 'HookError')
      assert.deepEqual([result.code, result.error.hook], ['failed', Object.keys(hooks)[0]])
      assert.equal(result.error.thrown, thrown)
      checkNothingPersonal(inspect(result.error, { depth: 9 }))
      assert.equal(result.update, undefined)
      assert.equal(result.report?.valid, 'handle' in hooks ? true : undefined)
      checkNothingPersonal(await result.response.text())
    }
  }
})

test('twenty errors are told, however many warnings precede them', async () => {
  const start = '"old_state":null,"product_code":5,"new_state":{},"timestamp":"2024-02-05T10:00:00.000000"}'
  const unknown = Array.from({ length: 150 }, (_, index) => `"${index}":0,`).join('')
  const undocumented = (severity) => ({ severity: { undocumented: severity } })
  const twenty = (error) => Array(20).fill(error)
  for (const [body, options, code, told, listed = 100] of [
    [`{${unknown}${sample.slice(1)}`, undocumented('error'), 'invalid', twenty('undocumented /*')],
    [`{${start}`, { limits: { findings: 1 } }, 'invalid', ['type /product_code'], 1],
    [`{${start}`, { limits: { findings: 0 } }, 'invalid', ['type /product_code'], 1],
    [`{${unknown}${start}`, undocumented('warning'), 'invalid', ['type /product_code']],
    [`{${unknown}${start}`, { severity: { undocumented: 'info', type: undefined } }, 'invalid', ['type /product_code']],
    // What cannot be read is unreadable, whatever else there is to say.
    [`{${unknown}`, undocumented('warning'), 'unreadable', ['syntax ']],
    [`{${'"k":0,'.repeat(150)}`, undefined, 'unreadable', twenty('duplicate_key /*')],
    ['{', { limits: { findings: 0 } }, 'unreadable', ['syntax '], 1],
  ]) {
    const { response, report } = await receive(post(body), options)
    const details = await response.json()
    assert.deepEqual(Object.keys(details.errors[0]), ['code', 'pointer', 'section', 'detail'])
    assert.deepEqual([details.code, placesOf(details.errors), report.problems.length], [code, told, listed])
  }
})

const UPDATE = JSON.parse(sample)

test('which events are updates can be said, and is not asked of what is no object', async () => {
  const asked = []
  const events = []
  const options = {
    verify: () => true,
    isUpdate(value, headers) {
      asked.push([value, headers.get('content-type')])
      return value.type === undefined || value.type === 'product.updated'
    },
    other: (value) => events.push(value),
    claims: memoryClaims(),
    handle() {},
  }
  const envelope = { type: 'order.created', timestamp: UPDATE.timestamp, data: {} }
  const receiver = createReceiver(options)
  for (const [value, code] of [
    [UPDATE, 'received'],
    [{ ...UPDATE, type: 'product.updated' }, 'received'],
    [envelope, 'other'],
    [{ ...UPDATE, type: 'product.deleted' }, 'other'],
    [{ ...envelope, type: 'product.updated' }, 'invalid'],
    [{}, 'invalid'],
  ]) {
    asked.length = 0
    assert.equal((await receiver(post(JSON.stringify(value)))).code, code, JSON.stringify(value))
    assert.deepEqual(asked, [[value, 'application/json']])
  }
  assert.deepEqual(events, [envelope, { ...UPDATE, type: 'product.deleted' }])
  asked.length = 0
  for (const [body, code] of Object.entries({
    '[]': 'invalid',
    '"x"': 'invalid',
    '{': 'unreadable',
  }))
    assert.equal((await receiver(post(body))).code, code, body)
  assert.deepEqual(asked, [])
  // Without it, the usual envelope is an invalid update, as it has a timestamp.
  assert.equal(await codeOf(post(JSON.stringify(envelope)), { other() {} }), 'invalid')
  const throwing = () => {
    throw new RangeError('card-7f3a')
  }
  const { code, error } = await receive(post(), { isUpdate: throwing, other() {} })
  assert.deepEqual([code, error.hook, error.cause], ['failed', 'isUpdate', 'RangeError'])
})
