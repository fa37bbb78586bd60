/**
 * The webhook receiver in Node, where calls are fast. tests/edge calls it over real HTTP.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { checkAnswer, checkNothingPersonal } from '../edge/answers.mjs'
import { optionsByPath } from '../edge/apps/receiver/options.mjs'
import { deliveries, sample } from '../edge/deliveries.mjs'
import { PATIENCE } from '../lib/eventually.mjs'
import { api, dist } from './package.mjs'

const { createReceiver, memoryClaims } = await import(pathToFileURL(`${dist}/edge.js`).href)

const OPTIONS = optionsByPath(memoryClaims())
const receive = async (request, options) => createReceiver(options)(request)

const ADDRESS = 'https://example.com/hook'
const JSON_TYPE = { 'content-type': 'application/json' }
const encoder = new TextEncoder()
const post = (body, headers = JSON_TYPE) => new Request(ADDRESS, { method: 'POST', headers, body, duplex: 'half' })
const answerOf = async ({ status, headers, body }) => ({ status, headers, text: await new Response(body).text() })
const outcome = async (request, options) => {
  const result = await receive(request, options)
  const { code = 'received' } = result.response.status === 200 ? {} : await result.response.clone().json()
  return { ...result, code }
}

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
  test(`${expected.status} for ${what}`, async () => {
    const request = new Request(ADDRESS, { method, headers, body })
    // The length that HTTP would declare.
    if (body !== undefined) request.headers.set('content-length', String(new Blob([body]).size))
    const { response, code, update, report, error } = await receive(request, OPTIONS[path])
    checkAnswer(await answerOf(response), expected)
    assert.equal(update !== undefined, expected.isNew)
    if (expected.isNew) assert.deepEqual(update, JSON.parse(body))
    if (report !== undefined && code !== 'other') assert.equal(report.valid, expected.errors === undefined)
    assert.equal((error?.thrown ?? error)?.name, expected.thrown)
  })
}

test('what comes first decides', async () => {
  const bad = { 'content-type': 'text/plain', 'content-encoding': 'gzip', 'content-length': '9999999' }
  const put = new Request(ADDRESS, { method: 'PUT', headers: bad, body: '{' })
  const codes = [(await outcome(put)).code]
  for (const header of ['', 'content-type', 'content-encoding', 'content-length']) {
    if (header === 'content-type') bad[header] = 'application/json'
    else delete bad[header]
    codes.push((await outcome(post('{', bad), { verify: () => false })).code)
  }
  assert.deepEqual(codes, ['method', 'content_type', 'content_encoding', 'too_large', 'unverified'])
})

test('a body may fill the limit, in any pieces, and not exceed it', async () => {
  const bytes = encoder.encode(sample)
  const all = { limits: { bytes: bytes.length } }
  for (const size of [1, 7, bytes.length - 1, bytes.length]) {
    const pieces = []
    for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.slice(at, at + size), new Uint8Array(0))
    assert.equal((await outcome(post(arriving(pieces).stream), all)).code, 'received', `pieces of ${size}`)
    const { stream, seen } = arriving([...pieces, Uint8Array.of(0x20)], never)
    assert.equal((await outcome(post(stream), all)).code, 'too_large')
    assert.equal(seen.cancelled, true)
  }
})

test('a length that is declared cannot get past the limit, whatever it says', async () => {
  const endless = () => arriving(Array.from({ length: 100 }, () => new Uint8Array(1000)))
  for (const declared of ['10', '-1', '1e3', 'x', '']) {
    const { stream, seen } = endless()
    const { code } = await outcome(post(stream, { ...JSON_TYPE, 'content-length': declared }), {
      limits: { bytes: 5000 },
    })
    assert.deepEqual([code, seen.cancelled, seen.pulled], ['too_large', true, 6], declared)
  }
  const { stream, seen } = endless()
  const { code } = await outcome(post(stream, { ...JSON_TYPE, 'content-length': '5001' }), { limits: { bytes: 5000 } })
  assert.deepEqual([code, seen.pulled], ['too_large', 0])
})

test('a body that ends early, fails or is none of bytes is incomplete', async () => {
  const start = encoder.encode(sample.slice(0, 20))
  const breaks = (controller) => controller.error(new Error('reset'))
  assert.equal((await outcome(post(arriving([start], breaks).stream))).code, 'incomplete')
  assert.equal((await outcome(post(arriving(['text']).stream))).code, 'incomplete')
  const declared = { ...JSON_TYPE, 'content-length': String(sample.length) }
  assert.equal((await outcome(post(arriving([start]).stream, declared))).code, 'incomplete')
})

test('a body that takes too long is left', { timeout: PATIENCE }, async () => {
  for (const pieces of [[], [encoder.encode(sample)]]) {
    const { stream, seen } = arriving(pieces, never)
    assert.equal((await outcome(post(stream), { timeout: 20 })).code, 'timeout')
    assert.equal(seen.cancelled, true)
  }
})

test('the hooks get the bytes, the headers, the update and the delivery', async () => {
  const calls = []
  const deliveries = []
  const { update, report } = await receive(post(sample), {
    verify(bytes, headers, delivery) {
      calls.push(new TextDecoder().decode(bytes), headers.get('content-type'))
      deliveries.push(delivery)
      return true
    },
    handle(update, delivery) {
      calls.push(update)
      deliveries.push(delivery)
    },
  })
  assert.deepEqual(calls, [sample, 'application/json', JSON.parse(sample)])
  assert.equal(calls[2], update)
  assert.deepEqual(report, api.validate('product-update', encoder.encode(sample)))
  const [one, other] = deliveries
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
  for (const thrown of [new Error('card-7f3a'), nested, named, 'card-7f3a', undefined]) {
    const throwing = () => {
      throw thrown
    }
    for (const hooks of [{ verify: throwing }, { handle: throwing }]) {
      const result = await receive(post(sample), hooks)
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

test('twenty errors are told', async () => {
  const members = Array.from({ length: 50 }, (_, index) => `"${index}":0`)
  const body = `{${members.join()},${sample.slice(1)}`
  const { response, report } = await receive(post(body), { severity: { undocumented: 'error' } })
  const { errors } = await response.json()
  assert.deepEqual(Object.keys(errors[0]), ['code', 'pointer', 'section', 'detail'])
  assert.deepEqual([errors.length, errors[0].pointer, report.problems.length], [20, '/*', 50])
})

test('an error is told, however many warnings precede it', async () => {
  const start = '"old_state":null,"product_code":5,"new_state":{},"timestamp":"2024-02-05T10:00:00.000000"'
  const unknown = Array.from({ length: 150 }, (_, index) => `"${index}":0,`).join('')
  for (const [body, options] of [
    [`{${start}}`, { limits: { findings: 1 } }],
    [`{${start}}`, { limits: { findings: 0 } }],
    [`{${unknown}${start}}`, { severity: { undocumented: 'warning' } }],
    [`{${unknown}${start}}`, { severity: { undocumented: 'info', type: undefined } }],
  ]) {
    const { response, report } = await receive(post(body), options)
    const { code, errors } = await response.json()
    assert.equal(code, 'invalid')
    assert.deepEqual(
      errors.map((error) => [error.code, error.pointer]),
      [['type', '/product_code']],
    )
    assert.equal(report.problems.length, options.limits?.findings ?? 100)
  }
  const { response } = await receive(post(`{${unknown}`), { severity: { undocumented: 'warning' } })
  const { code, errors } = await response.json()
  assert.deepEqual([code, errors[0].code], ['unreadable', 'syntax'])
})

test('what cannot be read is unreadable, whatever else there is to say', async () => {
  const many = `{${'"k":0,'.repeat(150)}`
  for (const [body, limits] of [
    [many, {}],
    ['{', { findings: 0 }],
  ]) {
    const { response } = await receive(post(body), { limits })
    assert.equal((await response.json()).code, 'unreadable')
  }
  const { response } = await receive(post(`${many}"k":0}`))
  assert.equal((await response.json()).code, 'invalid')
})

test('an event that is no update is handed over as its value', async () => {
  const events = []
  const other = (value) => events.push(value)
  const { response, code, update } = await receive(post('{"event":"order","id":1}'), { other })
  assert.deepEqual([response.status, code, update, events], [200, 'other', undefined, [{ event: 'order', id: 1 }]])
})

test('what is no request, or was read before, rejects with a TypeError', async () => {
  const locked = post(sample)
  locked.body.getReader()
  for (const [request, message] of [
    [undefined, /must be a Request/],
    [{ method: 'POST' }, /must be a Request/],
    [{ body: null, headers: new Headers() }, /must be a Request/],
    [{ body: null, method: 'POST' }, /must be a Request/],
    [locked, /the body of the request was read before/],
  ])
    await assert.rejects(receive(request), { name: 'TypeError', message })
  await assert.rejects(receive(post(sample), { mask: false }), /^TypeError: unknown option 'mask'/)
})
