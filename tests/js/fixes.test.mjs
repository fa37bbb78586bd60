/**
 * Fixes through the package: in every form of input, with edits that can be applied by hand. The native tests check
 * which fix is safe.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from './package.mjs'

const { applyFixes, validate } = api
const good = {
  payment_method: { type: 'ACCOUNT_BALANCE', currency: 'EUR' },
  items: [{ distribution_method: { type: 'PAYOUT_LINK' }, products: { type: 'SINGLE', value: 'P-1' } }],
}
const broken = () => {
  const request = { ...structuredClone(good), note: '😀' }
  request.items[0].country = 'GB'
  return request
}

test('an object comes back as a new one', () => {
  const input = broken()
  input.payment_method.currency = 'eur'
  const before = structuredClone(input)
  const { output, applied, report } = applyFixes('order-request', input)
  assert.deepEqual(input, before)
  assert.deepEqual(output, { ...good, note: '😀' })
  assert.deepEqual(
    applied.map(({ code, pointer }) => `${code} ${pointer}`),
    ['enum /payment_method/currency', 'removed /items/0/country'],
  )
  assert.equal('edits' in applied[0].fix, false)
  assert.equal(report.valid, true)
  assert.equal(report.shape, 'order-request')
})

test('text and bytes come back as what they were', () => {
  const text = JSON.stringify(broken(), null, 2)
  const fixed = applyFixes('order-request', text)
  assert.equal(fixed.output, JSON.stringify({ ...good, note: '😀' }, null, 2))
  const bytes = applyFixes('order-request', new TextEncoder().encode(text))
  assert.ok(bytes.output instanceof Uint8Array)
  assert.equal(new TextDecoder().decode(bytes.output), fixed.output)
  assert.deepEqual(applyFixes('order-request', fixed.output).applied, [])
})

test('the edits of a fix can be made by hand', () => {
  const input = { '😀é': 1, ...good, payment_method: { type: 'ACCOUNT_BALANCE', currency: 'gbp' } }
  const text = JSON.stringify(input)
  const apply = (source, { edits }) =>
    edits.reduceRight((out, { start, end, text: put }) => out.slice(0, start) + put + out.slice(end), source)
  const fixOf = (problem) => problem.fix
  const { fix } = validate('order-request', text).problems.find(fixOf)
  assert.equal(fix.applicability, 'safe')
  assert.equal(JSON.parse(apply(text, fix)).payment_method.currency, 'GBP')
  const bytes = new TextEncoder().encode(text)
  const latin = Buffer.from(bytes).toString('latin1')
  const inBytes = validate('order-request', bytes).problems.find(fixOf).fix
  assert.equal(Buffer.from(apply(latin, inBytes), 'latin1').toString(), apply(text, fix))
})

test('only mends the codes asked for', () => {
  const input = broken()
  input.payment_method.currency = 'eur'
  const { output } = applyFixes('order-request', input, { only: ['enum'] })
  assert.equal(output.items[0].country, 'GB')
  assert.equal(output.payment_method.currency, 'EUR')
  assert.deepEqual(applyFixes('order-request', input, { only: [] }).applied, [])
})

test('a fix is made behind more findings than the limit of a report', () => {
  const [item] = good.items
  const items = [...Array.from({ length: 101 }, () => ({ ...item, products: 1 })), { ...item, country: 'GB' }]
  const input = { ...good, items }
  for (const options of [undefined, { limits: { findings: 1 } }]) {
    const { applied, report } = applyFixes('order-request', input, options)
    assert.deepEqual(
      applied.map(({ pointer }) => pointer),
      ['/items/101/country'],
    )
    assert.equal(report.truncated, true)
  }
})

test('fixed problems that would fill more than a mebibyte with their pointers are said to be missing', () => {
  const orders = (count) => `{"${'x'.repeat(50_000)}":[${Array(count).fill('{"status":"completed"}').join()}]}`
  const listed = [2, 30].map((count) => {
    const { output, applied, truncated } = applyFixes('order-list', orders(count), { level: 'stated' })
    assert.equal(output, orders(count).replaceAll('completed', 'COMPLETED'))
    return [applied.length === count, truncated]
  })
  assert.deepEqual(listed, [
    [true, false],
    [false, true],
  ])
})

test('fixes are made in a list that entries leads to', () => {
  const list = '{"data":[{"status":"completed"}]}'
  const { output } = applyFixes('order-list', list, { entries: '/data', draft: true })
  assert.equal(output, '{"data":[{"status":"COMPLETED"}]}')
})

test('what cannot be read comes back as it is', () => {
  const loop = {}
  loop.loop = loop
  for (const input of ['{', '{"a":"\ud800"}', loop, 'x'.repeat(2 ** 21)]) {
    const { output, applied, report } = applyFixes('order-request', input)
    assert.equal(output, input)
    assert.deepEqual(applied, [])
    assert.equal(report.valid, false)
  }
})

test('bytes come back as others, also where nothing is fixed', () => {
  for (const text of ['{}', '{"items":[{"country":"GB"}]}']) {
    for (const input of [new TextEncoder().encode(text), Buffer.from(text)]) {
      const { output } = applyFixes('order-request', input)
      output.fill(0)
      assert.equal(new TextDecoder().decode(input), text)
      assert.equal(output.constructor, Uint8Array)
    }
  }
})

test('a query comes back as what it was', () => {
  assert.equal(applyFixes('product-query', '?limit=x').output, '?limit=x')
  const parameters = new URLSearchParams('limit=1')
  const { output } = applyFixes('product-query', parameters)
  assert.ok(output instanceof URLSearchParams && output !== parameters)
  assert.deepEqual(applyFixes('product-query', { limit: 1 }).output, { limit: 1 })
})
