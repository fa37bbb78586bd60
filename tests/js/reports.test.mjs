/**
 * A report is plain data of its own. What is logged of one has nothing of the document.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api, DOWN } from './package.mjs'

const { applyFixes, convert, loggable, parse, validate, validateCall } = api

/**
 * Problems of many kinds: known and unknown names, a character, source text, spans, fixes with
 * edits and headers.
 */
const REQUEST =
  '{"idempotency_key": "k-ü", "payment_methd": 1, "é~/": 1, "payment_method": {"type": "card", "currency": "eur"},\n "items": [{"country": "DE", "distribution_method": {"type": "EMAIL", "email_address": "no"}, "products": {"type": "SINGLE", "value": ["😀"]}}, 1, 2, 3, {"é~/": null}], "é~/": 2}'

/** Answers to an input of that text. */
const ANSWERS = {
  validate: (input, options) => validate('order-request', input, options),
  parse: (input, options) => parse('order-request', input, options).report,
  applyFixes: (input, options) => applyFixes('order-request', input, options).report,
  validateCall: (input, options) =>
    validateCall(
      { method: 'POST', url: '/v2/order?código=1', headers: { 'x-api-versoin': '1' }, body: input },
      options,
    ),
  convert: () => convert('product', '{"expiry":{},"é~/":1}', DOWN),
}

test('every property of a report and of a conversion is plain data, and each has lists of its own', () => {
  for (const answer of Object.values(ANSWERS)) {
    const made = answer(REQUEST)
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(made))) {
      assert.equal('value' in property, true, name)
      if (Array.isArray(made[name])) made[name].push('mine')
    }
    assert.notDeepEqual(answer(REQUEST), made)
  }
})

test('the keys and their order are the same for every report', () => {
  const KEYS = ['valid', 'shape', 'version', 'problems', 'truncated', 'assumptions']
  for (const input of [REQUEST, '{}', '', { status: 'FAILED' }])
    assert.deepEqual(Object.keys(validate('order-created', input)), KEYS)
  assert.deepEqual(Object.keys(parse('order', '{')), ['ok', 'report'])
})

test('the pointer of a long name is whole, also where the caller changes the path', () => {
  for (const name of ['x', 'x'.repeat(20_000), '~'.repeat(50_000)]) {
    const [problem] = validate('order-created', `{"status":"FAILED","${name}":1,"${name}":2}`).problems
    problem.path.unshift('body')
    assert.ok(problem.pointer === `/${name.replaceAll('~', '~0')}`, `the name has ${name.length} characters`)
  }
})

test('what is logged of a report has nothing of the document, masked or not', () => {
  const text = '{"ann@example.com\\u0007":1,"new_state":{"\\u001b[31mred":{"price_multiplier":1}},"timestamp":"card"}'
  for (const mask of [true, false]) {
    const report = validate('product-update', text, { mask, severity: { undocumented: 'warning' } })
    const line = JSON.stringify(loggable(report))
    assert.doesNotMatch(line, /ann|31m|card|\\u00/)
  }
})
