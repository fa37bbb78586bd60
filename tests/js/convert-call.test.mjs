/**
 * Conversions of calls from one version to another.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from './package.mjs'

const { convertCall } = api
const up = { from: '2023-07-27', to: '2024-02-05' }
const down = { from: '2024-02-05', to: '2023-07-27' }

test('a loss of a query has its place in the URL', () => {
  const url = '/v2/product?is_orderable=true&limit=20#top'
  const { losses } = convertCall({ method: 'GET', url }, { from: '2024-02-05', to: '2023-07-27' })
  const shown = losses.map(({ span }) => url.slice(span.start, span.end))
  assert.deepEqual(shown, ['is_orderable=true', 'limit=20'])
  assert.deepEqual([losses[1].span.line, losses[1].span.column], [1, url.indexOf('limit') + 1])
})

test('the header names the other version, in the form it came in', () => {
  const turned = (headers) => convertCall({ method: 'GET', url: '/v2/order/o-1', headers }, up).call.headers
  assert.deepEqual(turned({ 'X-Api-Version': '2023-07-27', a: '1' }), { 'X-Api-Version': '2024-02-05', a: '1' })
  assert.deepEqual(turned([['x-api-version', '2023-07-27']]), [['x-api-version', '2024-02-05']])
  assert.equal(turned(new Headers({ 'x-api-version': '2023-07-27' })).get('x-api-version'), '2024-02-05')
  assert.deepEqual(turned({ a: '1' }), { a: '1' })
  assert.equal(turned(undefined), undefined)
})

test('a version header that is not sent is not sent to the other version either', () => {
  for (const value of [undefined, null]) {
    const { call } = convertCall({ method: 'GET', url: '/v2/order', headers: { 'x-api-version': value } }, up)
    assert.deepEqual(call.headers, { 'x-api-version': value })
  }
})

test('the query of the product listing loses what the older version does not take', () => {
  const url = 'https://example.com/v2/product?limit=20&x=%20#top'
  const { call, losses, gaps } = convertCall({ method: 'GET', url }, down)
  assert.equal(call.url, 'https://example.com/v2/product?x=%20#top')
  assert.deepEqual(
    losses.map(({ pointer }) => pointer),
    ['/query/limit'],
  )
  assert.deepEqual(
    gaps.map(({ pointer, section }) => [pointer, section]),
    [['/query', '9']],
  )
  assert.equal(convertCall({ method: 'GET', url: new URL(url) }, down).call.url.href, call.url)
  assert.equal(convertCall({ method: 'GET', url: '/v2/product?limit=1' }, down).call.url, '/v2/product')
  // As in jsdom or another window: not an instance of this realm's URL.
  const foreign = { href: url, toString: () => url, [Symbol.toStringTag]: 'URL' }
  assert.equal(convertCall({ method: 'GET', url: foreign }, down).call.url.href, call.url)
  assert.equal(api.validateCall({ method: 'GET', url: foreign }).shape, 'call')
})

test('the places of problems are those in the URL, whatever its lines', () => {
  const places = (url) =>
    convertCall({ method: 'GET', url }, down).problems.map(({ span: { start, end, line, column } }) => {
      return [url.slice(start, end), line, column]
    })
  assert.deepEqual(places('/v2/product?code=%'), [['%', 1, 18]])
  assert.deepEqual(places('/\r\n/\r/\n/v2/product?code=%'), [['%', 4, 18]])
  assert.deepEqual(places('\n/v2/product?a=1\n&code=%'), [['%', 3, 7]])
  assert.deepEqual(places('/\ud800/v2/product?code=%'), [['%', 1, 20]])
})

test('a question mark behind the first belongs to the name of a parameter', () => {
  const urlOf = (url) => convertCall({ method: 'GET', url }, down).call.url
  assert.equal(urlOf('/v2/product?limit=1&?y=2'), '/v2/product??y=2')
  assert.equal(urlOf('/v2/product??limit=1'), '/v2/product??limit=1')
})

test('headers that can be read only once are converted', () => {
  function* pairs() {
    yield ['x-api-version', '2023-07-27']
  }
  const { headers } = convertCall({ method: 'GET', url: '/v2/product', headers: pairs() }, up).call
  assert.deepEqual(headers, [['x-api-version', '2024-02-05']])
})

test('an endpoint that the older version lacks is a loss, and where none may be, a problem', () => {
  const call = { method: 'GET', url: '/v2/product/countries' }
  const lost = convertCall(call, down)
  assert.deepEqual([lost.ok, lost.losses[0].pointer, lost.losses[0].section], [true, '', '4'])
  assert.deepEqual(codes(convertCall(call, { ...down, onLoss: 'error' })), ['unknown_endpoint'])
})

test('what the version it comes from does not list is refused', () => {
  assert.deepEqual(codes(convertCall({ method: 'GET', url: '/v2/orders' }, up)), ['unknown_endpoint'])
  assert.deepEqual(codes(convertCall({ method: 'GET', url: '/v2/order/o-1/links' }, up)), ['removed'])
})

test('the body stays as it is, byte for byte, and the call that was passed is not changed', () => {
  const body = ' {"items": [], "n": 1.10} '
  const call = Object.freeze({ method: 'POST', url: '/v2/order', body, headers: Object.freeze({}) })
  assert.deepEqual(convertCall(call, up).call, { method: 'POST', url: '/v2/order', body, headers: {} })
  const url = new URL('https://example.com/v2/order')
  assert.notEqual(convertCall({ method: 'GET', url }, up).call.url, url)
  assert.notEqual(convertCall({ method: 'POST', url, body }, up).call.url, url)
  const value = { items: [] }
  assert.deepEqual(convertCall({ ...call, body: value }, up).call.body, value)
})

test('a body that cannot be read is a problem under /body', () => {
  const { ok, problems } = convertCall({ method: 'POST', url: '/v2/order', body: '{"a":' }, up)
  assert.deepEqual([ok, problems[0].code, problems[0].pointer], [false, 'syntax', '/body/a'])
  assert.deepEqual(problems[0].path, ['body', 'a'])
})

test('the span of a problem of the query lies in the URL, as in validateCall', () => {
  for (const url of [
    '/v2/product?code=%zz#top',
    'https://example.com/a/v2/product?limit=1&limit=2',
    '/v2/product?\n=%',
  ]) {
    for (const of of [url, new URL(url, 'https://example.com')]) {
      const call = { method: 'GET', url: of }
      const [problem] = convertCall(call, down).problems
      assert.deepEqual(problem.span, api.validateCall(call, { version: down.from }).problems[0].span)
      assert.match(String(of).slice(problem.span.start, problem.span.end), /^(%(zz)?|limit)$/)
    }
  }
  // The body is a text of its own.
  const { problems } = convertCall({ method: 'POST', url: '/v2/order?a=1', body: '{"a":' }, up)
  assert.equal(problems[0].span.start, 5)
})

test('from a version to itself no character of the URL changes', () => {
  for (const version of ['2023-07-27', '2024-02-05']) {
    for (const path of ['/v2/order', '/v2/product', '/v2/order/o-1', 'https://example.com/v2/order']) {
      for (const rest of ['?', '?#', '#top', '?#top', '?limit=1', '?limit=1&', '?&', '??', '?a=%20+b', '']) {
        const same = { from: version, to: version }
        const url = path + rest
        assert.equal(convertCall({ method: 'GET', url }, same).call.url, url)
        if (!path.startsWith('https')) continue
        assert.equal(convertCall({ method: 'GET', url: new URL(url) }, same).call.url.href, new URL(url).href)
      }
    }
  }
  // Between versions, parts that no change concerns stay, too.
  assert.equal(convertCall({ method: 'GET', url: '/v2/order?' }, up).call.url, '/v2/order?')
  assert.equal(convertCall({ method: 'GET', url: '/v2/product?' }, down).call.url, '/v2/product?')
})

test('calls that can’t be sent, and mistakes in the options, throw', () => {
  const call = { method: 'GET', url: '/v2/order' }
  for (const wrong of [null, 'GET /v2/order', { url: call.url }, { ...call, headers: { x: {} } }])
    assert.throws(() => convertCall(wrong, up), TypeError)
  assert.throws(() => convertCall(call, { ...up, baseURL: '' }), /^TypeError: unknown option 'baseURL'/)
  assert.equal(convertCall({ method: 'GET', url: '/api/v2/order' }, { ...up, baseUrl: '/api' }).ok, true)
})

const codes = ({ ok, problems }) => (ok ? ['it was converted'] : problems.map(({ code }) => code))
