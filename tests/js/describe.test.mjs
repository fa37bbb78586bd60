/**
 * The data of the package: descriptions, with which a form creates valid requests, and codes, with examples.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { api, load } from './package.mjs'

const { codes, changes, convert, describe, shapes, validate, validateCall, versions } = api
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

// schema.test.mjs holds what is required, in schemas that are made of descriptions.
test('a form made from the description alone makes requests that hold', () => {
  for (const version of versions) {
    const { object, direction } = describe('order-request', { version })
    const requests = [...everyObject(object)]
    const payment = object.fields.find(({ name }) => name === 'payment_method').object
    // Payment types, currencies, distribution methods and selections.
    const counts = requests.length / payment.fields.find(({ name }) => name === 'currency').values.length
    assert.deepEqual([direction, counts], ['sent', 2 * 2 * 2])
    for (const request of requests) assert.deepEqual(validate('order-request', request, { version }).problems, [])
  }
})

test('every field of every version has a label, a sentence, a section and a basis', () => {
  for (const shape of shapes)
    for (const version of versions)
      for (const { name, label, doc, section, basis, values = [] } of fieldsOf(describe(shape, { version }).object)) {
        for (const word of [label, doc, section, basis, ...values.flatMap(({ value, label }) => [value, label])])
          assert.ok(word, `${shape} ${name}`)
      }
})

function* fieldsOf(object) {
  for (const field of object.fields) {
    yield field
    const inner = field.object ?? field.element?.object
    if (inner !== undefined) yield* fieldsOf(inner)
  }
}

test('the data that all callers share is frozen, with all that is in it, and a description is the same each time', () => {
  const descriptions = [{}, { optional: ['/status'] }, { messages: de }].map((options) => describe('order', options))
  for (const data of [versions, shapes, codes, changes, ...descriptions])
    for (const part of partsOf(data)) assert.ok(Object.isFrozen(part))
  assert.equal(describe('order').object, descriptions[0].object)
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

test('the examples of each code are true, and its page exists', () => {
  const pages = readFileSync(new URL('../../docs/codes.md', import.meta.url), 'utf8')
  const run = ({ by, shape, input, options: given }) => {
    const options = given === undefined ? undefined : JSON.parse(given)
    if (by === 'validateCall') return validateCall(JSON.parse(input), options).problems
    return (by === 'convert' ? convert : validate)(shape, input, options).problems
  }
  assert.ok(Object.keys(codes).length > 0)
  for (const [name, { code, text, fails, passes, page }] of Object.entries(codes)) {
    const says = (example) => run(example).some((problem) => problem.code === code)
    assert.deepEqual([code, says(fails), says(passes)], [name, true, false])
    assert.ok(text.endsWith('.'), name)
    assert.ok(pages.includes(`\n## ${page.slice('codes/'.length, -1)}\n`), `${page} leads nowhere`)
  }
})
