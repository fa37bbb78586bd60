/** Which shapes a document is found to have. The page's tests ask the same of what people paste. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from './package.mjs'

const { detectShape } = api
const ORDER = '{"id":"O-1","status":"COMPLETED","items":[{"redemption_url":"https://example.com/r/1"}]}'
const shapesOf = (input, options) => detectShape(input, options).map(({ shape }) => shape)

test('an order and a query are found in each form of an input', () => {
  const found = [{ shape: 'order', versions: ['2023-07-27'], valid: true, known: 3, missing: 0 }]
  for (const input of [ORDER, new TextEncoder().encode(ORDER), Buffer.from(ORDER), JSON.parse(ORDER)])
    assert.deepEqual(detectShape(input), found)
  const text = 'code=P-1&limit=20'
  const url = new URL(`https://example.com/?${text}`)
  for (const input of [text, `?${text}`, url, url.searchParams, { code: 'P-1', limit: 20 }])
    assert.deepEqual(shapesOf(input), ['product-query'])
})

test('only the shapes, the version and the entries that come into question are considered', () => {
  assert.deepEqual(shapesOf(ORDER, { shapes: ['order-request', 'product'] }), ['order-request'])
  assert.deepEqual(detectShape(ORDER, { version: '2024-02-05' })[0].versions, ['2024-02-05'])
  assert.deepEqual(shapesOf(ORDER, { shapes: [] }), [])
  const page = `{"data":{"orders":[${ORDER}]}}`
  const [found] = detectShape(page, { shapes: ['order-list'], entries: '/data/orders' })
  assert.deepEqual([found.shape, found.valid, found.known], ['order-list', true, 3])
})

test('what has no name of any shape has none', () => {
  const proxy = new Proxy({}, { ownKeys: () => assert.fail('it is not asked') })
  const nothing = ['', ' ', '{', 'null', '1', '"id"', '{"hello":"world"}', '[]', 'a,b\n1,2', 'x=1', undefined, null, 1n]
  for (const input of [...nothing, new Uint8Array([0xff]), proxy]) assert.deepEqual(detectShape(input), [])
})

test('names are found in text that ends early, and none in what is too large or has a query inside', () => {
  assert.deepEqual(shapesOf(ORDER.slice(0, 40)), ['order'])
  assert.deepEqual(detectShape(ORDER, { limits: { bytes: 10 } }), [])
  for (const text of ['{"hello":"?a=1&limit=5"}', 'see https://example.com/?a=1&limit=5'])
    assert.deepEqual(detectShape(text), [])
})

test('each shape is told by its names', () => {
  for (const [shape, text] of Object.entries({
    'order-request': '{"payment_method":{"type":"ACCOUNT_BALANCE","currency":"EUR"},"items":[]}',
    'order-created': '{"status":"PROCESSING"}',
    order: ORDER,
    'order-list': `{"orders":[${ORDER}]}`,
    product: '{"name":"Card","categories":[]}',
    'product-list': '[{"name":"Card","categories":[]}]',
    'product-update': '{"product_code":"P-1","timestamp":"2024-02-05T10:00:00","new_state":"APPROVED"}',
    'product-query': 'is_orderable=true',
  }))
    assert.equal(shapesOf(text)[0], shape, text)
})
