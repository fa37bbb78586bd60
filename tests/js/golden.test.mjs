/**
 * The golden answers of tests/golden: the package's reports and conversions are the JSON that the crate serialises.
 */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { api } from './package.mjs'

const { convert, shapes, validate, versions } = api
const folder = new URL('../golden/', import.meta.url)
const read = (path) => readFileSync(new URL(path, folder), 'utf8')
const asJson = (answer) => JSON.parse(JSON.stringify(answer))

for (const [place, version] of versions.entries()) {
  // The version before, or for the oldest one the version after.
  const other = versions[place - 1] ?? versions[1]
  const files = readdirSync(new URL(`${version}/`, folder))
  for (const file of files.filter((name) => name.endsWith('.answers.json')))
    test(`${version}/${file}`, () => {
      const shape = file.slice(0, -'.answers.json'.length)
      const text = read(`${version}/${shape}.${shape.endsWith('-query') ? 'txt' : 'json'}`)
      const answers = {
        report: validate(shape, text, { version }),
        reportAsOther: validate(shape, text, { version: other }),
        conversion: convert(shape, text, { from: version, to: other }),
      }
      assert.deepEqual(asJson(answers), JSON.parse(read(`${version}/${file}`)))
    })
}

for (const [at, { shape, text, answer, ...asked }] of JSON.parse(read('mistakes.json')).entries())
  test(`mistakes.json, ${at}: ${shape}`, () => {
    const actual = asked.convert ? convert(shape, text, asked.convert) : validate(shape, text, asked.validate)
    assert.deepEqual(asJson(actual), answer)
  })

test('every shape and version has golden answers', () => {
  const found = versions.flatMap((version) => readdirSync(new URL(`${version}/`, folder)))
  const documents = found.filter((name) => /^[a-z-]+\.(?:json|txt)$/.test(name))
  assert.equal(documents.length, shapes.length * versions.length)
  assert.equal(found.filter((name) => name.endsWith('.answers.json')).length, documents.length)
})
