/**
 * Conversions: what only JavaScript has. answers.test.mjs has the cases in every form of input.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api, codesOf, DOWN, UP } from './package.mjs'

const { convert } = api
const SAME = { from: UP.to, to: UP.to }

test('a value comes back with the numbers of JavaScript, and __proto__ is a name like any other', () => {
  const input = JSON.parse('{"n":12345678901234567890,"__proto__":{"a":1},"items":[{"redemption_url":"u"}]}')
  const { output } = convert('order', input, UP)
  assert.equal(JSON.stringify(output), JSON.stringify(input).replace('"redemption_url":"u"', '"payout":{"url":"u"}'))
  assert.equal(Object.getPrototypeOf(output), Object.prototype)
})

test('from a version to itself text and bytes are returned unread, as a copy, and a value is written as text', () => {
  for (const text of ['', '{', '\ud800', '\ufeff{}', '{"a":1,"a":1}', '[0000]'])
    assert.equal(convert('order', text, { ...SAME, limits: { bytes: 3 } }).output, text)
  const buffer = Buffer.from([0xff, 0x00])
  const { output } = convert('order', buffer, SAME)
  assert.deepEqual([...output], [0xff, 0x00])
  assert.equal(output.constructor, Uint8Array)
  output.fill(1)
  assert.deepEqual([...buffer], [0xff, 0x00])
  assert.deepEqual(convert('order', { items: [] }, SAME).output, { items: [] })
  assert.deepEqual(convert('product-query', { limit: 5 }, SAME).output, { limit: '5' })
  assert.deepEqual(convert('product', { a: 1 }, { ...SAME, limits: { bytes: 3 } }).output, { a: 1 })
  assert.deepEqual(codesOf(convert('product', { a: 1n }, SAME)), ['not_serializable'])
})

test('a refused conversion has no output, and a problem even where none is to be listed', () => {
  const options = { ...UP, limits: { findings: 0, bytes: 3 } }
  for (const input of ['{"a":1}', { a: 1n }]) {
    const { ok, output, problems } = convert('order', input, options)
    assert.deepEqual([ok, output, problems.length], [false, undefined, 1])
  }
})

test('a complement is plain data, and another value in its place is reported', () => {
  const { complement } = convert('product', { expiry: {} }, DOWN)
  assert.deepEqual(structuredClone(complement), complement)
  const cycle = {}
  cycle.self = cycle
  for (const foreign of [{}, [], cycle, { ...complement, shape: 'order' }])
    assert.deepEqual(codesOf(convert('product', '{}', { ...UP, complement: foreign })), ['complement'])
  assert.equal(convert('product', '{}', { ...UP, complement: null }).ok, true)
})

test('fill is an object, of a class too, and its values are JSON', () => {
  const filled = (fill) => convert('product', '{"id":1}', { ...UP, fill }).output
  class Fill {
    '/approval_state' = 'APPROVED'
  }
  for (const fill of [new Fill(), { ...new Fill() }]) assert.equal(filled(fill), '{"id":1,"approval_state":"APPROVED"}')
  for (const value of ['\ud83d\ude00', '\\ud800', 'ud800'])
    assert.equal(JSON.parse(filled({ '/approval_state': value })).approval_state, value)
})
