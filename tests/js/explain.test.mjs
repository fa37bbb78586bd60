/**
 * Explanations: every example has the documented result, and `explain` does not need the core.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { api, dist } from './package.mjs'

const { explain, validate, convert, validateCall } = api
const codesPage = readFileSync(new URL('../../docs/codes.md', import.meta.url), 'utf8')
const codes = readFileSync(join(dist, 'generated', 'tables.js'), 'utf8')
  .match(/codes = \[([^\]]*)\]/)[1]
  .match(/\w+/g)

test('every explanation is true', () => {
  assert.equal(codes.length, 24)
  for (const code of codes) {
    const { text, fails, passes, page } = explain(code)
    assert.equal(explain(code).code, code)
    assert.match(text, /^[A-Z].*\.$/s)
    const says = (example) => run(example).some((problem) => problem.code === code)
    assert.equal(says(fails), true, `${code}: ${JSON.stringify(fails)}`)
    assert.equal(says(passes), false, `${code}: ${JSON.stringify(passes)}`)
    assert.ok(codesPage.includes(`\n## ${page.slice('codes/'.length, -1)}\n`), `${page} leads nowhere`)
  }
  assert.throws(() => explain('emial'), /did you mean 'email'/)
})

function run({ by, shape, input, options: given }) {
  const options = given === undefined ? undefined : JSON.parse(given)
  if (by === 'validateCall') return validateCall(JSON.parse(input), options).problems
  return (by === 'convert' ? convert : validate)(shape, input, options).problems
}
