/**
 * `codes`: every example has the documented result.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { api, dist } from './package.mjs'

const { codes, validate, convert, validateCall } = api
const codesPage = readFileSync(new URL('../../docs/codes.md', import.meta.url), 'utf8')
const names = readFileSync(join(dist, 'generated', 'tables.js'), 'utf8')
  .match(/codes = \[([^\]]*)\]/)[1]
  .match(/\w+/g)

test('every explanation is true', () => {
  assert.deepEqual(Object.keys(codes), names)
  assert.equal(names.length, 24)
  for (const [name, { code, text, fails, passes, page }] of Object.entries(codes)) {
    assert.equal(code, name)
    assert.match(text, /^[A-Z].*\.$/s)
    const says = (example) => run(example).some((problem) => problem.code === code)
    assert.equal(says(fails), true, `${code}: ${JSON.stringify(fails)}`)
    assert.equal(says(passes), false, `${code}: ${JSON.stringify(passes)}`)
    assert.ok(codesPage.includes(`\n## ${page.slice('codes/'.length, -1)}\n`), `${page} leads nowhere`)
  }
})

function run({ by, shape, input, options: given }) {
  const options = given === undefined ? undefined : JSON.parse(given)
  if (by === 'validateCall') return validateCall(JSON.parse(input), options).problems
  return (by === 'convert' ? convert : validate)(shape, input, options).problems
}
