/**
 * JavaScript values as input: the value is validated as it would be sent, and no data throws.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import vm from 'node:vm'
import { api } from './package.mjs'

const { validate, isValid, parse } = api
const codesOf = (shape, input, options) => {
  const report = validate(shape, input, options)
  assert.equal(isValid(shape, input, options), report.valid)
  assert.equal(parse(shape, input, options).ok, report.valid)
  return report.problems.map(({ code }) => code)
}

test('what JSON cannot carry is a finding', () => {
  const cycle = { status: 'COMPLETED' }
  cycle.self = cycle
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  const values = {
    cycle,
    'a BigInt': { status: 1n },
    'a BigInt at the root': 1n,
    'a throwing getter': {
      get status() {
        throw new Error('no')
      },
    },
    'a getter that throws nothing of use': {
      get status() {
        throw undefined
      },
    },
    'a throwing toJSON': {
      toJSON() {
        throw new RangeError('no')
      },
    },
    'a toJSON without a result': { toJSON() {} },
    'a function': () => {},
    'a symbol': Symbol('s'),
    undefined: undefined,
    'a revoked proxy': proxy,
  }
  for (const [name, value] of Object.entries(values)) {
    assert.deepEqual(codesOf('order-created', value), ['not_serializable'], name)
    const report = validate('order-created', value, { version: '2023-07-27' })
    assert.equal(report.version, '2023-07-27')
    assert.equal('span' in report.problems[0], false)
    assert.equal(report.problems[0].pointer, '')
  }
})

test('a value deeper than any stack is too deep', () => {
  let value = {}
  for (let i = 0; i < 1_000_000; i++) value = { value }
  // JSON.stringify of Node 26 has no limit of depth, so its text must not be too large.
  assert.deepEqual(codesOf('order-created', value, { limits: { bytes: 2 ** 24 } }), ['too_deep'])
})

test('a value whose JSON is longer than any string is too large', () => {
  // The engine's own error, thrown inside JSON.stringify as it would be there.
  const value = { toJSON: () => 'x'.repeat(2 ** 30) }
  assert.deepEqual(codesOf('order-created', value), ['too_large'])
})

test('values at the root other than objects are of the wrong type', () => {
  for (const value of [null, 5, true, Number.NaN, []])
    assert.deepEqual(codesOf('order-created', value), ['type'], String(value))
})

test('the value is checked as it would be sent', () => {
  assert.deepEqual(codesOf('order-created', { status: 'COMPLETED', payout: undefined }), [])
  assert.deepEqual(codesOf('order-created', { toJSON: () => ({ status: 'COMPLETED' }) }), [])
  assert.deepEqual(codesOf('order-created', Object.assign(Object.create(null), { status: 'COMPLETED' })), [])
  assert.deepEqual(codesOf('order-created', vm.runInNewContext('({ status: "COMPLETED" })')), [])
  class Sendable extends Map {
    toJSON() {
      return Object.fromEntries(this)
    }
  }
  assert.deepEqual(codesOf('order-created', new Sendable([['status', 'COMPLETED']])), [])
  assert.deepEqual(codesOf('order-created', { status: '\ud800' }), ['encoding'])
})

test('a report on a value has no spans, and the value is left as it is', () => {
  const value = Object.freeze({ status: 'NO' })
  const { problems } = validate('order-created', value)
  assert.equal(problems[0].code, 'enum')
  assert.equal('span' in problems[0], false)
  const parsed = parse('order-created', { status: 'FAILED' })
  assert.deepEqual(parsed.value, { status: 'FAILED' })
})

test('every kind of view on bytes is read', () => {
  const bytes = new TextEncoder().encode('{"status":"COMPLETED"}')
  const padded = new Uint8Array(bytes.length + 10).fill(0xff)
  padded.set(bytes, 5)
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length))
  shared.set(bytes)
  const foreign = vm.runInNewContext('Uint8Array').from(bytes)
  class Own extends Uint8Array {}
  for (const view of [
    bytes,
    padded.subarray(5, 5 + bytes.length),
    shared,
    Buffer.from(bytes),
    foreign,
    Own.from(bytes),
  ]) {
    assert.deepEqual(codesOf('order-created', view), [])
    assert.deepEqual(parse('order-created', view).value, { status: 'COMPLETED' })
  }
})

test('a detached view is an empty document', () => {
  const view = new TextEncoder().encode('{"status":"COMPLETED"}')
  structuredClone(view.buffer, { transfer: [view.buffer] })
  const report = validate('order-created', view)
  assert.deepEqual(
    report.problems.map(({ code, span }) => [code, span]),
    [['syntax', { start: 0, end: 0, line: 1, column: 1 }]],
  )
  assert.equal(isValid('order-created', view), false)
})

test('a call from inside a getter does not disturb the outer one', () => {
  const value = {
    get status() {
      assert.equal(isValid('order-created', '{"status":"NO"}', { version: '2023-07-27' }), false)
      return 'COMPLETED'
    },
  }
  assert.deepEqual(
    codesOf('order-created', value, {
      get version() {
        validate('order', {}, { level: 'stated' })
        return '2024-02-05'
      },
    }),
    [],
  )
})
