/**
 * Standard Schema v1, against its specification and against the reports it is made of.
 * With the libraries that use it, it is tried by tests/packaging.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from './package.mjs'

const { standardSchema, validate } = api
const check = (shape, value, options) => standardSchema(shape, options)['~standard'].validate(value)

test('it is a Standard Schema', () => {
  const { '~standard': properties, ...rest } = standardSchema('order')
  assert.deepEqual(rest, {})
  assert.equal(properties.version, 1)
  assert.equal(properties.vendor, 'order-contract')
})

test('a valid value is the same object, warnings or not', () => {
  const value = { status: 'COMPLETED', unheard_of: 1 }
  assert.deepEqual(check('order-created', value), { value })
  assert.equal(check('order-created', value).value, value)
  const warned = { payment_method: { type: 'ACCOUNT_BALANCE', currency: 'EUR', card_id: 'x' }, items: [] }
  const { issues } = check('order-request', warned)
  assert.deepEqual(
    issues.map(({ path }) => path),
    [['items']],
  )
})

test('issues are the errors, with positions as numbers', () => {
  const value = { items: [{}, { distribution_method: { type: 'FAX' } }] }
  const { issues } = check('order-request', value)
  const { problems } = validate('order-request', value, { names: 'label' })
  const errors = problems.filter(({ severity }) => severity === 'error')
  assert.deepEqual(
    issues,
    errors.map(({ message, path }) => ({ message, path })),
  )
  assert.deepEqual(issues.find(({ path }) => path.at(-1) === 'type')?.path, ['items', 1, 'distribution_method', 'type'])
})

test('a draft is not asked for what is missing or empty', () => {
  assert.deepEqual(check('order-request', { items: [] }, { draft: true }), { value: { items: [] } })
  assert.equal(check('order-request', { items: 5 }, { draft: true }).issues.length, 1)
})

test('the input is not repeated', () => {
  const secret = 'hunter2'
  const value = { status: secret, [secret]: secret, payment_method: { type: secret } }
  assert.equal(JSON.stringify(check('order', value)).includes(secret), false)
})

test('text and bytes are values of the wrong type, for queries too', () => {
  const text = '{"status":"FAILED"}'
  for (const value of [text, new TextEncoder().encode(text), new DataView(new ArrayBuffer(2))])
    assert.deepEqual(check('order-created', value).issues[0].path, [])
  assert.equal(check('order-query', 'limit=1').issues.length, 1)
  assert.deepEqual(check('order-query', { limit: '1' }), { value: { limit: '1' } })
})

test('no value throws', () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  for (const value of [
    undefined,
    null,
    5,
    5n,
    Symbol('s'),
    () => {},
    new Map(),
    new Blob([]),
    Promise.resolve(),
    proxy,
  ])
    assert.ok(check('order', value).issues.length > 0)
})

test('errors behind a limit full of warnings are still errors', () => {
  const value = { payment_method: { type: 'ACCOUNT_BALANCE', currency: 'EUR', card_id: 'x' }, items: [] }
  assert.equal(check('order-request', value, { limits: { findings: 1 } }).issues.length, 1)
  assert.equal(check('order-request', value, { limits: { findings: 0 } }).issues.length, 1)
})

test('a mistake is thrown when the schema is made, and options are kept as they were', () => {
  assert.throws(() => standardSchema('orders'), { name: 'TypeError', message: /did you mean 'order'/ })
  assert.throws(() => standardSchema('order', { levle: 'stated' }), { name: 'TypeError' })
  const options = { draft: true }
  const schema = standardSchema('order-request', options)
  options.draft = false
  assert.equal(schema['~standard'].validate({}).issues, undefined)
})
