/**
 * Expected answers that are data: cases, golden answers, the examples of codes, and documents that the
 * crate has converted. Native tests expect the same.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readCaseFiles, readCasesIn, readExport } from './case-files.mjs'
import { api } from './package.mjs'
import { runCases } from './run-cases.mjs'
import { runConversions, runExport } from './run-conversions.mjs'

const { codes, convert, detectVersion, shapes, validate, validateCall, versions } = api
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const asJson = (answer) => JSON.parse(JSON.stringify(answer))

function expectNone(failures) {
  assert.equal(failures.length, 0, `${failures.length} failures:\n${failures.slice(0, 50).join('\n')}`)
}

test('the validation cases hold', async () => {
  const { count, failures } = runCases(api, await readCaseFiles())
  console.log(`cases: ${count} node`)
  assert.ok(count > 0, 'there are cases')
  expectNone(failures)
})

test('the conversion cases hold', async () => {
  const { count, failures } = runConversions(api, await readCasesIn('conversions'))
  console.log(`conversions: ${count} node`)
  assert.ok(count > 0, 'there are cases')
  expectNone(failures)
})

test('a thousand random documents become what they become natively', async () => {
  const { count, failures } = runExport(api, JSON.parse(await readExport('conversions')))
  assert.equal(count, 1000)
  expectNone(failures)
})

for (const { name, shape, text, options, ...expected } of JSON.parse(read('tests/detections.json')))
  test(`detected: ${name}`, () => {
    const { candidates, evidence } = detectVersion(shape, text, options)
    const found = {
      evidence: evidence.map(({ version, pointer }) => [version, pointer]),
      reasons: evidence.map(({ section, reason }) => `${section} ${reason}`),
      candidates,
    }
    assert.deepEqual({ ...found, ...expected }, found)
  })

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
