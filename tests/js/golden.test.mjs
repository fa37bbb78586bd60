/**
 * Expected answers that are data, and that native tests hold as well: golden documents, mistakes, and the examples of
 * codes. answers.test.mjs has all others.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { api } from './package.mjs'

const { codes, convert, shapes, validate, validateCall, versions } = api
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const asJson = (answer) => JSON.parse(JSON.stringify(answer))

for (const [place, version] of versions.entries())
  for (const shape of shapes)
    test(`golden: ${shape} of ${version}`, () => {
      // The version before, or for the oldest one the version after.
      const other = versions[place - 1] ?? versions[1]
      const folder = `tests/golden/${version}`
      const text = read(`${folder}/${shape}.${shape.endsWith('-query') ? 'txt' : 'json'}`)
      const answers = {
        report: validate(shape, text, { version }),
        reportAsOther: validate(shape, text, { version: other }),
        conversion: convert(shape, text, { from: version, to: other }),
      }
      assert.deepEqual(asJson(answers), JSON.parse(read(`${folder}/${shape}.answers.json`)))
    })

for (const [at, { shape, text, answer, ...asked }] of JSON.parse(read('tests/golden/mistakes.json')).entries())
  test(`golden mistakes, ${at}: ${shape}`, () => {
    const actual = asked.convert ? convert(shape, text, asked.convert) : validate(shape, text, asked.validate)
    assert.deepEqual(asJson(actual), answer)
  })

test('the examples of each code are true, and its page exists', () => {
  const pages = read('docs/codes.md')
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
