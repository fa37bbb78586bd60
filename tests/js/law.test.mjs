/**
 * One law: everything that says whether a document is valid says the same, by default and with amendments: `validate` of text,
 * and of values `validate`, `isValid`, `parse`, `is`, `assertValid` and Standard Schema; streams and the command. answers.test.mjs
 * compares the first three, of text, bytes and values, with the crate; schema.test.mjs compares the exported schemas. What some
 * of them can't say stands in as_value.mjs.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { run } from '../command/process.mjs'
import { Random } from '../differential/random.mjs'
import { readValue } from '../lib/answers.mjs'
import { amendmentsOf } from './amended.mjs'
import { cannotSay } from './as_value.mjs'
import { readTexts } from './case-files.mjs'
import { api, load, thrownBy } from './package.mjs'

const { assertValid, describe, is, isValid, jsonSchema, parse, shapes, standardSchema, validate, versions } = api
const { validateStream } = await load('stream')

const texts = await readTexts()
/** No amendments, and all of a shape. */
const AMENDMENTS = Object.fromEntries(shapes.map((shape) => [shape, [{}, amendmentsOf(describe(shape)).at(-1)]]))

const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true })
const compiled = new Map()
function schemaSays(shape, value, options) {
  const key = JSON.stringify([shape, options])
  if (!compiled.has(key)) compiled.set(key, ajv.compile(jsonSchema(shape, options)))
  return compiled.get(key)(value)
}

/** What each function says of a value. */
const OF_VALUES = {
  isValid,
  validate: (shape, value, options) => validate(shape, value, options).valid,
  parse: (shape, value, options) => parse(shape, value, options).ok,
  is,
  assertValid: (shape, value, options) => thrownBy(() => assertValid(shape, value, options)) === undefined,
  standardSchema: (...given) => !standardSchema(given[0], given[2])['~standard'].validate(given[1]).issues,
}

test('everything has one verdict on a document, by default and with amendments', () => {
  const tally = { documents: 0, valid: 0, amended: 0, values: 0 }
  for (const shape of shapes)
    for (const [text, version] of texts[shape]) {
      tally.documents++
      const verdicts = AMENDMENTS[shape].map((more) => {
        const options = { version, ...more }
        const report = validate(shape, text, options)
        const said = (what) => `${what}: ${shape}, ${JSON.stringify(options)}: ${text}`
        if (cannotSay(shape, report) === 'what is lost in reading') return report.valid
        const value = readValue(shape, text)
        // A string is a text, and not a value.
        if (typeof value === 'string') return report.valid
        for (const [name, says] of Object.entries(OF_VALUES))
          assert.equal(says(shape, value, options), report.valid, said(`${name} of a value`))
        tally.values++
        return report.valid
      })
      tally.valid += verdicts[0]
      tally.amended += verdicts[1] && !verdicts[0]
    }
  console.log(`law: ${JSON.stringify(tally)}`)
  assert.ok(tally.documents > 4_000 && tally.valid > 1_500 && tally.amended > 100 && tally.values > 3_000)
})

test('streams and the command have the verdict of each line', async () => {
  for (const shape of shapes) {
    const lines = [...texts[shape].keys()].filter((text) => !/[\n\r]/.test(text) && text.trim() !== '')
    const archive = lines.map((text) => `${text}\n`).join('')
    for (const version of versions)
      for (const more of AMENDMENTS[shape]) {
        const options = { version, ...more }
        const expected = lines.flatMap((text, line) => (isValid(shape, text, options) ? [] : [line + 1]))
        const stream = validateStream(shape, options)
        const output = await new Response(new Blob([archive]).stream().pipeThrough(stream)).text()
        const said = `${shape}, ${JSON.stringify(options)}`
        assert.deepEqual(invalidLines(output), expected, `stream: ${said}`)
        assert.deepEqual(invalidLines(command(shape, version, more, archive)), expected, `command: ${said}`)
      }
  }
})

function invalidLines(output) {
  const results = output.split('\n').filter((line) => line !== '')
  return results.flatMap((result) => {
    const { line, valid } = JSON.parse(result)
    return valid === false ? [line] : []
  })
}

function command(shape, version, { accept = {}, optional = [] }, input) {
  const accepted = Object.entries(accept).flatMap(([pointer, values]) => ['--accept', `${pointer}=${values}`])
  const excused = optional.flatMap((pointer) => ['--optional', pointer])
  const args = ['validate', shape, '-', '--input', 'ndjson', '--format', 'ndjson', '--api-version', version]
  return run([...args, ...accepted, ...excused], { input }).stdout
}

test('every function has one verdict on a query object, whatever its members are', () => {
  const random = new Random(7)
  const NAMES = ['limit', 'before', 'after', 'code', 'is_orderable', 'countries_redeemable_in', 'code[]', 'x']
  const SCALARS = ['1', 1, -1, 1.5, 0, '', 'a b', true, false, 'é😀', null, undefined]
  const OTHERS = [[], ['FR'], ['FR', 'DE'], [1, true], ['a', null], [[]], {}, { $ne: 1 }, [{}]]
  let valid = 0
  for (let n = 0; n < 20_000; n++) {
    const shape = random.of(['product-query', 'order-query'])
    const member = () => [random.of(NAMES), random.of(random.percent(70) ? SCALARS : OTHERS)]
    const value = Object.fromEntries(Array.from({ length: random.below(4) }, member))
    const options = { version: random.of(versions) }
    const expected = isValid(shape, value, options)
    for (const [name, says] of Object.entries(OF_VALUES))
      assert.equal(says(shape, value, options), expected, `${name}: ${shape}, ${JSON.stringify(value)}`)
    // What is undefined is no JSON.
    const json = JSON.parse(JSON.stringify(value))
    assert.equal(schemaSays(shape, json, options), expected, `jsonSchema: ${shape}, ${JSON.stringify(value)}`)
    valid += Number(expected)
  }
  assert.ok(valid > 5_000 && valid < 15_000, `${valid}`)
})
