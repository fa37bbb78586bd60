/**
 * The option `also` of `standardSchema`: another Standard Schema for the same value. tests/packaging runs it with Zod,
 * Valibot and ArkType.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from './package.mjs'

const { standardSchema } = api
const REQUEST = {
  payment_method: { type: 'ACCOUNT_BALANCE', currency: 'EUR' },
  items: [{ distribution_method: { type: 'PAYOUT_LINK' }, products: { type: 'SINGLE', value: 'P-1' }, face_value: 5 }],
}

/** Another schema, whose answer is that of a function. */
const other = (validate, more = {}) => ({ '~standard': { version: 1, vendor: 'test', validate, ...more } })
const joined = (also, options) => standardSchema('order-request', { also, ...options })['~standard']
const paths = ({ issues }) => issues.map(({ path }) => path)

test('a value that both accept is the same object', () => {
  assert.equal(joined(other((value) => ({ value }))).validate(REQUEST).value, REQUEST)
})

test('issues are those of both, ours first, each once', () => {
  const issue = { message: 'at most 3', path: ['items', 0, { key: 'face_value' }] }
  const value = { ...REQUEST, payment_method: { type: 'CARD', currency: 'EUR' } }
  const alone = standardSchema('order-request')['~standard'].validate(value).issues
  const schema = joined(other(() => ({ issues: [{ ...alone[0] }, issue] })))
  assert.deepEqual(schema.validate(value).issues, [...alone, issue])
  assert.deepEqual(schema.validate(REQUEST).issues.at(-1), issue)
})

test('what only one refuses is refused', () => {
  const refusing = joined(other(() => ({ issues: [{ message: 'no' }] })))
  assert.deepEqual(refusing.validate(REQUEST), { issues: [{ message: 'no' }] })
  const accepting = joined(other((value) => ({ value })))
  assert.deepEqual(paths(accepting.validate({ ...REQUEST, items: [] })), [['items']])
})

test('the options of our issues stay ours', () => {
  const schema = joined(
    other(() => ({ issues: [{ message: 'no', path: ['items'] }] })),
    { message: () => 'ours', only: ['/payment_method'] },
  )
  assert.deepEqual(
    schema.validate({ items: [] }).issues.map(({ message, path }) => [message, path.join('.')]),
    [
      ['ours', 'payment_method'],
      ['ours', ''],
      ['no', 'items'],
    ],
  )
})

test('an asynchronous schema makes it asynchronous', async () => {
  const result = joined(other(async (value) => ({ value }))).validate(REQUEST)
  assert.ok(result instanceof Promise)
  assert.equal((await result).value, REQUEST)
  await assert.rejects(joined(other(async () => Promise.reject(new Error('offline')))).validate(REQUEST), /offline/)
})

test('what the other schema made of members takes their place, and what it leaves out stays', () => {
  const made = { items: [{ face_value: '5.00', note: 'made' }], __proto__: null }
  const { value } = joined(other(() => ({ value: made }))).validate(REQUEST)
  assert.deepEqual(value, { ...REQUEST, items: [{ ...REQUEST.items[0], face_value: '5.00', note: 'made' }] })
  assert.equal(REQUEST.items[0].face_value, 5, 'the input is not changed')
  const shorter = joined(other((value) => ({ value: { ...value, extra: [1] } })))
  assert.deepEqual(shorter.validate({ ...REQUEST, extra: [1, 2] }).value.extra, [1])
})

test('a member `__proto__` stays data', () => {
  const value = { ...REQUEST, ...JSON.parse('{"x":{"__proto__":{"polluted":1}}}') }
  const copy = joined(other((given) => ({ value: { ...given, x: { ...given.x, y: 1 } } }))).validate(value).value
  assert.deepEqual(Object.keys(copy.x).sort(), ['__proto__', 'y'])
  assert.equal(copy.x.polluted, undefined)
  assert.equal({}.polluted, undefined)
})

test('JSON Schemas are joined if the other schema has one', () => {
  const target = { target: 'draft-2020-12' }
  const theirs = { type: 'object' }
  const schema = joined(other((value) => ({ value }), { jsonSchema: { input: () => theirs, output: () => theirs } }))
  const ours = standardSchema('order-request')['~standard'].jsonSchema.input(target)
  assert.deepEqual(schema.jsonSchema.input(target), { allOf: [ours, theirs] })
  assert.throws(
    () => joined(other((value) => ({ value }))).jsonSchema.input(target),
    /^TypeError: the schema of also has no JSON Schema$/,
  )
})

test('anything else than a schema throws', () => {
  for (const also of [null, 1, {}, () => true, { '~standard': {} }])
    assert.throws(
      () => joined(also),
      /^TypeError: also must be a Standard Schema, such as one of Zod, Valibot or ArkType, not /,
    )
  // A function may be a schema.
  assert.equal(
    joined(
      Object.assign(
        () => {},
        other((value) => ({ value })),
      ),
    ).validate(REQUEST).value,
    REQUEST,
  )
})
