/**
 * Descriptions: a form that knows only the result of `describe` creates valid requests.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api, load } from './package.mjs'

const { describe, shapes, validate, versions } = api
const { de } = await load('generated/messages/de')

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

/** Texts, of which each form has one. */
const TEXTS = ['filled in', 'name@example.com']

function* everyValue({ kind, pattern = '', values, object, element }) {
  if (kind === 'enum') for (const { value } of values) yield value
  else if (kind === 'object') yield* everyObject(object)
  else if (kind === 'list') for (const value of everyValue(element)) yield [value]
  else if (kind === 'text') yield TEXTS.find((text) => new RegExp(pattern, 'u').test(text)) ?? `a text for ${pattern}`
  else throw new Error(`a form has no field for ${kind}`)
}

test('a form made from the description alone makes requests that hold, and misses what is required', () => {
  for (const version of versions) {
    const { object, direction } = describe('order-request', { version })
    const payment = object.fields.find(({ name }) => name === 'payment_method').object
    const requests = [...everyObject(object)]
    // Payment types, currencies, distribution methods and selections.
    const counts = requests.length / payment.fields.find(({ name }) => name === 'currency').values.length
    assert.deepEqual([direction, counts], ['sent', 2 * 2 * 2])
    for (const request of requests) {
      assert.deepEqual(validate('order-request', request, { version }).problems, [], JSON.stringify(request))
      for (const { name, required } of payment.fields) {
        const { [name]: left, ...rest } = request.payment_method
        if (left === undefined) continue
        const { problems } = validate('order-request', { ...request, payment_method: rest }, { version })
        const isMissing = problems.some((it) => it.code === 'required' && it.pointer === `/payment_method/${name}`)
        const isRequired = required && (required.with?.values.includes(request.payment_method.type) ?? true)
        assert.equal(isMissing, isRequired ?? false)
      }
    }
  }
})

test('every field of every version has a label, a sentence, a section and a basis', () => {
  for (const shape of shapes)
    for (const version of versions)
      for (const { name, label, doc, section, basis, values = [] } of fieldsOf(describe(shape, { version }).object)) {
        assert.ok(label && doc && section && basis, `${shape} ${name}`)
        assert.ok(
          values.every(({ value, label }) => value && label),
          `${shape} ${name}`,
        )
      }
})

function* fieldsOf(object) {
  for (const field of object.fields) {
    yield field
    const inner = field.object ?? field.element?.object
    if (inner !== undefined) yield* fieldsOf(inner)
  }
}

test('a description is constant: the same object each time, and frozen to its last member', () => {
  assert.equal(describe('order').object, describe('order').object)
  for (const options of [{}, { optional: ['/status'] }, { messages: de }]) {
    const description = describe('order', options)
    assert.throws(() => description.object.fields.push({}), TypeError)
    for (const part of partsOf(description)) assert.ok(Object.isFrozen(part))
  }
})

function* partsOf(data) {
  yield data
  if (typeof data === 'object') for (const part of Object.values(data)) yield* partsOf(part)
}

test('the pattern of a form is one of JSON Schemas and one of inputs', () => {
  const forms = shapes.flatMap((shape) => [...fieldsOf(describe(shape).object)].filter(({ form }) => form))
  assert.ok(new Set(forms.map(({ form }) => form)).size >= 4)
  // Inputs read it with the flag v, which refuses characters that u takes. schema.test.mjs compares what it matches.
  for (const { pattern } of forms) assert.doesNotThrow(() => new RegExp(pattern, 'v'), pattern)
})

test('the data that all callers share is frozen, with all that is in it', () => {
  const { codes, changes } = api
  for (const data of [versions, shapes, codes, changes])
    for (const part of partsOf(data)) assert.ok(Object.isFrozen(part))
  for (const list of [versions, shapes, changes]) assert.throws(() => list.push('2030-01-01'), TypeError)
})
