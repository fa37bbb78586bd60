/**
 * The exported schemas against the validator: on every case and question, in every version, at both levels, in both dialects and
 * with every amendment, Ajv on the schema and `isValid` have the same verdict. Ajv compiles each schema in its strict mode and
 * says nothing. What a schema can't express is left out by as_value.mjs.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { readValue } from '../lib/answers.mjs'
import { amendmentsOf } from './amended.mjs'
import { cannotSay } from './as_value.mjs'
import { readTexts } from './case-files.mjs'
import { api, load } from './package.mjs'
import parcels from './parcels.json' with { type: 'json' }

const { describe, isValid, jsonSchema, shapes, standardSchema, validate, versions } = api
const { schemaOf } = await load('contract/schema')
const said = []
const say = (...words) => said.push(words)
const STRICT = { strict: true, allErrors: true, logger: { log: say, warn: say, error: say } }
const newer = new Ajv2020(STRICT)
const older = new Ajv(STRICT)
/** Of the documents, each schema with an amendment gets one in so many. */
const PART = Number(process.env.PART ?? 16)

/** Compiles the schema of a shape in each dialect. */
function schemasFor(shape, options) {
  const inOlder = standardSchema(shape, options)['~standard'].jsonSchema.input({ target: 'draft-07' })
  return [newer.compile(jsonSchema(shape, options)), older.compile(inOlder)]
}

/** The values of all texts of a shape of which a schema can say something. A string is a text, and not a value, to the validator. */
const values = Object.fromEntries(
  Object.entries(await readTexts()).map(([shape, texts]) => {
    const said = [...texts.keys()].filter((text) => !cannotSay(shape, validate(shape, text)))
    return [shape, said.map((text) => readValue(shape, text)).filter((value) => typeof value !== 'string')]
  }),
)

/** A value, and copies with another part at each place that is amended. */
function* changed(value, { accept = {}, optional = [] }) {
  yield value
  for (const pattern of [...Object.keys(accept), ...optional])
    for (const part of ['OTHER', '', [], undefined]) {
      const copy = structuredClone(value)
      if (put(copy, pattern.split('/').slice(1), part)) yield copy
    }
}

/** Puts a part where a pattern leads, in the entries of a page too. Returns whether it leads anywhere. */
function put(owner, [name, ...names], part) {
  if (typeof owner !== 'object' || owner === null) return false
  if (Array.isArray(owner))
    return owner.filter((one) => put(one, name === '*' ? names : [name, ...names], part)).length > 0
  if (!Object.hasOwn(owner, name))
    return Object.values(owner).some((list) => Array.isArray(list) && put(list, [name, ...names], part))
  if (names.length > 0) return put(owner[name], names, part)
  if (part === undefined) delete owner[name]
  else owner[name] = part
  return true
}

test('a schema and the validator come to one verdict, whatever the amendments', () => {
  const tally = { schemas: 0, valid: 0, invalid: 0 }
  for (const shape of shapes)
    for (const version of versions)
      for (const [n, amendments] of amendmentsOf(describe(shape, { version })).entries())
        for (const level of ['implied', 'stated']) {
          const options = { version, level, ...amendments }
          const schemas = schemasFor(shape, options)
          tally.schemas += schemas.length
          for (const given of values[shape].filter((_, at) => n === 0 || (at + n) % PART === 0))
            for (const value of changed(given, amendments)) {
              const verdict = isValid(shape, value, options)
              for (const schema of schemas)
                if (schema(value) !== verdict) assert.fail(differing(shape, value, options, schema.errors))
              tally[verdict ? 'valid' : 'invalid']++
            }
        }
  console.log(`schemas: ${JSON.stringify(tally)}`)
  assert.ok(tally.schemas > 500 && Math.min(tally.valid, tally.invalid) > 10 * tally.schemas)
})

function differing(shape, document, options, errors) {
  const { problems } = validate(shape, document, options)
  const ours = problems.filter(({ severity }) => severity === 'error').map(({ code, pointer }) => `${code} ${pointer}`)
  const theirs = errors?.map(({ instancePath, message }) => `${instancePath} ${message}`)
  return JSON.stringify({ shape, options, document, ours, theirs })
}

/** A required discriminator, which may be an error in each way. */
const BY = {
  ...{ name: 'by', kind: 'enum', required: {}, errors: ['type', 'enum', 'required', 'empty'] },
  values: ['POST', 'TRAIN', 'SHIP'].map((value) => ({ value })),
}

/** Of parcels, which have what no field of today's contract has. A requirement is implied. */
for (const { what, level = 'implied', layout = 'document', valid = [], invalid = [], fields, removed = [] } of parcels)
  test(`a schema has what only another contract would say: ${what}`, () => {
    const field = (one) => {
      const { required, notEmpty, ...more } = one === 'by' ? BY : one
      const requirements = Object.entries({ required, notEmpty }).filter(([, one]) => one !== undefined)
      const implied = Object.fromEntries(
        requirements.map(([name, one]) => [name, { basis: 'implied', why: '', ...one }]),
      )
      return { section: '1', kind: 'text', basis: 'stated', errors: ['type'], ...more, ...implied }
    }
    const discriminator = layout === 'query' ? undefined : 'by'
    const parts = { fields: fields.map(field), removed, notShown: [] }
    const object = { title: 'Parcel', section: '1', discriminator, open: false, ...parts }
    const root = { shape: 'parcel', version: '2', layout, direction: 'sent', notShown: [] }
    const one = { section: '1', kind: 'object', basis: 'stated', errors: ['type'], object }
    const schema = newer.compile(schemaOf({ ...root, ...one }, level))
    for (const document of valid) assert.ok(schema(document), JSON.stringify(document))
    for (const document of invalid) assert.ok(!schema(document), JSON.stringify(document))
  })

test('Ajv says nothing of any schema in its strict mode', () => assert.deepEqual(said, []))

test('a timestamp has the days that the calendar has', () => {
  const [schema] = schemasFor('product-update')
  const digits = (number, width) => String(number).padStart(width, '0')
  for (let year = 1896; year <= 2004; year += 4) {
    for (let month = 0; month <= 13; month++) {
      for (let day = 0; day <= 32; day++) agree(year, month, day)
    }
  }
  for (const year of [0, 1, 4, 100, 400, 2023, 2100, 2400, 9999]) agree(year, 2, 29)

  function agree(year, month, day) {
    const timestamp = `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}T12:00:00.000000`
    const update = { product_code: 'P', new_state: {}, timestamp }
    assert.equal(schema(update), api.isValid('product-update', update), timestamp)
  }
})

const PRODUCTS = { type: 'SINGLE', value: 'P-1' }
/** The regular expression of the HTML standard (valid e-mail address). */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** Returns every text of at most this many characters: one of each kind that the expression distinguishes, and a space. */
function textsOf(length) {
  if (length === 0) return ['']
  return ['', ...textsOf(length - 1).flatMap((text) => ['a', '.', '-', '+', '@', ' '].map((kind) => text + kind))]
}

// A native test has which of them a draft accepts.
test('an e-mail address is what the HTML standard says', () => {
  const [schema] = schemasFor('order-request')
  const labels = [60, 61, 62, 63, 64, 65].map((length) => `a@${'b'.repeat(length)}`)
  const long = labels.flatMap((label) => ['', '-', '.', '.-', '-.', '@', '.a'].map((end) => label + end))
  for (const email of [...textsOf(5).slice(1), ...long, 'é', 'a@é', 'a@b_c', '"a"', 'a\u0000']) {
    const items = [{ distribution_method: { type: 'EMAIL', email_address: email }, products: PRODUCTS }]
    const request = { payment_method: { type: 'ACCOUNT_BALANCE', currency: 'EUR' }, items }
    assert.equal(validate('order-request', request).valid, EMAIL.test(email), email)
    assert.equal(schema(request), EMAIL.test(email), email)
  }
})

test('a schema says what it is about, and is the caller’s to change', () => {
  const schema = jsonSchema('order-request')
  assert.equal(schema.$schema, 'https://json-schema.org/draft/2020-12/schema')
  assert.equal(schema.properties.payment_method.properties.currency.title, 'Currency')
  schema.properties = {}
  assert.notDeepEqual(jsonSchema('order-request').properties, {})
})
