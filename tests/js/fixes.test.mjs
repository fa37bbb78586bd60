/**
 * Fixes: what only JavaScript has. answers.test.mjs has what is fixed of each question, in every form of input, with the options
 * `only` and `review`.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from './package.mjs'

const { applyFixes } = api

test('a parameter gets the name that was meant, and its value stays as it is', () => {
  const review = ['undocumented']
  const applied = (input) => applyFixes('product-query', input, { review }).output
  assert.equal(applied('?limt=5&x=1'), '?limit=5&x=1')
  assert.equal(`${applied(new URLSearchParams('limt=5'))}`, 'limit=5')
  const list = ['DE', 'FR']
  const query = { limt: 5, nothing: undefined, countries_redeemable: list, code: '&', x: null }
  const { limt: _, countries_redeemable: __, ...others } = query
  assert.deepEqual(applied(query), { ...others, limit: 5, countries_redeemable_in: list })
})

test('a fix is made behind more findings than the limit of a report', () => {
  const item = { distribution_method: { type: 'PAYOUT_LINK' }, products: { type: 'SINGLE', value: 'P-1' } }
  const payment_method = { type: 'ACCOUNT_BALANCE', currency: 'EUR' }
  const input = { payment_method, items: [...Array(101).fill({ ...item, products: 1 }), { ...item, country: 'GB' }] }
  for (const options of [undefined, { limits: { findings: 1 } }]) {
    const { applied, report } = applyFixes('order-request', input, options)
    assert.deepEqual([applied.map(({ pointer }) => pointer), report.truncated], [['/items/101/country'], true])
  }
})

test('a text that no bytes can carry, and one that is too large, come back as they are', () => {
  for (const input of ['{"a":"\ud800"}', 'x'.repeat(2 ** 21)]) {
    const { output, applied, report } = applyFixes('order-request', input)
    assert.deepEqual([output === input, applied, report.valid], [true, [], false])
  }
})
