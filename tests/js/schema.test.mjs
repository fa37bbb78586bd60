/**
 * The exported schemas against the validator: on every case, in every version, at both levels, Ajv on
 * the schema and `validate` have the same verdict. The exceptions, which a schema can't express, are listed here.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import Ajv2020 from 'ajv/dist/2020.js'
import { readCaseFiles } from './case-files.mjs'
import { inputOf } from './case-input.mjs'
import { api } from './package.mjs'

const { validate, jsonSchema, versions } = api
const levels = ['implied', 'stated']
const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true })

/** Codes of documents without a value, or with another value than was written. */
const BEFORE_A_SCHEMA = ['syntax', 'encoding', 'too_large', 'too_deep', 'not_serializable', 'duplicate_key']

/** Returns why a schema may disagree, or undefined if it must agree. */
function cannotSay(shape, report) {
  const codes = report.problems.map(({ code }) => code)
  // A text that is no query at all has no parameters either.
  const isNoQuery = shape.endsWith('-query') && report.problems.some(({ code, pointer }) => code === 'type' && !pointer)
  if (isNoQuery || codes.some((code) => BEFORE_A_SCHEMA.includes(code))) return 'what is lost in reading'
  // If there are several candidates, the validator checks none and the schema checks all.
  if (shape.endsWith('-list') && codes.includes('entries')) return 'which member holds the entries'
  return undefined
}

test('a schema and the validator come to one verdict on every case', async () => {
  const files = await readCaseFiles()
  const tally = { same: 0, invalid: 0, 'what is lost in reading': 0, 'which member holds the entries': 0 }
  for (const [shape, testCase] of casesIn(files)) {
    const input = inputOf(testCase, files)
    const text = input.text ?? input.bytes
    for (const version of versions) {
      for (const level of levels) {
        const report = validate(shape, text, { version, level, limits: testCase.options?.limits })
        const reason = cannotSay(shape, report)
        if (reason !== undefined) tally[reason]++
        else {
          const schema = compiled(shape, version, level)
          const value = readValue(shape, text)
          const where = `${shape}, ${testCase.name}, ${version}, ${level}`
          assert.equal(schema(value), report.valid, `${where}: ${JSON.stringify(schema.errors ?? report.problems)}`)
          tally.same++
          if (!report.valid) tally.invalid++
        }
      }
    }
  }
  console.log(`schemas: ${JSON.stringify(tally)}`)
  assert.ok(tally.same > 1000 && tally.invalid > 300)
})

function* casesIn({ cases }) {
  for (const [path, text] of Object.entries(cases)) {
    const [shape] = path.split('/')
    for (const testCase of JSON.parse(text)) yield [shape, testCase]
  }
}

const known = new Map()

function compiled(shape, version, level) {
  const key = `${shape} ${version} ${level}`
  if (!known.has(key)) known.set(key, ajv.compile(jsonSchema(shape, { version, level })))
  return known.get(key)
}

function readValue(shape, text) {
  if (shape.endsWith('-query')) return Object.fromEntries(new URLSearchParams(text))
  return JSON.parse(typeof text === 'string' ? text : new TextDecoder().decode(text))
}

test('a timestamp has the days that the calendar has', () => {
  const schema = compiled('product-update', '2024-02-05', 'implied')
  for (let year = 1896; year <= 2004; year += 4) {
    for (let month = 0; month <= 13; month++) {
      for (let day = 0; day <= 32; day++) agree(year, month, day)
    }
  }
  for (const year of [0, 1, 4, 100, 400, 2023, 2100, 2400, 9999]) agree(year, 2, 29)

  function agree(year, month, day) {
    const digits = (number, width) => String(number).padStart(width, '0')
    const timestamp = `${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}T12:00:00.000000`
    const update = { product_code: 'P', new_state: {}, timestamp }
    assert.equal(schema(update), api.isValid('product-update', update), timestamp)
  }
})

test('a schema says what it is about, and is the caller’s to change', () => {
  const schema = jsonSchema('order-request')
  assert.equal(schema.$schema, 'https://json-schema.org/draft/2020-12/schema')
  assert.equal(schema.properties.payment_method.properties.currency.title, 'Currency')
  schema.properties = {}
  assert.notDeepEqual(jsonSchema('order-request').properties, {})
})
