/**
 * The validation cases in Node.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCaseFiles } from './case-files.mjs'
import { api } from './package.mjs'
import { runCases } from './run-cases.mjs'

test('the validation cases hold', async () => {
  const { count, failures } = runCases(api, await readCaseFiles())
  console.log(`cases: ${count} node`)
  assert.ok(count > 0, 'there are cases')
  assert.equal(failures.length, 0, `${failures.length} failures:\n${failures.slice(0, 50).join('\n')}`)
})
