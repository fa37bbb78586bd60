/**
 * Standard Schema v1, compared with its specification and with the reports. tests/packaging runs it with the libraries
 * that use it.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { api, dist } from './package.mjs'

const { de } = await import(pathToFileURL(`${dist}/generated/messages/de.js`).href)

const { jsonSchema, standardSchema, validate } = api
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
    errors.map(({ message, path, code, pointer, meta }) => ({ message, path, code, pointer, meta })),
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
    new Date(0),
    new Response(''),
    proxy,
  ]) {
    const { issues } = check('order', value)
    assert.ok(issues.length > 0)
    assert.ok(issues.every(({ code, pointer, path }) => code && pointer === '' && path.length === 0))
  }
})

test('errors behind a limit full of warnings are still errors', () => {
  const value = { payment_method: { type: 'ACCOUNT_BALANCE', currency: 'EUR', card_id: 'x' }, items: [] }
  assert.equal(check('order-request', value, { limits: { findings: 1 } }).issues.length, 1)
  assert.equal(check('order-request', value, { limits: { findings: 0 } }).issues.length, 1)
})

test('a message of one’s own is made of the problem', () => {
  const seen = []
  const message = (problem) => {
    seen.push(problem)
    return `${problem.code} at ${problem.pointer}`
  }
  const value = { payment_method: { type: 'CARD', currency: 'EUR' }, items: [] }
  const { issues } = check('order-request', value, { message })
  assert.deepEqual(
    issues.map(({ message }) => message),
    ['required at /payment_method/card_id', 'empty at /items'],
  )
  assert.deepEqual(
    seen,
    validate('order-request', value, { names: 'label' }).problems.filter(({ severity }) => severity === 'error'),
  )
})

test('only the fields on screen have issues, and one at the root says that something else blocks', () => {
  const value = { payment_method: { type: 'CARD', currency: 'EUR' }, items: [] }
  const pointers = (only) => check('order-request', value, { only }).issues.map(({ pointer }) => pointer)
  assert.deepEqual(pointers(['/payment_method/card_id', '/items']), ['/payment_method/card_id', '/items'])
  assert.deepEqual(pointers(['/payment_method']), ['/payment_method/card_id', ''])
  assert.deepEqual(pointers(['/payment']), [''])
  assert.deepEqual(pointers([]), [''])
  assert.deepEqual(pointers(['']), ['/payment_method/card_id', '/items'])
  const [elsewhere] = check('order-request', value, { only: ['/payment_method/type'] }).issues
  assert.deepEqual(elsewhere, {
    message: elsewhere.message,
    path: [],
    code: 'required',
    pointer: '',
    meta: {},
  })
  assert.match(elsewhere.message, /not shown here/)
  const good = { payment_method: { type: 'ACCOUNT_BALANCE', currency: 'EUR' }, items: [] }
  assert.deepEqual(check('order-request', good, { only: [], draft: true }), { value: good })
})

test('an error on screen is found behind a hundred others', () => {
  const items = Array.from({ length: 150 }, () => ({}))
  const { issues } = check(
    'order-request',
    { items, payment_method: { type: 'CASH' } },
    { only: ['/payment_method/type'] },
  )
  assert.deepEqual(
    issues.map(({ pointer }) => pointer),
    ['/payment_method/type', ''],
  )
})

test('a message of one’s own words what blocks elsewhere', () => {
  const message = ({ pointer, message }) => (pointer === '' ? 'See the other page.' : message)
  const { issues } = check('order-request', { items: [] }, { message, only: [] })
  assert.deepEqual(
    issues.map(({ message }) => message),
    ['See the other page.'],
  )
})

test('it is a Standard JSON Schema', () => {
  const jsonSchemaOf = (shape, options) => standardSchema(shape, options)['~standard'].jsonSchema
  for (const shape of ['order-request', 'order', 'order-list', 'product-query']) {
    const { input, output } = jsonSchemaOf(shape, { version: '2023-07-27' })
    const schema = jsonSchema(shape, { version: '2023-07-27' })
    assert.deepEqual(input({ target: 'draft-2020-12' }), schema)
    assert.deepEqual(output({ target: 'draft-2020-12', libraryOptions: { a: 1 } }), schema)
    const older = input({ target: 'draft-07' })
    assert.equal(older.$schema, 'http://json-schema.org/draft-07/schema#')
    assert.equal(JSON.stringify(older).includes('$defs'), false)
  }
})

test('the older dialect gives the same verdicts', () => {
  const ajv = new Ajv({ strict: false, validateFormats: false })
  const verdict = (shape) => {
    const older = ajv.compile(standardSchema(shape)['~standard'].jsonSchema.input({ target: 'draft-07' }))
    const newer = new Ajv2020({ strict: false, validateFormats: false }).compile(jsonSchema(shape))
    return (value) => {
      assert.equal(older(value), newer(value), JSON.stringify(value))
      return older(value)
    }
  }
  assert.equal(verdict('order')({ status: 'COMPLETED' }), true)
  assert.equal(verdict('order')({ status: 'DONE' }), false)
  assert.equal(verdict('order-list')([{ status: 'DONE' }]), false)
  assert.equal(verdict('order-list')({ data: [{ status: 'FAILED' }] }), true)
  assert.equal(verdict('order-request')({ payment_method: { type: 'CARD', currency: 'EUR' }, items: [{}] }), false)
})

test('options are kept as they were', () => {
  const options = { draft: true }
  const schema = standardSchema('order-request', options)
  options.draft = false
  assert.equal(schema['~standard'].validate({}).issues, undefined)
})

test('an object that is no JSON value has an issue that says so, and one that can’t be serialised another', () => {
  const cycle = {}
  cycle.cycle = cycle
  const seen = []
  const message = (problem) => {
    seen.push(problem)
    return problem.message
  }
  for (const options of [{}, { messages: de }, { message }, { messages: de, message, only: ['/items'] }]) {
    for (const shape of ['order-request', 'order-query']) {
      const unserializable = check(shape, shape === 'order-query' ? { limit: Symbol('s') } : cycle, options)
      const [{ code, path, pointer, meta, message: said }] = unserializable.issues
      assert.equal(code, 'not_serializable')
      for (const value of [new Map(), new Date(0), new FormData(), Promise.resolve()]) {
        const { issues } = check(shape, value, options)
        assert.equal(issues.length, 1)
        const [{ message: saidOther, ...issue }] = issues
        assert.deepEqual(issue, { code, path, pointer, meta })
        // What is not on screen has one sentence.
        assert.equal(saidOther === said, 'only' in options)
      }
    }
  }
  const [map] = check('order-request', new Map()).issues
  assert.equal(
    map.message,
    'This value is neither a plain object nor an array. Pass what JSON can express, not a Date, a Map or a Promise.',
  )
  assert.equal(check('order-query', 'limit=1').issues[0].message, map.message)
  assert.match(check('order-request', cycle).issues[0].message, /cycles/)
  assert.ok(seen.length > 0 && seen.every(({ code }) => code === 'not_serializable'))
})
