/**
 * Fixes through the package, in every form of input. The native tests check which fix is safe.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api, placesOf } from './package.mjs'

const { applyFixes } = api
const GOOD = {
  payment_method: { type: 'ACCOUNT_BALANCE', currency: 'EUR' },
  items: [{ distribution_method: { type: 'PAYOUT_LINK' }, products: { type: 'SINGLE', value: 'P-1' } }],
  note: '😀',
}
/** Two mistakes, behind a character that is longer in bytes. */
function broken() {
  const { payment_method, items, note } = structuredClone(GOOD)
  payment_method.currency = 'eur'
  items[0].country = 'GB'
  return { note, payment_method, items }
}

test('text and bytes come back as what they were, an object as a new one', () => {
  const input = broken()
  const { output, applied, report } = applyFixes('order-request', input)
  assert.deepEqual([input, output], [broken(), GOOD])
  assert.deepEqual(placesOf(applied), ['enum /payment_method/currency', 'removed /items/0/country'])
  for (const { fix } of applied) assert.equal('edits' in fix, false)
  assert.deepEqual([report.valid, report.shape], [true, 'order-request'])
  const text = JSON.stringify(input, null, 2)
  const fixed = applyFixes('order-request', text).output
  assert.equal(fixed, JSON.stringify({ note: GOOD.note, ...GOOD }, null, 2))
  const bytes = applyFixes('order-request', new TextEncoder().encode(text)).output
  assert.ok(bytes instanceof Uint8Array)
  assert.equal(new TextDecoder().decode(bytes), fixed)
  assert.deepEqual(applyFixes('order-request', fixed).applied, [])
})

test('only fixes the codes asked for', () => {
  const { output } = applyFixes('order-request', broken(), { only: ['enum'] })
  assert.deepEqual([output.items[0].country, output.payment_method.currency], ['GB', 'EUR'])
  assert.deepEqual(applyFixes('order-request', broken(), { only: [] }).applied, [])
})

test('fixes that need a review are applied for the codes asked for', () => {
  const wrong = { ...GOOD.payment_method, card_id: 'C', curency: 'EUR' }
  const input = { ...broken(), payment_method: wrong }
  const mended = (review, only) => {
    const { output, applied } = applyFixes('order-request', input, { review, only })
    return [output.payment_method, 'country' in output.items[0], applied.map(({ code }) => code)]
  }
  const { card_id: _, ...without } = wrong
  assert.deepEqual(mended([]), [wrong, false, ['removed']])
  assert.deepEqual(mended(['irrelevant']), [without, false, ['irrelevant', 'removed']])
  assert.deepEqual(mended(['irrelevant'], []), [without, true, ['irrelevant']])
})

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
  const [item] = GOOD.items
  const input = { ...GOOD, items: [...Array(101).fill({ ...item, products: 1 }), { ...item, country: 'GB' }] }
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

test('bytes come back as others, also where nothing is fixed', () => {
  for (const text of ['{}', '{"items":[{"country":"GB"}]}']) {
    const input = Buffer.from(text)
    const { output } = applyFixes('order-request', input)
    output.fill(0)
    assert.equal(input.toString(), text)
    assert.equal(output.constructor, Uint8Array)
  }
})
