/** Which shapes a document is found to have; shapes.json has texts of each. The page's tests ask the same of what people paste. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from './package.mjs'
import listed from './shapes.json' with { type: 'json' }

const { detectShape } = api
const [ORDER] = listed.order
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

test('each shape is told by its names, also in text that ends early, and what has none is of no shape', () => {
  for (const [shape, texts] of Object.entries(listed))
    for (const text of texts) assert.equal(shapesOf(text)[0] ?? 'none', shape, text)
  const proxy = new Proxy({}, { ownKeys: () => assert.fail('it is not asked') })
  for (const input of [undefined, null, 1n, new Uint8Array([0xff]), proxy]) assert.deepEqual(detectShape(input), [])
  assert.deepEqual(detectShape(ORDER, { limits: { bytes: 10 } }), [])
})
