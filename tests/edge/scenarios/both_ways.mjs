/**
 * Requests to a service that works correctly, in both directions between the versions.
 */
import assert from 'node:assert/strict'
import { checkNothingPersonal } from '../answers.mjs'
import { checkConverted, checkRejected, checkUntouched, DOWN, last, NEW, OLD, place, request, ways } from './checks.mjs'

export const bothWays = ways.flatMap(({ gateway, version, way }) => [
  {
    name: `${gateway}: an order is created with the very bytes, headers and key`,
    async run({ ask, upstream }) {
      const { key, answer } = await place(ask, gateway)
      const { method, url, headers, body } = last(upstream)
      assert.deepEqual([method, url, body.toString()], ['POST', '/v2/order', request])
      assert.deepEqual(
        [headers['x-api-version'], headers['x-idempotency-key'], headers.authorization, headers['content-type']],
        [version, key, 'Bearer t', 'application/json'],
      )
      checkUntouched(answer, upstream, 201)
      assert.equal(answer.headers.get('content-type'), 'application/json')
      assert.equal(answer.headers.get('order-contract-losses'), null)
    },
  },
  {
    name: `${gateway}: an order is read`,
    async run({ ask, upstream }) {
      await place(ask, gateway)
      const answer = await ask(`${gateway}/v2/order/O-1`)
      assert.equal(last(upstream).headers['x-api-version'], version)
      checkConverted(answer, 'order', upstream, way)
      assert.match(answer.text, way === DOWN ? /"redemption_url"\s*:\s*"https:/ : /"payout"\s*:\s*\{"url":"https:/)
      assert.match(answer.headers.get('etag'), /^W\/"/)
      assert.equal(answer.headers.get('vary'), 'x-api-version')
      const losses = '"/response/items/0/payout/*";section="2.6", "/response/items/1/payout/*";section="2.6"'
      assert.equal(answer.headers.get('order-contract-losses'), way === DOWN ? losses : null)
      checkNothingPersonal(...answer.headers.values())
    },
  },
  {
    name: `${gateway}: orders are listed`,
    async run({ ask, upstream }) {
      await place(ask, gateway)
      const answer = await ask(`${gateway}/v2/order?limit=5&before=a%2Fb&x=1+2`)
      assert.equal(last(upstream).url, '/v2/order?limit=5&before=a%2Fb&x=1+2')
      checkConverted(answer, 'order-list', upstream, way)
    },
  },
  {
    name: `${gateway}: products are listed`,
    async run({ ask, upstream }) {
      const answer = await ask(`${gateway}/v2/product`)
      assert.equal(last(upstream).headers['x-api-version'], version)
      checkConverted(answer, 'product-list', upstream, way)
    },
  },
  {
    name: `${gateway}: whoever speaks the version of the service gets what it sends`,
    async run({ ask, upstream }) {
      for (const path of ['/v2/product', '/v2/order']) {
        const answer = await ask(gateway + path, { headers: { 'x-api-version': version } })
        checkUntouched(answer, upstream, 200)
        assert.match(answer.headers.get('etag'), /^"/)
        assert.equal(answer.headers.get('vary'), 'x-api-version')
      }
    },
  },
  {
    name: `${gateway}: an unknown version is refused where the endpoint takes one`,
    async run({ ask, upstream }) {
      const asked = upstream.exchanges.length
      for (const named of ['2030-01-01', `${OLD}, ${NEW}`, 'ann.smith@example.com'])
        for (const path of ['/v2/product', '/v2/order', '/v2/order/O-1']) {
          const answer = await ask(gateway + path, { headers: { 'x-api-version': named } })
          checkRejected(answer, [400, 'unknown_version', undefined])
        }
      const headers = { 'x-api-version': '2030-01-01' }
      const posted = await ask(`${gateway}/v2/order`, { method: 'POST', body: request, headers })
      checkRejected(posted, [400, 'unknown_version', undefined])
      assert.equal(upstream.exchanges.length, asked)
    },
  },
  {
    name: `${gateway}: a version that is named twice alike is named once`,
    async run({ ask, upstream }) {
      const other = version === NEW ? OLD : NEW
      const answer = await ask(`${gateway}/v2/product`, { headers: { 'x-api-version': `${other}, ${other}` } })
      assert.equal(last(upstream).headers['x-api-version'], version)
      checkConverted(answer, 'product-list', upstream, way)
    },
  },
  {
    name: `${gateway}: the former endpoint of links says what replaces it`,
    async run({ ask, upstream }) {
      const asked = upstream.exchanges.length
      const details = checkRejected(await ask(`${gateway}/v2/order/O-1/links`), [410, 'removed', undefined])
      assert.match(details.detail, /GET \/v2\/order\/\{id\}\.$/)
      assert.equal(upstream.exchanges.length, asked)
    },
  },
  {
    name: `${gateway}: what the interface does not show passes as it comes`,
    async run({ ask, upstream }) {
      for (const [method, path] of [
        ['PUT', '/v2/order/O-1'],
        ['DELETE', '/v2/else?a=%20'],
      ]) {
        const body = method === 'PUT' ? '{"payout":' : undefined
        checkUntouched(await ask(gateway + path, { method, body, headers: { 'content-type': 'a/b' } }), upstream, 404)
        assert.deepEqual([last(upstream).method, last(upstream).url], [method, path])
        assert.equal(last(upstream).headers['x-api-version'], undefined)
      }
      await ask(`${gateway}/v2/else`, { headers: { 'x-api-version': OLD } })
      assert.equal(last(upstream).headers['x-api-version'], OLD)
    },
  },
])
