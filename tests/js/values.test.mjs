/**
 * JavaScript values as input: a value is validated as it would be sent, and no data throws. mistakes.test.mjs has the
 * objects that are never input.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import vm from 'node:vm'
import { api, placesOf, thrownBy, UP } from './package.mjs'

const { applyFixes, assertValid, convert, detectVersion, InvalidDocumentError, is, isValid, parse } = api
const { standardSchema, validate, validateCall, versions } = api

const cycle = {}
cycle.self = cycle
const { proxy, revoke } = Proxy.revocable({}, {})
revoke()
const throwing = {
  get limit() {
    // Nothing of use.
    throw undefined
  },
}
const throwingJson = {
  toJSON() {
    throw new RangeError('no')
  },
}

/** What neither a document nor a query can carry, then what one of them can't. */
const NEVER = [undefined, 1n, () => {}, Symbol('s'), throwing, proxy]
const NO_DOCUMENTS = [...NEVER, cycle, { status: 1n }, throwingJson, { toJSON() {} }]
const NO_QUERIES = [
  ...[...NEVER, null, 5, true],
  ...[new Proxy(new URL('https://x.test/'), {}), new Proxy(new URLSearchParams(), {})],
]

test('what cannot be sent is one problem of the whole input, in every function', () => {
  const inputs = [
    ...NO_DOCUMENTS.flatMap((value) => ['order', 'order-list', 'product-update'].map((shape) => [shape, value])),
    ...NO_QUERIES.map((value) => ['product-query', value]),
  ]
  for (const [n, [shape, input]] of inputs.entries()) {
    const what = `${n}, ${shape}`
    const { problems, valid } = validate(shape, input)
    assert.deepEqual([valid, isValid(shape, input), is(shape, input)], [false, false, false], what)
    assert.deepEqual(placesOf(problems), ['not_serializable '], what)
    assert.equal(problems[0].span, undefined, what)
    const { output, report } = applyFixes(shape, input)
    assert.equal(output, input, what)
    for (const found of [parse(shape, input).report.problems, report.problems, convert(shape, input, UP).problems])
      assert.deepEqual([found.length, found[0].message], [1, problems[0].message], what)
    assert.deepEqual(detectVersion(shape, input).candidates, versions, what)
    const error = thrownBy(() => assertValid(shape, input))
    assert.ok(error instanceof InvalidDocumentError && error.report.problems[0].code === 'not_serializable', what)
    const { issues } = standardSchema(shape)['~standard'].validate(input)
    assert.deepEqual([issues.length, issues[0].code, issues[0].path], [1, 'not_serializable', []], what)
  }
  assert.match(validate('order').problems[0].message, /There is no document.*`undefined`/)
  assert.match(validate('order', { toJSON() {} }).problems[0].message, /cannot be written as JSON/)
  for (const { message } of [5, null, 1n, Symbol('s')].flatMap((value) => validate('product-query', value).problems))
    assert.equal(message, 'This value is not a query. Pass a plain object of parameters.')
  assert.equal(validate('order', undefined, { version: '2023-07-27' }).version, '2023-07-27')
})

test('a value is checked as it would be sent, is left as it is, and its report has no spans', () => {
  class Sendable extends Map {
    toJSON() {
      return Object.fromEntries(this)
    }
  }
  class OwnError extends Error {
    toJSON() {
      return { status: 'FAILED' }
    }
  }
  const codesOf = (value) => {
    const { problems } = validate('order-created', value)
    for (const problem of problems) assert.equal('span' in problem, false)
    return problems.map(({ code }) => code).join()
  }
  for (const [value, codes] of [
    [{ status: 'FAILED', payout: undefined }, ''],
    [{ status: 'FAILED', message: new Date(0) }, ''],
    [{ toJSON: () => ({ status: 'COMPLETED' }) }, ''],
    [Object.assign(Object.create(null), { status: 'COMPLETED' }), ''],
    [vm.runInNewContext('({ status: "COMPLETED" })'), ''],
    [new Sendable([['status', 'COMPLETED']]), ''],
    [new OwnError(), ''],
    [{ status: '\ud800' }, 'encoding'],
    [Object.freeze({ status: 'NO' }), 'enum'],
    [Number.NaN, 'type'],
  ])
    assert.equal(codesOf(value), codes)
})

test('a value that is too deep for the engine is told the limit that it breaks', () => {
  let value = { status: 'FAILED' }
  for (let i = 0; i < 100_000; i++) value = { value }
  for (const depth of [64, 7]) {
    const options = { limits: { depth } }
    const { problems } = validate('order-created', value, options)
    const inText = validate('order-created', `{"x":${'['.repeat(100)}`, options).problems.at(-1)
    assert.deepEqual([problems.length, problems[0].code, problems[0].message], [1, 'too_deep', inText.message])
    assert.match(problems[0].message, new RegExp(`\\b${depth}\\b`))
  }
  // Where JSON.stringify has no limit of its own, as in Node 26, the core finds the place in the text.
  const place = thrownBy(() => JSON.stringify(value)) ? '/body' : `/body${'/value'.repeat(64)}`
  const call = validateCall({ method: 'POST', url: '/v2/order', body: value }).problems.at(-1)
  assert.deepEqual([call.code, call.pointer], ['too_deep', place])
})

test('a value whose JSON is longer than any string is too large', () => {
  // The engine's own error, thrown inside JSON.stringify as it would be there.
  const value = { toJSON: () => 'x'.repeat(2 ** 30) }
  assert.equal(validate('order-created', value).problems[0].code, 'too_large')
})

test('every kind of view on bytes is read, and a detached one is an empty document', () => {
  const bytes = new TextEncoder().encode('{"status":"COMPLETED"}')
  const padded = new Uint8Array(bytes.length + 10).fill(0xff)
  padded.set(bytes, 5)
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length))
  shared.set(bytes)
  class Own extends Uint8Array {}
  const views = [padded.subarray(5, 5 + bytes.length), shared, Buffer.from(bytes), Own.from(bytes)]
  for (const view of [...views, vm.runInNewContext('Uint8Array').from(bytes)]) {
    assert.equal(isValid('order-created', view), true)
    assert.deepEqual(parse('order-created', view).value, { status: 'COMPLETED' })
  }
  structuredClone(bytes.buffer, { transfer: [bytes.buffer] })
  const [{ code, span }] = validate('order-created', bytes).problems
  assert.deepEqual([code, span], ['syntax', { start: 0, end: 0, line: 1, column: 1 }])
  assert.equal(isValid('order-created', bytes), false)
})

test('a call from inside a getter does not disturb the outer one', () => {
  const value = {
    get status() {
      assert.equal(isValid('order-created', '{"status":"NO"}', { version: '2023-07-27' }), false)
      return 'COMPLETED'
    },
  }
  const options = {
    get version() {
      validate('order', {}, { level: 'stated' })
      return '2024-02-05'
    },
  }
  assert.deepEqual(validate('order-created', value, options).problems, [])
  assert.equal(isValid('order-created', value, options), true)
})
