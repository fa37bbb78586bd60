/**
 * What headers arrive, and what they say.
 */
import assert from 'node:assert/strict'
import { checkConverted, checkLength, checkUntouched, DOWN, last, NEW, OLD } from './checks.mjs'

export const headers = [
  {
    name: 'headers reach the other end where they are meant for it and true of what it gets',
    async run({ ask, upstream }) {
      const sent = {
        range: 'bytes=0-9',
        'if-range': '"x"',
        te: 'trailers',
        'x-fault': 'headers',
        cookie: 'c=1',
        'x-own': 'own',
      }
      const answer = await ask('/to-new/v2/product', { headers: sent })
      checkConverted(answer, 'product-list', upstream, DOWN)
      const { headers } = last(upstream)
      for (const name of ['range', 'if-range', 'te']) assert.equal(headers[name], undefined, name)
      assert.deepEqual([headers.cookie, headers['x-own']], ['c=1', 'own'])
      for (const name of [
        'x-internal',
        'proxy-authenticate',
        'accept-ranges',
        'content-digest',
        'content-md5',
        'digest',
        'repr-digest',
      ])
        assert.equal(answer.headers.get(name), null, name)
      assert.equal(answer.headers.get('x-api-version'), OLD)
      assert.equal(answer.headers.get('vary'), 'accept-language, x-api-version')
      assert.deepEqual(answer.headers.getSetCookie(), ['a=1; Path=/', 'b=2; Path=/'])
      assert.equal(answer.headers.get('x-own'), 'kept')
    },
  },
  {
    name: 'an answer that passes keeps what is true of its bytes',
    async run({ ask, upstream }) {
      const sent = { range: 'bytes=0-9', 'x-fault': 'headers', 'x-api-version': NEW }
      const answer = await ask('/to-new/v2/product', { headers: sent })
      checkUntouched(answer, upstream, 200)
      assert.equal(last(upstream).headers.range, 'bytes=0-9')
      assert.deepEqual([answer.headers.get('content-md5'), answer.headers.get('accept-ranges')], ['x', 'bytes'])
      assert.equal(answer.headers.get('x-internal'), null)
    },
  },
  ...['gzip', 'br'].map((fault) => ({
    name: `an answer that passes is decoded: ${fault}`,
    async run({ ask, upstream }) {
      const answer = await ask('/to-new/v2/product/countries', { headers: { 'x-fault': fault } })
      checkUntouched(answer, upstream, 200)
      checkLength(answer.headers, answer.bytes)
    },
  })),
  {
    name: 'a client that has the document is told so',
    async run({ ask, upstream }) {
      const { headers } = await ask('/to-new/v2/product')
      const again = await ask('/to-new/v2/product', { headers: { 'if-none-match': headers.get('etag') } })
      assert.deepEqual([again.status, again.text], [304, ''])
      assert.equal(again.headers.get('etag'), headers.get('etag'))
      assert.equal(last(upstream).headers['if-none-match'], headers.get('etag'))
    },
  },
  {
    name: 'HEAD tells nothing that would not be true of GET',
    async run({ ask, upstream }) {
      const answer = await ask('/to-new/v2/product?limit=1', { method: 'HEAD' })
      assert.deepEqual([answer.status, answer.text, last(upstream).method], [200, '', 'HEAD'])
      assert.match(answer.headers.get('etag'), /^W\//)
      assert.notEqual(answer.headers.get('content-length'), String(last(upstream).sent.length))
    },
  },
]
