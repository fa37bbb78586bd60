/**
 * Which headers arrive, and their values.
 */
import assert from 'node:assert/strict'
import {
  checkConverted,
  checkLength,
  checkRejected,
  checkUntouched,
  DOWN,
  last,
  NEW,
  OLD,
  place,
  request,
} from './checks.mjs'

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
    name: `an answer that passes is decoded, or says that it is not: ${fault}`,
    async run({ ask, upstream, decodes }) {
      const answer = await ask('/to-new/v2/product/countries', { headers: { 'x-fault': fault } })
      // The client of the test decodes what says that it is encoded.
      checkUntouched(answer, upstream, 200)
      if (decodes) checkLength(answer.headers, answer.bytes)
      else assert.equal(answer.headers.get('content-encoding'), fault)
    },
  })),
  {
    name: 'a client that has the document is told so',
    async run({ ask, upstream }) {
      const { headers } = await ask('/to-new/v2/product')
      const again = await ask('/to-new/v2/product', { headers: { 'if-none-match': headers.get('etag') } })
      assert.deepEqual([again.status, again.text], [304, ''])
      assert.equal(again.headers.get('etag'), headers.get('etag'))
      assert.match(headers.get('etag'), /^W\/"2023-07-27;s;[\da-f]{12}"$/)
      assert.match(last(upstream).headers['if-none-match'], /^"[\da-f]{12}"$/)
      // A client that has the document of the other version does not have this one.
      const other = await ask('/to-new/v2/product', {
        headers: { 'if-none-match': headers.get('etag'), 'x-api-version': NEW },
      })
      assert.equal(other.status, 200)
      const tags = [other.headers.get('etag'), 'W/"2024-02-05;s;1"', 'none', headers.get('etag')].join(', ')
      assert.equal((await ask('/to-new/v2/product', { headers: { 'if-none-match': tags } })).status, 304)
      const strange = await ask('/to-new/v2/product', { headers: { 'if-none-match': other.headers.get('etag') } })
      assert.deepEqual([strange.status, last(upstream).headers['if-none-match']], [200, undefined])
    },
  },
  {
    name: 'what is meant for the other end reaches it, whatever connection says',
    async run({ ask, upstream }) {
      const connection = 'authorization, x-idempotency-key, content-type, x-api-version, x-hop'
      const sent = { connection, authorization: 'Bearer t', 'x-idempotency-key': 'k-c', 'x-hop': '1' }
      // Not every client can send `connection`, but every gateway must read it.
      await ask('/to-new/v2/order', { method: 'POST', headers: sent, body: request, byHand: true })
      const { headers } = last(upstream)
      assert.deepEqual([headers.authorization, headers['x-idempotency-key']], ['Bearer t', 'k-c'])
      assert.deepEqual([headers['x-hop'], headers['x-api-version']], [undefined, NEW])
      const answer = await ask('/to-new/v2/product', { headers: { 'x-fault': 'hiding' } })
      checkConverted(answer, 'product-list', upstream, DOWN)
      assert.equal(answer.headers.get('content-type'), 'application/json')
      assert.deepEqual([answer.headers.get('etag'), answer.headers.get('x-internal')], ['W/"2023-07-27;s;1"', null])
    },
  },
  {
    name: 'a gateway names itself, and ends what goes round in circles',
    async run({ ask, upstream }) {
      const via = '1.1 order-contract'
      const { headers } = await ask('/to-new/v2/product/countries', { headers: { via: '1.0 client' } })
      assert.equal(headers.get('via'), via)
      assert.equal(last(upstream).headers.via, `1.0 client, ${via}`)
      await ask('/to-new/v2/product', { headers: { via } })
      assert.equal(last(upstream).headers.via, `${via}, ${via}`)
      const asked = upstream.exchanges.length
      for (const connection of ['close', 'via']) {
        const sent = { via: `${via},${via}`, connection }
        const again = await ask('/to-new/v2/product', { method: 'GET', headers: sent, byHand: true })
        checkRejected(again, [508, 'loop', undefined])
      }
      assert.equal(upstream.exchanges.length, asked)
    },
  },
  {
    name: 'what a client says of itself as a proxy would reaches the service only if it is trusted',
    async run({ ask, upstream }) {
      const forwarded = { forwarded: 'for=1.2.3.4', 'x-forwarded-for': '1.2.3.4', 'x-forwarded-host': 'evil.example' }
      const init = { method: 'GET', headers: { ...forwarded, 'http2-settings': 'AAA' }, byHand: true }
      for (const [gateway, expected] of [
        ['/to-new', Array(3).fill(undefined)],
        ['/behind', Object.values(forwarded)],
      ]) {
        await ask(`${gateway}/v2/product`, init)
        const { headers } = last(upstream)
        assert.deepEqual(
          Object.keys(forwarded).map((name) => headers[name]),
          expected,
        )
        assert.equal(headers['http2-settings'], undefined)
      }
    },
  },
  {
    name: 'what a gateway says of an answer is said by no service',
    async run({ ask }) {
      const { headers } = await ask('/to-new/v2/product?limit=0', { headers: { 'x-fault': 'spoofed' } })
      assert.deepEqual([headers.get('order-contract-losses'), headers.get('order-contract-own')], [null, null])
    },
  },
  {
    name: 'addresses of the service become those of the gateway',
    async run({ ask, gateway }) {
      const { headers } = await ask('/to-new/v2/product', { headers: { 'x-fault': 'places' } })
      assert.equal(headers.get('location'), `${gateway}/to-new/v2/order/O-1?a=1`)
      assert.equal(headers.get('content-location'), '/to-new/v2/order/O-1')
      const [next, elsewhere, path] = headers.get('link').split(/, (?=<)/)
      assert.match(next, new RegExp(`^<${gateway}/to-new/v2/order\\?after=2>; rel="next"; title="<http:`))
      assert.deepEqual([elsewhere, path], ['<https://else.example.com/>; rel=x', '</to-new/v2/order>'])
    },
  },
  {
    name: 'a media type is read to its end, quoted parameters too',
    async run({ ask, upstream }) {
      const answer = await ask('/to-new/v2/product', { headers: { 'x-fault': 'quoted' } })
      checkConverted(answer, 'product-list', upstream, DOWN)
    },
  },
  {
    name: 'a body is as long as it is said to be, where the runtime lets that be said',
    async run({ ask, upstream, keepsLength }) {
      const passed = await ask('/to-new/v2/product/countries')
      if (keepsLength.passing) assert.equal(passed.headers.get('content-length'), String(passed.bytes.length))
      const converted = await ask('/to-new/v2/product')
      if (keepsLength.converted) assert.equal(converted.headers.get('content-length'), String(converted.bytes.length))
      await place(ask, '/to-new')
      if (keepsLength.sent) assert.equal(last(upstream).headers['content-length'], String(request.length))
      for (const fault of ['none-left', 'reset']) {
        const answer = await ask('/to-new/v2/product', { headers: { 'x-fault': fault } })
        assert.ok(['0', null].includes(answer.headers.get('content-length')), fault)
      }
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
