/**
 * A report is plain data of its own. What is logged of one has nothing of the document.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api, DOWN } from './package.mjs'

const { convert, loggable, parse, validate } = api

test('every property of a report and of a conversion is plain data', () => {
  for (const made of [validate('order-request', '{"é~/":1}'), convert('product', '{"expiry":{},"é~/":1}', DOWN)])
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(made)))
      assert.equal('value' in property, true, name)
})

test('the keys and their order are the same for every report', () => {
  const KEYS = ['valid', 'shape', 'version', 'problems', 'truncated', 'assumptions']
  for (const input of ['{"é~/":1}', '{}', '', { status: 'FAILED' }])
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
