/** What a pasted text is found to be. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '../../js/package.mjs'
import { BROKEN, CARELESS, LIST, large, MINIFIED, NEW, OWN_OLD, REQUEST } from '../visits/documents.mjs'
import { typescript } from './typescript.mjs'

const { read } = await typescript('www/src/app/reading.ts')
const [OLD_VERSION, NEW_VERSION] = ['2023-07-27', '2024-02-05']
const ANY = api.versions
const NEWEST = ANY.at(-1)
const SINCE_NEW = ANY.filter((version) => version >= NEW_VERSION)

const CASES = {
  'an order with fields of its own': [OWN_OLD, 'order', [OLD_VERSION], 'fits'],
  'an order with a payout': [NEW, 'order', SINCE_NEW, 'fits'],
  'an order on one line': [MINIFIED, 'order', [OLD_VERSION], 'fits'],
  'an order that is not complete': ['{"id":"1","status":"FAILED","message":"m"}', 'order', ANY, 'fits'],
  'an order with a wrong status': ['{"id":"1","status":"DONE","items":[]}', 'order', ANY, 'close'],
  'a created order': ['{"status":"PROCESSING"}', 'order-created', ANY, 'fits'],
  'a list': [LIST, 'order-list', ANY, 'fits'],
  'a list in an envelope': [`{"next":"c","orders":${LIST}}`, 'order-list', ANY, 'fits'],
  'a megabyte of orders': [large(2400), 'order-list', [OLD_VERSION], 'fits'],
  'a request': [REQUEST, 'order-request', ANY, 'fits'],
  'a careless request': [CARELESS, 'order-request', ANY, 'close'],
  'a request without anything in it': ['{"payment_method":{"type":"CARD"},"items":[]}', 'order-request', ANY, 'close'],
  'a request with thousands of mistakes': [
    `{"payment_method":{},"items":[${Array(2000).fill('{"products":{"type":1}}')}]}`,
    'order-request',
    ANY,
    'close',
  ],
  'a product': ['{"code":"P","approval_state":"X"}', 'product', SINCE_NEW, 'fits'],
  'a list of products': ['[{"code":"P","approval_state":"X"}]', 'product-list', SINCE_NEW, 'fits'],
  'an update': [
    '{"product_code":"P","new_state":{},"timestamp":"2024-02-29T23:59:59.000001"}',
    'product-update',
    ANY,
    'fits',
  ],
  'a query for orders': ['limit=20&after=c', 'order-query', ANY, 'fits'],
  'a query for products': ['?is_orderable=true', 'product-query', SINCE_NEW, 'fits'],
  'something else': ['{"hello":"world"}', 'order', ANY, 'none'],
  'a list of something else': ['[{"hello":1}]', 'order-list', ANY, 'none'],
  'an empty list': ['[]', 'order-list', ANY, 'none'],
  null: ['null', 'order', ANY, 'none'],
  'a text that ends early': [BROKEN, 'order', ANY, 'unreadable'],
  'no JSON': ['hello', 'order', ANY, 'unreadable'],
  nothing: [' \n', 'order', ANY, 'empty'],
}

for (const [name, [text, shape, versions, fit]] of Object.entries(CASES)) {
  test(name, () => {
    const { problems: _, ...found } = read(api, text)
    assert.deepEqual(found, { shape, versions, fit })
  })
}

test('what was chosen by hand stands, and what it looks like instead is told', () => {
  const instead = (text, chosen) => {
    const { fit, instead } = read(api, text, chosen)
    return [fit, instead]
  }
  assert.deepEqual(instead(LIST, { shape: 'order' }), ['none', { shape: 'order-list', version: NEWEST }])
  assert.deepEqual(instead(REQUEST, { shape: 'order' })[1], { shape: 'order-request', version: NEWEST })
  assert.deepEqual(instead(OWN_OLD, { version: NEW_VERSION }), ['close', { shape: 'order', version: OLD_VERSION }])
  assert.deepEqual(instead(OWN_OLD, { version: OLD_VERSION }), ['fits', undefined])
  assert.deepEqual(instead('{"code":"P"}', { shape: 'product', version: OLD_VERSION }), ['fits', undefined])
  assert.deepEqual(instead(LIST, { shape: 'order-list', entries: 'no pointer' }), ['fits', undefined])
})
