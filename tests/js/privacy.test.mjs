/**
 * Nothing personal or unknown from an input gets into sentences, answers or what is fit for a log.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leaksIn } from '../privacy/held.mjs'

test('no mark of a document comes out of what is promised to be clean', async () => {
  const { leaks, told } = await leaksIn(300)
  assert.deepEqual(leaks.slice(0, 5), [])
  for (const [surface, strings] of Object.entries(told)) assert.ok(strings > 0, `${surface} said nothing`)
})
