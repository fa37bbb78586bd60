/** What a pasted text is found to be. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '../../js/package.mjs'
import { BROKEN, CARELESS, LIST, large, MINIFIED, NEW, OWN_OLD, REQUEST } from '../visits/documents.mjs'
import { typescript } from './typescript.mjs'

const { read } = await typescript('www/src/app/reading.ts')
const [OLD_VERSION, NEW_VERSION] = ['2023-07-27', '2024-02-05']
/** The documents were written for these versions. */
const BOTH = [OLD_VERSION, NEW_VERSION]
const newest = (shape, text) => ({ shape, version: api.detectVersion(shape, text).candidates.at(-1) })

const CASES = {
  'an order with fields of its own': [OWN_OLD, 'order', [OLD_VERSION], 'fits'],
  'an order with a payout': [NEW, 'order', [NEW_VERSION], 'fits'],
  'an order on one line': [MINIFIED, 'order', [OLD_VERSION], 'fits'],
  'an order that is not complete': ['{"id":"1","status":"FAILED","message":"m"}', 'order', BOTH, 'fits'],
  'an order with a wrong status': ['{"id":"1","status":"DONE","items":[]}', 'order', BOTH, 'close'],
  'a created order': ['{"status":"PROCESSING"}', 'order-created', BOTH, 'fits'],
  'a list': [LIST, 'order-list', BOTH, 'fits'],
  'a list in an envelope': [`{"next":"c","orders":${LIST}}`, 'order-list', BOTH, 'fits'],
  'a megabyte of orders': [large(2400), 'order-list', [OLD_VERSION], 'fits'],
  'a request': [REQUEST, 'order-request', BOTH, 'fits'],
  'a careless request': [CARELESS, 'order-request', BOTH, 'close'],
  'a request without anything in it': ['{"payment_method":{"type":"CARD"},"items":[]}', 'order-request', BOTH, 'close'],
  'a request with thousands of mistakes': [
    `{"payment_method":{},"items":[${Array(2000).fill('{"products":{"type":1}}')}]}`,
    'order-request',
    BOTH,
    'close',
  ],
  'a product': ['{"code":"P","approval_state":"X"}', 'product', [NEW_VERSION], 'fits'],
  'a list of products': ['[{"code":"P","approval_state":"X"}]', 'product-list', [NEW_VERSION], 'fits'],
  'an update': [
    '{"product_code":"P","new_state":{},"timestamp":"2024-02-29T23:59:59.000001"}',
    'product-update',
    BOTH,
    'fits',
  ],
  'a query for orders': ['limit=20&after=c', 'order-query', BOTH, 'fits'],
  'a query for products': ['?is_orderable=true', 'product-query', [NEW_VERSION], 'fits'],
  'something else': ['{"hello":"world"}', 'order', BOTH, 'none'],
  'a list of something else': ['[{"hello":1}]', 'order-list', BOTH, 'none'],
  'an empty list': ['[]', 'order-list', BOTH, 'none'],
  null: ['null', 'order', BOTH, 'none'],
  'a text that ends early': [BROKEN, 'order', BOTH, 'unreadable'],
  'no JSON': ['hello', 'order', BOTH, 'unreadable'],
  nothing: [' \n', 'order', BOTH, 'empty'],
}

for (const [name, [text, shape, versions, fit]] of Object.entries(CASES)) {
  test(name, () => {
    const { problems: _, ...found } = read(api, text)
    const known = found.versions.filter((version) => BOTH.includes(version))
    assert.deepEqual({ ...found, versions: known }, { shape, versions, fit })
  })
}

test('what was chosen by hand stands, and what it looks like instead is told', () => {
  const instead = (text, chosen) => {
    const { fit, instead } = read(api, text, chosen)
    return [fit, instead]
  }
  assert.deepEqual(instead(LIST, { shape: 'order' }), ['none', newest('order-list', LIST)])
  assert.deepEqual(instead(REQUEST, { shape: 'order' })[1], newest('order-request', REQUEST))
  assert.deepEqual(instead(OWN_OLD, { version: NEW_VERSION }), ['close', { shape: 'order', version: OLD_VERSION }])
  assert.deepEqual(instead(OWN_OLD, { version: OLD_VERSION }), ['fits', undefined])
  assert.deepEqual(instead('{"code":"P"}', { shape: 'product', version: OLD_VERSION }), ['fits', undefined])
  assert.deepEqual(instead(LIST, { shape: 'order-list', entries: 'no pointer' }), ['fits', undefined])
})
