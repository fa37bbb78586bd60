/**
 * Where paths lead: paths of the API, other spellings of them, and paths that the gateway rejects.
 */
import assert from 'node:assert/strict'
import { checkConverted, checkRejected, checkUntouched, DOWN, last, NEW, place } from './checks.mjs'

export const paths = [
  {
    name: 'an endpoint is known however its path is spelled, and called by its name',
    async run({ ask, upstream }) {
      await place(ask, '/to-new')
      for (const spelled of ['/v2/order/', '/v2//order', '/v2/%6Frder', '/%762/order', '//v2/order//', '/v2/./order']) {
        checkConverted(await ask(`/to-new${spelled}?limit=1`), 'order-list', upstream, DOWN)
        assert.equal(last(upstream).url, '/v2/order?limit=1', spelled)
      }
      checkConverted(await ask('/to-new/v2/order/%4F-1/'), 'order', upstream, DOWN)
      assert.equal(last(upstream).url, '/v2/order/O-1')
    },
  },
  {
    name: 'only what lies in /v2/ is reachable, unless the options say otherwise',
    async run({ ask, upstream }) {
      const asked = upstream.exchanges.length
      for (const path of ['/', '/health', '/V2/order', '/v2', '/v2/', '/v2/../health', '/v1/v3/order'])
        checkRejected(await ask(`/to-new${path}`), [404, 'not_found', undefined])
      assert.equal(upstream.exchanges.length, asked)
      checkUntouched(await ask('/wide/health'), upstream, 404)
      assert.equal(last(upstream).url, '/health')
    },
  },
  {
    name: 'no spelling of a step leaves /v2/',
    async run({ ask, upstream }) {
      const asked = upstream.exchanges.length
      const steps = [
        '%%32e%%32e/',
        '%252e%252e/',
        '%25%32e%25%32e%25%32f',
        '..;/',
        '..%2f',
        '..%5c',
        '..%252f',
        '%c0%ae%2f',
      ]
      // By hand, because a client may send another path.
      for (const gateway of ['/to-new', '/wide'])
        for (const step of steps)
          checkRejected(await ask(`${gateway}/v2/${step}admin`, { method: 'GET', headers: {}, byHand: true }), [
            404,
            'not_found',
            undefined,
          ])
      assert.equal(upstream.exchanges.length, asked)
    },
  },
  {
    name: 'what no version lists is kept out where the options say so',
    async run({ ask, upstream }) {
      const asked = upstream.exchanges.length
      checkRejected(await ask('/narrow/v2/else'), [404, 'unlisted', undefined])
      checkRejected(await ask('/narrow/v2/order', { method: 'DELETE' }), [404, 'unlisted', undefined])
      checkRejected(await ask('/narrow/v2/order/O-1/links'), [410, 'removed', undefined])
      assert.equal(upstream.exchanges.length, asked)
      await ask('/narrow/v2/product')
      assert.equal(upstream.exchanges.length, asked + 1)
    },
  },
  {
    name: 'an answer of success that passes unconverted says so',
    async run({ ask }) {
      const sign = async (path, fault, more) =>
        (await ask(path, { headers: { 'x-fault': fault, ...more } })).headers.get('order-contract-unconverted')
      assert.equal(await sign('/to-new/v2/product', 'text'), 'media-type')
      assert.equal(await sign('/to-new/v2/product', 'untyped'), 'media-type')
      assert.equal(await sign('/to-new/v2/product', 'partial'), 'partial')
      assert.equal(await sign('/to-new/v2/else', 'quoted'), 'unlisted')
      for (const fault of ['none', 'error', 'html', 'redirect', 'none-left', 'reset'])
        assert.equal(await sign('/to-new/v2/product', fault), null, fault)
      assert.equal(await sign('/to-new/v2/product', 'text', { 'x-api-version': NEW }), null)
      assert.equal(await sign('/to-new/v2/product/countries', 'text'), null)
    },
  },
  {
    name: 'an unknown version counts as that of the options where they say so',
    async run({ ask, upstream }) {
      const answer = await ask('/lenient/v2/product', { headers: { 'x-api-version': '2030-01-01' } })
      checkConverted(answer, 'product-list', upstream, DOWN)
    },
  },
]
