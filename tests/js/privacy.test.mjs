/**
 * Personal or unknown parts of an input never appear in messages, responses or loggable reports.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leaksIn } from '../privacy/held.mjs'

test('no mark of a document comes out of what is promised to be clean', async () => {
  const { leaks, told } = await leaksIn(300)
  assert.deepEqual(leaks.slice(0, 5), [])
  for (const [surface, strings] of Object.entries(told)) assert.ok(strings > 0, `${surface} said nothing`)
})
