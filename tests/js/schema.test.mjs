/**
 * The exported schemas against the validator: on every case and on documents made at random, in every version, at both levels
 * and in both dialects, Ajv on the schema and `validate` have the same verdict; with amendments, too. Ajv compiles each schema
 * in its strict mode and says nothing. The exceptions, which a schema can't express, are listed here.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { readValue } from '../lib/answers.mjs'
import { amendmentsFor } from './amended.mjs'
import { cannotSay } from './as_value.mjs'
import { readCases } from './case-files.mjs'
import { amendmentsOf, documentOf, pick } from './described.mjs'
import { api, load } from './package.mjs'

/** Documents for each amended schema, and six times as many for each other. With a number, pairs of amendments, too. */
const DOCUMENTS = Number(process.env.DOCUMENTS ?? 20)
const AMENDED = { pairs: process.env.DOCUMENTS !== undefined }

const { describe, isValid, jsonSchema, shapes, standardSchema, validate, versions } = api
const { schemaOf } = await load('contract/schema')
const cases = await readCases()
const said = []
const say = (...words) => said.push(words)
const STRICT = { strict: true, allErrors: true, logger: { log: say, warn: say, error: say } }
const newer = new Ajv2020(STRICT)
const older = new Ajv(STRICT)

const compiled = new Map()

/** Compiles the schema of a shape in each dialect. */
function schemasFor(shape, options) {
  const key = JSON.stringify([shape, options])
  if (!compiled.has(key)) {
    const inOlder = standardSchema(shape, options)['~standard'].jsonSchema.input({ target: 'draft-07' })
    compiled.set(key, [newer.compile(jsonSchema(shape, options)), older.compile(inOlder)])
  }
  return compiled.get(key)
}

test('schemas and the validator come to one verdict on every case, with amendments too', () => {
  const tally = { valid: 0, invalid: 0, amended: 0, 'what is lost in reading': 0, 'which member holds the entries': 0 }
  for (const { name, shape, text, bytes, options: { limits } = {} } of cases) {
    const input = text ?? bytes
    for (const version of versions) {
      for (const level of ['implied', 'stated']) {
        const report = validate(shape, input, { version, level, limits })
        const reason = cannotSay(shape, report)
        if (reason !== undefined) {
          tally[reason]++
          continue
        }
        const value = readValue(shape, input)
        const ours = amendmentsFor(report.problems, value, shape)
        for (const amendments of [{}, ours]) {
          const options = { version, level, ...amendments }
          const { valid } = validate(shape, input, { ...options, limits })
          for (const schema of schemasFor(shape, options))
            assert.equal(schema(value), valid, `${shape}, ${name}: ${JSON.stringify([options, schema.errors])}`)
          tally[valid ? 'valid' : 'invalid']++
          if (valid && !report.valid) tally.amended++
        }
      }
    }
  }
  console.log(`schemas: ${JSON.stringify(tally)}`)
  assert.ok(tally.valid > 1000 && tally.invalid > 1000 && tally.amended > 300)
})

test('a schema and the validator come to one verdict on documents made at random, whatever the amendments', () => {
  const tally = { schemas: 0, valid: 0, invalid: 0 }
  for (const shape of shapes) {
    for (const version of versions) {
      for (const amendments of amendmentsOf(describe(shape, { version }), AMENDED)) {
        const description = describe(shape, { version, ...amendments })
        const count = Object.keys(amendments).length === 0 ? DOCUMENTS * 6 : DOCUMENTS
        for (const level of ['implied', 'stated']) {
          const options = { version, level, ...amendments }
          const schema = newer.compile(jsonSchema(shape, options))
          tally.schemas++
          for (let left = count; left > 0; left--) {
            const document = documentOf(description, pick([0, 0, 1, 1, 2]))
            const verdict = isValid(shape, document, options)
            if (schema(document) !== verdict) assert.fail(differing(shape, document, options, schema.errors))
            tally[verdict ? 'valid' : 'invalid']++
          }
        }
      }
    }
  }
  console.log(`made at random: ${JSON.stringify(tally)}`)
  assert.ok(tally.schemas > 300 && Math.min(tally.valid, tally.invalid) > 2 * tally.schemas)
})

function differing(shape, document, options, errors) {
  const { problems } = validate(shape, document, options)
  const ours = problems.filter(({ severity }) => severity === 'error').map(({ code, pointer }) => `${code} ${pointer}`)
  const theirs = errors?.map(({ instancePath, message }) => `${instancePath} ${message}`)
  return JSON.stringify({ shape, options, document, ours, theirs })
}

/** What no field of today's contract has: each of these documents would be judged otherwise by a schema that overlooked it. */
test('a schema has what only another contract would say', () => {
  const field = (name, more) => ({ name, section: '1', kind: 'text', basis: 'stated', errors: ['type'], ...more })
  const implied = { basis: 'implied', why: '' }
  const schemaFor = (fields, { errors = ['type'], level = 'implied', layout = 'document', removed = [] } = {}) => {
    const discriminator = layout === 'query' ? undefined : 'by'
    const object = { title: 'Parcel', section: '1', discriminator, open: false, fields, removed, notShown: [] }
    const root = { shape: 'parcel', version: '2', layout, direction: 'sent', notShown: [] }
    return newer.compile(schemaOf({ ...root, section: '1', kind: 'object', basis: 'stated', errors, object }, level))
  }
  const values = ['POST', 'TRAIN', 'SHIP'].map((value) => ({ value, label: value }))
  const by = (errors) => field('by', { kind: 'enum', values, required: implied, errors })
  const strict = by(['type', 'enum', 'required', 'empty'])
  const appliesWith = { field: 'by', values: ['POST', 'TRAIN'] }
  const street = (values) =>
    field('street', {
      appliesWith,
      required: { ...implied, with: { field: 'by', values } },
      errors: ['type', 'required'],
    })

  // Required with some of the values with which it applies, and with none that the version has.
  const some = schemaFor([strict, street(['POST'])])
  assert.deepEqual(
    ['POST', 'TRAIN', 'SHIP'].map((by) => some({ by })),
    [false, true, true],
  )
  assert.deepEqual(
    ['POST', 'TRAIN', 'SHIP'].map((by) => schemaFor([strict, street([])])({ by })),
    [true, true, true],
  )
  // A discriminator that is required, and may have other values: with these nothing is required, and types hold.
  const open = schemaFor([by(['type', 'required']), street(['POST'])])
  assert.deepEqual([open({ by: 'POST' }), open({ by: 'SLED' }), open({ by: 'SLED', street: 1 })], [false, true, false])
  // A wrong type that is no error, beside a rule that is one.
  const count = field('count', { form: 'count', pattern: '^[0-9]+$', code: 'decimal', errors: ['decimal'] })
  const untyped = schemaFor([count])
  assert.deepEqual(
    [5, null, '5', 'five'].map((count) => untyped({ count })),
    [true, true, true, false],
  )
  // A list that may be empty, although it is required.
  const list = { kind: 'list', notEmpty: implied, required: implied, errors: ['type', 'required'] }
  const lists = schemaFor([field('parts', { ...list, element: field(undefined) })])
  assert.deepEqual([lists({ parts: [] }), lists({}), lists({ parts: [1] })], [true, false, false])
  // A query: one parameter is required, and one was removed.
  const needed = field('needed', { required: implied, repeatable: true, errors: ['required', 'empty'] })
  const old = { name: 'old', version: '2', instead: 'Leave it out.', errors: ['removed'] }
  const query = schemaFor([needed], { layout: 'query', removed: [old] })
  assert.deepEqual(
    [{}, { needed: null }, { needed: '' }, { needed: [] }, { needed: 'x' }, { needed: ['x'] }].map((it) => query(it)),
    [false, false, false, false, true, true],
  )
  assert.deepEqual([query({ needed: 'x', old: 'x' }), query({ needed: 'x', old: null })], [false, true])
  // What is implied does not count at the level of what is stated.
  const stated = schemaFor([strict, field('weight', { basis: 'implied', required: implied })], { level: 'stated' })
  assert.deepEqual([stated({}), stated({ weight: 1 }), stated({ by: 'SLED' })], [true, true, false])
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
