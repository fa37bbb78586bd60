/**
 * The type guard and the assertion: the verdict of `isValid`, except that a string is a value and not a text.
 */
import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { api, dist } from './package.mjs'

const { assertValid, fieldErrors, InvalidDocumentError, is, isValid, validate } = api

const thrownBy = (run) => {
  try {
    run()
  } catch (error) {
    return error
  }
  return undefined
}

test('a value has the verdict of isValid', () => {
  const values = [
    { status: 'COMPLETED' },
    { status: 'DONE' },
    { status: 'FAILED', id: 1 },
    {},
    [],
    null,
    5,
    true,
    undefined,
    () => {},
    1n,
    Symbol('s'),
    Object.create(null),
  ]
  for (const value of values) {
    assert.equal(is('order', value), isValid('order', value), inspect(value))
    assert.equal(thrownBy(() => assertValid('order', value)) === undefined, isValid('order', value), inspect(value))
  }
  assert.equal(is('order', { status: 'COMPLETED' }), true)
  assert.equal(is('product', {}, { version: '2023-07-27' }), true)
  assert.equal(is('product', {}), false)
})

test('a string is a JSON string, and bytes are no document', () => {
  const text = '{"status":"COMPLETED"}'
  for (const value of [text, new TextEncoder().encode(text), new Uint16Array(4), new DataView(new ArrayBuffer(2))]) {
    assert.equal(is('order', value), false)
    const { report } = thrownBy(() => assertValid('order', value))
    assert.deepEqual(
      report.problems.map(({ code, pointer, span }) => [code, pointer, span]),
      [['type', '', undefined]],
    )
  }
  assert.match(thrownBy(() => assertValid('order', text)).message, /a string that contains JSON/)
})

test('a query is an object of strings, as its type says', () => {
  assert.equal(is('order-query', { limit: '1', after: undefined }), true)
  const others = [{ limit: 1 }, { limit: ['1'] }, new URLSearchParams('limit=1'), new URL('https://a.b/?limit=1')]
  for (const value of [...others, 'limit=1', null, undefined, new Map([['limit', '1']])]) {
    assert.equal(is('order-query', value), false, inspect(value))
    assert.ok(thrownBy(() => assertValid('order-query', value)) instanceof InvalidDocumentError, inspect(value))
  }
  assert.equal(is('order-query', { limit: 'many' }), false)
})

test('options that do not weaken the rules are accepted', () => {
  assert.equal(is('order', { status: 'FAILED' }, { draft: false, severity: undefined, level: 'implied' }), true)
})

test('the error has the report, and shows nothing of the document', () => {
  const value = { status: 'hunter2', 'hunter2@example.com': 'hunter2' }
  const error = thrownBy(() => assertValid('order', value))
  assert.ok(error instanceof InvalidDocumentError && error instanceof Error)
  assert.equal(error.name, 'InvalidDocumentError')
  assert.deepEqual(error.report, validate('order', value))
  assert.equal(error.message, `This is not a valid order. ${error.report.problems[0].message}`)
  assert.equal(inspect(error).includes('hunter2'), false)
  assert.equal(Object.keys(error).includes('report'), false)
  assert.equal(JSON.stringify(error).includes('hunter2'), false)
})

test('the error of another copy of the package is an instance too, but of no class that extends it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'order-contract-'))
  cpSync(dist, join(folder, 'dist'), { recursive: true })
  cpSync(join(dist, '../package.json'), join(folder, 'package.json'))
  const copy = await import(pathToFileURL(join(folder, 'dist', 'index.js')).href)
  rmSync(folder, { recursive: true })
  const errors = [api, copy].map(({ assertValid }) => thrownBy(() => assertValid('order', {})))
  class Own extends InvalidDocumentError {
    name = 'Own'
  }
  for (const error of errors) {
    assert.ok(error instanceof InvalidDocumentError && error instanceof copy.InvalidDocumentError)
    assert.ok(!(error instanceof Own))
  }
  const own = new Own(validate('order', {}))
  assert.ok(own instanceof InvalidDocumentError && own instanceof Own)
  for (const other of [null, undefined, 'x', new Error('x'), { name: 'InvalidDocumentError' }])
    assert.equal(other instanceof InvalidDocumentError, false)
})

test('the error names no warning', () => {
  const value = { payment_method: { type: 'ACCOUNT_BALANCE', currency: 'EUR', card_id: 'x' }, items: [] }
  const { message, report } = thrownBy(() => assertValid('order-request', value))
  assert.equal(report.problems[0].severity, 'warning')
  assert.ok(message.endsWith(report.problems[1].message), message)
  const unlisted = thrownBy(() => assertValid('order-request', value, { limits: { findings: 0 } }))
  assert.equal(unlisted.message, 'This is not a valid order-request.')
})

test('field errors are the first error at each field, by its path', () => {
  const value = {
    payment_method: { type: 'ACCOUNT_BALANCE', currency: 'EUR', card_id: 'x' },
    items: [{ distribution_method: { type: 'PAYOUT_LINK' }, products: { type: 'SINGLE', value: 5 } }],
  }
  const report = validate('order-request', value)
  const errors = report.problems.filter(({ severity }) => severity === 'error')
  assert.ok(report.problems.length > errors.length && errors.length > 0)
  assert.deepEqual({ ...fieldErrors(report) }, { 'items.0.products.value': errors[0].message })
  assert.deepEqual(
    { ...fieldErrors(validate('order-request', 5)) },
    { '': validate('order-request', 5).problems[0].message },
  )
  assert.deepEqual({ ...fieldErrors(validate('order-created', { status: 'FAILED' })) }, {})
})

test('the first message at a field is kept, and names of prototypes are ordinary', () => {
  const text = '{"status":"FAILED","__proto__":1,"__proto__":2,"constructor":1,"constructor":2}'
  const errors = fieldErrors(validate('order-created', text))
  assert.deepEqual(Object.keys(errors).sort(), ['__proto__', 'constructor'])
  const proto = '__proto__'
  assert.equal(typeof errors[proto], 'string')
  const none = fieldErrors({ problems: [] })
  assert.deepEqual([none[proto], none.constructor, none.toString], [undefined, undefined, undefined])
  const twice = ['first', 'second'].map((message) => ({ severity: 'error', path: ['a', 0], message }))
  assert.deepEqual({ ...fieldErrors({ problems: twice }) }, { 'a.0': 'first' })
})
