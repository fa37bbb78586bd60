/**
 * Text and bytes at the boundary: encoding, spans in UTF-16 units and in bytes, reports as plain data.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from './package.mjs'

const { validate, isValid, parse } = api
const encoder = new TextEncoder()

test('a lone surrogate in a string is found where it stands', () => {
  for (const [text, start] of [
    ['{"status":"\ud800"}', 11],
    ['{"ü😀":"\udc00"}', 8],
    ['\ud800', 0],
    ['{"status":"COMPLETED"}\udfff', 22],
    ['{"a":"\ud83d\ude00","b":"\ud83d', 15],
  ]) {
    const { problems } = validate('order-created', text)
    const last = problems.at(-1)
    assert.deepEqual([last.code, last.span.start], ['encoding', start], JSON.stringify(text))
    assert.equal(isValid('order-created', text), false)
  }
})

test('findings before a lone surrogate stand', () => {
  const { problems } = validate('order-created', '{"status":"NO","x":"\ud800"}')
  assert.deepEqual(
    problems.map(({ code }) => code),
    ['enum', 'encoding'],
  )
})

test('spans count in the unit of the input', () => {
  for (const before of ['', 'a', 'ü', '€', '😀', 'aü€😀'.repeat(5000)]) {
    const text = `{"${before}":1,\n "status":"NO"}`
    const span = validate('order-created', text).problems[0].span
    assert.equal(text.slice(span.start, span.end), '"NO"')
    assert.deepEqual([span.line, span.column], [2, 11])
    const bytes = encoder.encode(text)
    const inBytes = validate('order-created', bytes).problems[0].span
    assert.equal(new TextDecoder().decode(bytes.slice(inBytes.start, inBytes.end)), '"NO"')
  }
})

test('the same question has the same answer, whatever was asked between', () => {
  const text = '{"payment_method":{"type":"CARD","currency":"CHF"},"items":[]}'
  const first = validate('order-request', text)
  validate('order-request', `{"x":"${'😀'.repeat(100_000)}"}`)
  isValid('order-list', 'x'.repeat(900_000), { version: '2023-07-27', entries: '/x' })
  assert.deepEqual(validate('order-request', text), first)
})

test('a parsed value comes from the text that was checked', () => {
  const text = '{"status":"PROCESSING","id":"ü😀","__proto__":{"x":1}}'
  for (const input of [text, encoder.encode(text)]) {
    const parsed = parse('order', input, { level: 'stated' })
    assert.deepEqual(parsed.value, JSON.parse(text))
  }
  assert.deepEqual(Object.keys(parse('order', '{')), ['ok', 'report'])
})

test('what the engine cannot parse is too deep, not thrown', () => {
  const { parse: original } = JSON
  try {
    JSON.parse = () => {
      throw new RangeError('Maximum call stack size exceeded')
    }
    const { ok, report } = parse('order-created', '{"status":"FAILED"}')
    assert.deepEqual([ok, report.valid, report.problems[0].code], [false, false, 'too_deep'])
  } finally {
    JSON.parse = original
  }
})
