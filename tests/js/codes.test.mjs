/** The examples of codes, which documentation and editors show. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { api } from './package.mjs'

const { codes, convert, validate, validateCall } = api

test('the examples of each code are true, and its page exists', () => {
  const pages = readFileSync(new URL('../../docs/codes.md', import.meta.url), 'utf8')
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
