/**
 * What clients ask of a gateway, and what must arrive: at the service, and back at the client. They are
 * run in Node (tests/js/gateway.test.mjs) and over real HTTP in the runtimes (gateway.test.mjs).
 *
 * Each gets `upstream`, `ask(path, init)`, which resolves to `{ status, headers, text, bytes }`, and
 * `begin(path, headers)`, which gives a function by which the client leaves. The first segment of a path is a
 * gateway of apps/gateway.
 */
import assert from 'node:assert/strict'
import { api } from '../js/package.mjs'
import { checkNothingPersonal } from './answers.mjs'

const OLD = '2023-07-27'
const NEW = '2024-02-05'
const UP = { from: OLD, to: NEW }
const DOWN = { from: NEW, to: OLD }

const request = `{ "payment_method": {"type":"ACCOUNT_BALANCE","currency":"GBP"},
  "items": [
    {"face_value": 25.00, "distribution_method": {"type":"PAYOUT_LINK"}, "products": {"type":"SINGLE","value":"PRCODE-GB"}},
    {"face_value": 1e1, "distribution_method": {"type":"PAYOUT_LINK"}, "products": {"type":"SINGLE","value":"PRCODE-FR"}}
  ] }`

let keys = 0

/** Places an order, so that there is something to read. */
export async function place(ask, gateway) {
  const key = `key-${keys++}`
  const answer = await ask(`${gateway}/v2/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-idempotency-key': key, authorization: 'Bearer t' },
    body: request,
  })
  return { key, answer }
}

const last = ({ exchanges }) => exchanges[exchanges.length - 1]
const converted = (shape, sent, way, more) =>
  Buffer.from(api.convert(shape, new Uint8Array(sent), { ...way, ...more }).output)

/** What arrived is, byte for byte, what `convert` makes of what was sent. */
function checkConverted({ status, headers, bytes }, shape, upstream, way, more) {
  const { sent } = last(upstream)
  assert.equal(status, 200, bytes.toString())
  const expected = converted(shape, sent, way, more)
  assert.equal(bytes.toString(), expected.toString())
  assert.ok(bytes.equals(expected))
  checkLength(headers, bytes)
}

/** A runtime may take the header away and send chunks. */
function checkLength(headers, bytes) {
  if (headers.has('content-length')) assert.equal(headers.get('content-length'), String(bytes.length))
  assert.equal(headers.get('content-encoding'), null)
}

function checkRejected({ status, headers, text }, [expected, code, errors]) {
  assert.equal(status, expected, text)
  assert.equal(headers.get('content-type'), 'application/problem+json')
  assert.equal(headers.get('cache-control'), 'no-store')
  const details = JSON.parse(text)
  assert.deepEqual([details.status, details.code, details.errors?.map((error) => error.code)], [expected, code, errors])
  checkNothingPersonal(text, ...headers.values())
  return details
}

function checkUntouched({ status, bytes }, upstream, expected) {
  assert.equal(status, expected, bytes.toString())
  assert.equal(bytes.toString(), last(upstream).sent.toString())
}

export const scenarios = [
  ...[
    ['/to-new', NEW, DOWN],
    ['/to-old', OLD, UP],
  ].flatMap(([gateway, version, way]) => [
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
      name: `${gateway}: an unknown version counts as that of the options`,
      async run({ ask, upstream }) {
        const answer = await ask(`${gateway}/v2/product`, { headers: { 'x-api-version': '2030-01-01' } })
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
          ['GET', '/health'],
        ]) {
          const body = method === 'PUT' ? '{"payout":' : undefined
          checkUntouched(await ask(gateway + path, { method, body, headers: { 'content-type': 'a/b' } }), upstream, 404)
          assert.deepEqual([last(upstream).method, last(upstream).url], [method, path])
          assert.equal(last(upstream).headers['x-api-version'], undefined)
        }
        await ask(`${gateway}/v2/else`, { headers: { 'x-api-version': OLD } })
        assert.equal(last(upstream).headers['x-api-version'], version)
      },
    },
    ...['error', 'html', 'redirect', 'text', 'untyped', 'partial', 'none-left'].map((fault) => ({
      name: `${gateway}: passed as it comes: ${fault}`,
      async run({ ask, upstream }) {
        const answer = await ask(`${gateway}/v2/product`, { headers: { 'x-fault': fault } })
        const expected = { error: 500, html: 503, redirect: 302, partial: 206, 'none-left': 204 }[fault] ?? 200
        assert.equal(answer.status, expected)
        if (fault === 'html') assert.equal(answer.headers.get('retry-after'), '7')
        if (fault === 'redirect') assert.equal(answer.headers.get('location'), 'https://elsewhere.example.com/v2/order')
        if (fault === 'text') assert.equal(answer.headers.get('etag'), '"strong"')
        const direct = await fetch(`${upstream.url}/v2/product`, {
          headers: { 'x-fault': fault, 'x-api-version': version },
          redirect: 'manual',
        })
        assert.equal(answer.text, await direct.text())
      },
    })),
    ...['gzip', 'br', 'chunked', 'suffix'].map((fault) => ({
      name: `${gateway}: converted all the same: ${fault}`,
      async run({ ask, upstream }) {
        const answer = await ask(`${gateway}/v2/product`, { headers: { 'x-fault': fault } })
        checkConverted(answer, 'product-list', upstream, way)
        assert.equal(last(upstream).headers['accept-encoding'], 'identity')
      },
    })),
    ...[
      ['cut', undefined],
      ['cut-chunked', undefined],
      ['cut-json', ['syntax']],
      ['empty', ['syntax']],
      ['large', undefined],
      ['deflate', undefined],
      ['zstd', undefined],
    ].map(([fault, errors]) => ({
      name: `${gateway}: cannot be converted: ${fault}`,
      async run({ ask }) {
        const answer = await ask(`${gateway}/v2/product`, { headers: { 'x-fault': fault } })
        checkRejected(answer, [502, 'bad_answer', errors])
      },
    })),
  ]),
  {
    name: 'a query loses what the older version does not take, and that is told',
    async run({ ask, upstream }) {
      const answer = await ask('/to-old/v2/product?limit=1&is_orderable=true&x=%41')
      assert.equal(last(upstream).url, '/v2/product?x=%41')
      checkConverted(answer, 'product-list', upstream, UP)
      assert.equal(
        answer.headers.get('order-contract-losses'),
        '"/query/limit";section="4.1", "/query/is_orderable";section="4.1"',
      )
      const gaps = [0, 1, 2].map((at) => `"/response/products/${at}/approval_state";section="2.1"`)
      assert.equal(answer.headers.get('order-contract-gaps'), ['"/query";section="9"', ...gaps].join(', '))
      const failed = await ask('/to-old/v2/product?limit=1', { headers: { 'x-fault': 'error' } })
      assert.equal(failed.headers.get('order-contract-losses'), '"/query/limit";section="4.1"')
    },
  },
  {
    name: 'gaps are filled with what the options give',
    async run({ ask, upstream }) {
      const fill = { '/approval_state': 'APPROVED' }
      const answer = await ask('/filled/v2/product?is_orderable=1')
      checkConverted(answer, 'product-list', upstream, UP, { fill })
      assert.match(answer.text, /"approval_state":"APPROVED"/)
      assert.equal(answer.headers.get('order-contract-gaps'), '"/query";section="9"')
      await place(ask, '/filled')
      checkConverted(await ask('/filled/v2/order/O-1'), 'order', upstream, UP)
    },
  },
  {
    name: 'the newer filters reach a newer service as they are',
    async run({ ask, upstream }) {
      const answer = await ask('/to-new/v2/product?limit=2&is_orderable')
      assert.equal(last(upstream).url, '/v2/product?limit=2&is_orderable')
      checkConverted(answer, 'product-list', upstream, DOWN)
      assert.equal(JSON.parse(answer.text).products.length, 2)
    },
  },
  {
    name: 'an endpoint that the older service lacks is refused, and one that the older client lacks passes',
    async run({ ask, upstream }) {
      const details = checkRejected(await ask('/to-old/v2/product/countries'), [501, 'not_listed', undefined])
      assert.match(details.detail, /2023-07-27/)
      checkUntouched(await ask('/to-new/v2/product/countries'), upstream, 200)
    },
  },
  {
    name: 'with onLoss: error nothing is lost: neither of a query nor of an answer',
    async run({ ask, upstream }) {
      const asked = upstream.exchanges.length
      const answer = await ask('/strict-old/v2/product?limit=1')
      const { errors } = checkRejected(answer, [422, 'inconvertible', ['undocumented']])
      assert.equal(errors[0].pointer, '/query/limit')
      assert.equal(upstream.exchanges.length, asked)
      checkRejected(await ask('/strict-new/v2/product'), [502, 'bad_answer', Array(9).fill('undocumented')])
    },
  },
  {
    name: 'a query that cannot be read is refused where it would have to be converted',
    async run({ ask, upstream }) {
      checkRejected(await ask('/to-old/v2/product?limit=%FF'), [400, 'unreadable', ['encoding']])
      await ask('/to-old/v2/order?limit=%FF')
      assert.equal(last(upstream).url, '/v2/order?limit=%FF')
    },
  },
  ...[
    ['ambiguous', '/v2/order', ['entries']],
    ['twice', '/v2/order/O-1', ['duplicate_key']],
  ].map(([fault, path, errors]) => ({
    name: `an answer that is ${fault} cannot be converted`,
    async run({ ask }) {
      await place(ask, '/to-new')
      const answer = await ask(`/to-new${path}`, { headers: { 'x-fault': fault } })
      checkRejected(answer, [502, 'bad_answer', errors])
    },
  })),
  {
    name: 'statuses are options',
    async run({ ask }) {
      checkRejected(await ask('/renumbered/v2/order/O-1/links'), [404, 'removed', undefined])
      const answer = await ask('/renumbered/v2/product', { headers: { 'x-fault': 'cut-json' } })
      checkRejected(answer, [599, 'bad_answer', ['syntax']])
    },
  },
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
  {
    name: 'a list of losses is bounded, and what does not fit is counted',
    async run({ ask }) {
      const answer = await ask('/to-new/v2/product', { headers: { 'x-fault': 'long' } })
      assert.equal(answer.status, 200)
      assert.ok(answer.bytes.equals(Buffer.from(JSON.stringify(Array(400).fill({})))))
      const losses = answer.headers.get('order-contract-losses')
      assert.ok(losses.length <= 1024 && losses.length > 900, `${losses.length} characters`)
      const members = losses.split(', ')
      const [, more] = members.pop().match(/^more;count=(\d+)$/)
      assert.equal(members.length + Number(more), 400)
      assert.equal(members[0], '"/response/0/expiry";section="2.1"')
    },
  },
  {
    name: 'limits hold for what is converted, and only for that',
    async run({ ask, upstream }) {
      checkRejected(await ask('/small/v2/product'), [502, 'bad_answer', undefined])
      const query = `code=${'x'.repeat(200)}`
      const long = await ask(`/small/v2/product?${query}`, { headers: { 'x-fault': 'none-left' } })
      assert.deepEqual([long.status, last(upstream).url], [204, `/v2/product?${query}`])
      checkUntouched(await ask('/small/v2/product', { headers: { 'x-api-version': NEW } }), upstream, 200)
      const body = JSON.stringify({ ...JSON.parse(request), note: 'x'.repeat(3_000_000) })
      const headers = { 'x-idempotency-key': `key-${keys++}`, 'content-type': 'application/json' }
      checkUntouched(await ask('/small/v2/order', { method: 'POST', headers, body }), upstream, 201)
      assert.equal(last(upstream).body.toString(), body)
    },
  },
  ...['hang', 'stall'].map((fault) => ({
    name: `an exchange ends when its time has passed: ${fault}`,
    async run({ ask, upstream }) {
      const answer = await ask('/quick/v2/product', { headers: { 'x-fault': fault } })
      checkRejected(answer, [504, 'timeout', undefined])
      assert.equal(await last(upstream).closed, false)
    },
  })),
  {
    name: 'a body that passes as it comes has the time it needs',
    async run({ ask, upstream }) {
      checkUntouched(await ask('/quick/v2/product/countries', { headers: { 'x-fault': 'slow' } }), upstream, 200)
    },
  },
  {
    name: 'a client that goes takes its call to the service with it',
    async run({ begin, upstream }) {
      for (const fault of ['hang', 'stall']) {
        const asked = upstream.exchanges.length
        const leave = begin('/to-new/v2/product', { 'x-fault': fault })
        while (upstream.exchanges.length === asked) await new Promise((resolve) => setTimeout(resolve, 10))
        leave()
        assert.equal(await last(upstream).closed, false)
      }
    },
  },
  {
    name: 'nothing is asked twice: neither of a service that hangs up nor of one that is not there',
    async run({ ask, upstream }) {
      for (const [method, path] of [
        ['GET', '/to-new/v2/product'],
        ['POST', '/to-new/v2/order'],
      ]) {
        const asked = upstream.exchanges.length
        const body = method === 'POST' ? request : undefined
        const answer = await ask(path, { method, body, headers: { 'x-fault': 'refuse', 'x-idempotency-key': 'k' } })
        checkRejected(answer, [502, 'unreachable', undefined])
        assert.equal(upstream.exchanges.length, asked + 1)
      }
      checkRejected(await ask('/nowhere/v2/product'), [502, 'unreachable', undefined])
    },
  },
]
