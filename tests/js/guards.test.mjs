/**
 * The type guard and the assertion, whose string is a value and not a text, and the errors at each field.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inspect } from 'node:util'
import { api, placesOf, thrownBy } from './package.mjs'

const { assertValid, fieldErrors, InvalidDocumentError, is, standardSchema, validate } = api

test('options that do not weaken the rules are taken', () => {
  const options = { draft: false, severity: undefined, level: 'implied' }
  assert.equal(is('order', { status: 'FAILED' }, options), true)
  assertValid('order', { status: 'FAILED' }, options)
})

test('text is a JSON string and bytes are no document, here and in a Standard Schema', () => {
  const text = '{"status":"COMPLETED"}'
  for (const value of [text, new TextEncoder().encode(text), new Uint16Array(4), new DataView(new ArrayBuffer(2))]) {
    assert.equal(is('order', value), false)
    const { report } = thrownBy(() => assertValid('order', value))
    const { issues } = standardSchema('order')['~standard'].validate(value)
    for (const found of [report.problems, issues]) {
      assert.deepEqual(placesOf(found), ['type '])
      assert.equal(found[0].span, undefined)
    }
  }
  assert.match(thrownBy(() => assertValid('order', text)).message, /a string that contains JSON/)
  const queries = [
    'limit=1',
    new URLSearchParams('limit=1'),
    new URL('https://a.b/?limit=1'),
    new Map([['limit', '1']]),
  ]
  for (const value of queries) assert.equal(is('order-query', value), false, inspect(value))
})

test('the error has the report, names its first error, and shows nothing of the document', () => {
  const value = { status: 'hunter2', 'hunter2@example.com': 'hunter2' }
  const error = thrownBy(() => assertValid('order', value))
  assert.ok(error instanceof InvalidDocumentError && error instanceof Error)
  assert.equal(error.name, 'InvalidDocumentError')
  assert.deepEqual(error.report, validate('order', value))
  assert.equal(error.message, `This is not a valid order. ${error.report.problems[0].message}`)
  assert.equal(Object.keys(error).includes('report'), false)
  assert.equal(`${inspect(error)}${JSON.stringify(error)}`.includes('hunter2'), false)

  const warned = { payment_method: { type: 'ACCOUNT_BALANCE', currency: 'EUR', card_id: 'x' }, items: [] }
  const { message, report } = thrownBy(() => assertValid('order-request', warned))
  assert.equal(report.problems[0].severity, 'warning')
  assert.ok(message.endsWith(report.problems[1].message), message)
  const unlisted = thrownBy(() => assertValid('order-request', warned, { limits: { findings: 0 } }))
  assert.equal(unlisted.message, 'This is not a valid order-request.')
})

test('field errors are the first error at each field, by its path', () => {
  const value = {
    payment_method: { type: 'ACCOUNT_BALANCE', currency: 'EUR', card_id: 'x' },
    items: [{ distribution_method: { type: 'PAYOUT_LINK' }, products: { type: 'SINGLE', value: 5 } }],
  }
  const report = validate('order-request', value)
  const [error, ...others] = report.problems.filter(({ severity }) => severity === 'error')
  assert.deepEqual(others, [])
  assert.deepEqual({ ...fieldErrors(report) }, { 'items.0.products.value': error.message })
  const ofRoot = validate('order-request', 5)
  assert.deepEqual({ ...fieldErrors(ofRoot) }, { '': ofRoot.problems[0].message })
  const twice = ['first', 'second'].map((message) => ({ severity: 'error', path: ['a', 0], message }))
  assert.deepEqual({ ...fieldErrors({ problems: twice }) }, { 'a.0': 'first' })
})

test('a name with a dot has a key of its own', () => {
  const at = (...path) => ({ severity: 'error', path, message: path.join('|') })
  const problems = [at('a.b', 0), at('a', 'b', 0), at(''), at(), at('a', '', 'c'), at('x[0]'), at('x', 0), at('"')]
  assert.deepEqual(
    { ...fieldErrors({ problems }) },
    {
      '["a.b"].0': 'a.b|0',
      'a.b.0': 'a|b|0',
      '[""]': '',
      '': '',
      'a[""].c': 'a||c',
      '["x[0]"]': 'x[0]',
      'x.0': 'x|0',
      '["\\""]': '"',
    },
  )
})

test('names of prototypes are fields like any other', () => {
  const text = '{"status":"FAILED","__proto__":1,"__proto__":2,"constructor":1,"constructor":2}'
  const errors = fieldErrors(validate('order-created', text))
  assert.deepEqual(Object.keys(errors).sort(), ['__proto__', 'constructor'])
  assert.equal(typeof errors[Object.keys(errors)[0]], 'string')
  assert.equal(Object.getPrototypeOf(fieldErrors({ problems: [] })), null)
})
