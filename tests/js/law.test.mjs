/**
 * One law: everything that says whether a document is valid says the same, by default and with amendments. `isValid` of text,
 * bytes and values, `validate`, `parse`, `is`, `assertValid`, Standard Schema, streams, the command, and the crate, whose
 * verdicts a native test exports; schema.test.mjs compares the exported schemas. What some of them can't say stands in
 * as_value.mjs.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { run } from '../command/process.mjs'
import { Random } from '../differential/random.mjs'
import { readValue } from '../lib/answers.mjs'
import { cannotSay } from './as_value.mjs'
import { readExport } from './case-files.mjs'
import { api, load, thrownBy } from './package.mjs'

const { assertValid, is, isValid, jsonSchema, parse, shapes, standardSchema, validate, versions } = api
const { validateStream } = await load('stream')
const { amendments, verdicts } = JSON.parse(await readExport('verdicts.json'))

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

test('everything has one verdict on a document, by default and with amendments', async () => {
  const tally = { documents: 0, valid: 0, amended: 0, accepted: 0, values: 0 }
  for (const { shape, version, text, verdicts: native } of verdicts) {
    tally.documents++
    for (const [n, more] of [{}, amendments[shape]].entries()) {
      const options = { version, ...more }
      const expected = native[n]
      const report = validate(shape, text, options)
      const said = (what) => `${what}: ${shape}, ${JSON.stringify(options)}: ${text}`
      assert.equal(report.valid, expected, said('validate'))
      for (const input of [text, Buffer.from(text)]) {
        assert.equal(isValid(shape, input, options), expected, said('isValid'))
        assert.equal(parse(shape, input, options).ok, expected, said('parse'))
      }
      if (n === 0 && expected) tally.valid++
      const isAmended = n === 1 && expected && !native[0]
      if (isAmended) tally.amended++
      if (isAmended && text.includes('"OTHER"')) tally.accepted++
      if (cannotSay(shape, report) === 'what is lost in reading') continue
      const value = readValue(shape, text)
      for (const [name, says] of Object.entries(OF_VALUES))
        assert.equal(says(shape, value, options), expected, said(`${name} of a value`))
      tally.values++
    }
  }
  console.log(`law: ${JSON.stringify(tally)}`)
  assert.ok(
    tally.documents > 4_000 &&
      tally.valid > 1_500 &&
      tally.amended > 100 &&
      tally.accepted > 100 &&
      tally.values > 3_000,
  )
})

test('streams and the command have the verdict of each line', async () => {
  for (const shape of shapes) {
    const ours = verdicts.filter(({ shape: of, text }) => of === shape && !/[\n\r]/.test(text) && text.trim() !== '')
    for (const version of versions) {
      const lines = ours.filter((one) => one.version === version)
      const archive = lines.map(({ text }) => `${text}\n`).join('')
      for (const [n, more] of [{}, amendments[shape]].entries()) {
        const expected = lines.flatMap(({ verdicts }, line) => (verdicts[n] ? [] : [line + 1]))
        const stream = validateStream(shape, { version, ...more })
        const output = await new Response(new Blob([archive]).stream().pipeThrough(stream)).text()
        assert.deepEqual(invalidLines(output), expected, `stream: ${shape}, ${version}, ${n}`)
        assert.deepEqual(invalidLines(command(shape, version, more, archive)), expected, `command: ${shape}, ${n}`)
      }
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
