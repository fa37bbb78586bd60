/**
 * Standard Schema v1, compared with its specification and with the reports. tests/packaging runs it with the libraries
 * that use it.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api, load } from './package.mjs'

const [{ de }, { fr }] = await Promise.all(['de', 'fr'].map((one) => load(`generated/messages/${one}`)))

const { jsonSchema, standardSchema, validate } = api
const check = (shape, value, options) => standardSchema(shape, options)['~standard'].validate(value)
const _pointersOf = (issues) => issues.map(({ pointer }) => pointer)

/** Two errors. With another type of payment, one error behind a warning. */
const CARD = { payment_method: { type: 'CARD', currency: 'EUR' }, items: [] }
const WARNED = { payment_method: { type: 'ACCOUNT_BALANCE', currency: 'EUR', card_id: 'x' }, items: [] }

test('a valid value is returned as a copy, warnings or not', () => {
  const value = { status: 'COMPLETED', unheard_of: 1 }
  assert.deepEqual(check('order-created', value), { value })
  assert.notEqual(check('order-created', value).value, value)
  assert.deepEqual(check('order-query', { limit: '1' }), { value: { limit: '1' } })
  assert.deepEqual(check('order-request', { items: [] }, { draft: true }), { value: { items: [] } })
})

test('what is returned is what was validated', () => {
  const date = new Date(0)
  class Money {
    toJSON() {
      return '1.10'
    }
  }
  const order = (more) => ({ status: 'FAILED', id: 'O-1', message: 'no', ...more })
  for (const [value, expected] of [
    [order({ at: date }), order({ at: date.toJSON() })],
    [order({ paid: [new Money()] }), order({ paid: ['1.10'] })],
    [order({ a: Number.NaN, b: () => 1, c: [undefined] }), order({ a: null, c: [null] })],
    [order({ a: new Map() }), order({ a: {} })],
    [order({ a: undefined, b: [1, null, { c: true }] }), order({ b: [1, null, { c: true }] })],
  ])
    assert.deepEqual(check('order', value), { value: expected })
  const texts = { limit: '10', is_orderable: 'true', countries_redeemable_in: ['FR', '1'] }
  const values = { limit: 10, is_orderable: true, countries_redeemable_in: ['FR', 1], after: null }
  assert.deepEqual(check('product-query', values), { value: texts })
  assert.deepEqual(check('product-query', new URLSearchParams('limit=10&x=1&x=2')), {
    value: { limit: '10', x: ['1', '2'] },
  })
  // A `toJSON` that changes its mind: the value is that of the text which was validated.
  let calls = 0
  const fickle = { toJSON: () => (calls++ === 0 ? { status: 'COMPLETED' } : { status: 'NO' }) }
  assert.deepEqual(check('order-created', fickle), { value: { status: 'COMPLETED' } })
})

test('issues are the errors of the report by labels, with positions as numbers', () => {
  const value = { items: [{}, { distribution_method: { type: 'FAX' } }] }
  const { issues } = check('order-request', value)
  const { problems } = validate('order-request', value, { names: 'label' })
  const errors = problems.filter(({ severity }) => severity === 'error')
  assert.deepEqual(
    issues,
    errors.map(({ message, path, code, pointer, meta }) => ({ message, path, code, pointer, meta })),
  )
  assert.deepEqual(issues.find(({ path }) => path.at(-1) === 'type')?.path, ['items', 1, 'distribution_method', 'type'])
  const messageOf = (options) => check('order-request', { ...WARNED, items: 5 }, options).issues[0].message
  assert.equal(messageOf({ names: 'wire' }), '`items` must be an array.')
  assert.equal(messageOf({ messages: fr }), "«\u00a0Liste d'articles\u00a0» doit être un tableau.")
})

test('the errors of an invalid value are issues, however many warnings or other errors precede them', () => {
  for (const findings of [0, 1]) assert.equal(check('order-request', WARNED, { limits: { findings } }).issues.length, 1)
  const warned = { status: 'FAILED', id: 1, message: 1, z: 1 }
  const page = { ['k'.repeat(20_000)]: [...Array(60).fill(warned), { status: 'NOPE' }] }
  const codesOf = ({ issues }) => issues.map(({ code, path }) => [code, path.length])
  assert.deepEqual(codesOf(check('order-list', page)), [['enum', 3]])
})

test('a message of one’s own is made of the problem', () => {
  const seen = []
  const message = (problem) => {
    seen.push(problem)
    return `${problem.code} at ${problem.pointer}`
  }
  const messagesOf = (options) => check('order-request', CARD, options).issues.map(({ message }) => message)
  assert.deepEqual(messagesOf({ message }), ['required at /payment_method/card_id', 'empty at /items'])
  assert.deepEqual(seen, validate('order-request', CARD, { names: 'label' }).problems)
})

test('its JSON Schemas are those of the shape, in two dialects', () => {
  const { '~standard': properties, ...rest } = standardSchema('order-list', { version: '2023-07-27' })
  assert.deepEqual([rest, properties.version, properties.vendor], [{}, 1, 'order-contract'])
  const { input, output } = properties.jsonSchema
  const schema = jsonSchema('order-list', { version: '2023-07-27' })
  assert.deepEqual(input({ target: 'draft-2020-12' }), schema)
  assert.deepEqual(output({ target: 'draft-2020-12', libraryOptions: { a: 1 } }), schema)
  const older = input({ target: 'draft-07' })
  assert.equal(older.$schema, 'http://json-schema.org/draft-07/schema#')
  assert.equal(JSON.stringify(older).includes('$defs'), false)
})

// values.test.mjs has what can't be serialised.
test('what is an input, but no value, has an issue that says so, in the language and by the message that are given', () => {
  const objects = [new Map(), new Blob([]), new Date(0), new FormData(), Promise.resolve(), new TypeError('no')]
  const NO_QUERY = 'This value is not a query. Pass a plain object of parameters.'
  const NO_DOCUMENT =
    'This value is neither a plain object nor an array. Pass what JSON can express, not a Date, a Map or a Promise.'
  const message = ({ code, message }) => `${code}: ${message}`
  for (const [shape, said, values] of [
    ['order-request', NO_DOCUMENT, objects],
    ['order-query', NO_QUERY, [...objects, 'limit=1']],
  ])
    for (const value of values) {
      const [issue, ...others] = check(shape, value).issues
      assert.deepEqual([issue.message, issue.code, issue.path, others], [said, 'not_serializable', [], []])
      const given = [{ message }, { messages: de, message }].map(
        (options) => check(shape, value, options).issues[0].message,
      )
      const [german] = check(shape, value, { messages: de }).issues
      assert.deepEqual(given, [`not_serializable: ${said}`, `not_serializable: ${german.message}`])
      assert.notEqual(german.message, said)
    }
})
