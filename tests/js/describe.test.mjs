/**
 * Descriptions: a form that knows only the result of `describe` creates valid requests.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from './package.mjs'

const { describe, shapes, validate, versions } = api

/** Fills in an object in every way: each enum value, with the fields that apply with it. */
function* everyObject({ fields, discriminator }) {
  const decider = fields.find(({ name }) => name === discriminator)
  const rest = fields.filter((field) => field !== decider)
  for (const { value } of decider?.values ?? [{}]) {
    const applies = ({ appliesWith }) => appliesWith === undefined || appliesWith.values.includes(value)
    const start = decider === undefined ? {} : { [decider.name]: value }
    yield* filled(start, rest.filter(applies))
  }
}

function* filled(start, [field, ...rest]) {
  if (field === undefined) yield start
  else for (const value of everyValue(field)) yield* filled({ ...start, [field.name]: value }, rest)
}

function* everyValue({ kind, form, values, object, element }) {
  if (kind === 'enum') for (const { value } of values) yield value
  else if (kind === 'object') yield* everyObject(object)
  else if (kind === 'list') for (const value of everyValue(element)) yield [value]
  else if (kind === 'text') yield form === 'email' ? 'name@example.com' : 'filled in'
  else throw new Error(`a form has no field for ${kind}`)
}

test('a form made from the description alone makes requests that hold', () => {
  for (const version of versions) {
    const { object, direction } = describe('order-request', { version })
    assert.equal(direction, 'sent')
    const requests = [...everyObject(object)]
    // Two payment types in four currencies, two distribution methods, two selections.
    assert.equal(requests.length, 2 * 4 * 2 * 2)
    for (const request of requests) {
      const { valid, problems } = validate('order-request', request, { version })
      assert.deepEqual([valid, problems], [true, []], JSON.stringify(request))
    }
  }
})

test('what a form leaves out is missed exactly where it is required', () => {
  const { object } = describe('order-request')
  const payment = object.fields.find(({ name }) => name === 'payment_method').object
  for (const request of everyObject(object)) {
    for (const { name, required } of payment.fields) {
      const { [name]: left, ...rest } = request.payment_method
      if (left === undefined) continue
      const { problems } = validate('order-request', { ...request, payment_method: rest })
      const missing = problems.some(({ code, pointer }) => code === 'required' && pointer === `/payment_method/${name}`)
      assert.equal(
        missing,
        required !== undefined && (required.with?.values.includes(request.payment_method.type) ?? true),
      )
    }
  }
})

test('every shape is described in every version, in plain words', () => {
  for (const shape of shapes) {
    for (const version of versions) {
      const description = describe(shape, { version })
      assert.deepEqual([description.shape, description.version], [shape, version])
      assert.match(description.section, /^[24]\.[1-6]$/)
      for (const field of fieldsOf(description.object)) {
        assert.ok(field.label && field.doc && field.section && field.basis, `${shape} ${field.name}`)
        if (field.kind === 'enum') assert.ok(field.values.every(({ value, label }) => value && label))
      }
    }
  }
  assert.deepEqual(names(describe('order', { version: '2023-07-27' })), ['redemption_url'])
  assert.deepEqual(names(describe('order')), ['payout'])
  assert.ok(describe('order-list').notShown.length > 0)
  assert.ok(describe('order-request').object.removed.some(({ name }) => name === 'idempotency_key'))
})

function* fieldsOf(object) {
  for (const field of object.fields) {
    yield field
    const inner = field.object ?? field.element?.object
    if (inner !== undefined) yield* fieldsOf(inner)
  }
}

const names = ({ object }) =>
  [...fieldsOf(object)].map(({ name }) => name).filter((name) => ['payout', 'redemption_url'].includes(name))

test('a description is the caller’s to change', () => {
  describe('order').object.fields.length = 0
  assert.ok(describe('order').object.fields.length > 0)
})
