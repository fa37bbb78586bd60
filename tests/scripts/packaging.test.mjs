/**
 * What the packaging matrix counts.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { totalsOf } from '../packaging/lib/totals.mjs'

const OUTCOMES = [{ failures: [] }, { failures: ['the page does not carry both cores'] }, { failures: [] }]
const MISSING = [{ name: 'WebKit', reason: 'webkit2gtk-driver is not installed' }]

test('rows are counted', () => {
  assert.deepEqual(totalsOf(OUTCOMES, [], { isComplete: true }), { failed: 1, lines: ['2 passed, 1 failed'] })
})

test('a missing browser is named, and fails in continuous integration', () => {
  assert.deepEqual(totalsOf(OUTCOMES, MISSING, { isComplete: false }), {
    failed: 1,
    lines: ['not tested: WebKit: webkit2gtk-driver is not installed', '2 passed, 1 failed'],
  })
  assert.deepEqual(totalsOf(OUTCOMES, MISSING, { isComplete: true }), {
    failed: 2,
    lines: ['FAIL WebKit: webkit2gtk-driver is not installed', '2 passed, 2 failed'],
  })
})
