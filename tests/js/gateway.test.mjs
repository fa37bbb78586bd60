/**
 * The gateway in Node, where calls are fast. tests/edge calls it over real HTTP.
 */
import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { handlerOf } from '../edge/apps/gateway/options.mjs'
import { startUpstream } from '../edge/lib/upstream.mjs'
import { scenarios } from '../edge/scenarios/index.mjs'
import { PATIENCE } from '../lib/eventually.mjs'
import { api, dist } from './package.mjs'

const { createGateway, EdgeError } = await import(pathToFileURL(`${dist}/edge.js`).href)

/** A request that is created here declares no length. */
const LENGTHS = { passing: true, converted: true, sent: false }

describe('what clients ask', () => {
  let upstream
  let handle
  before(async () => {
    upstream = await startUpstream()
    handle = handlerOf(createGateway, upstream.url, () => {})
  })
  after(() => upstream.close())

  const ask = async (path, init = {}) => {
    const duplex = init.body === undefined ? {} : { duplex: 'half' }
    const { status, headers, body } = await handle(new Request(`http://localhost${path}`, { ...init, ...duplex }))
    const bytes = body === null ? Buffer.alloc(0) : await buffer(body)
    return { status, headers, bytes, text: bytes.toString() }
  }
  const begin = (path, headers) => {
    const client = new AbortController()
    handle(new Request(`http://localhost${path}`, { headers, signal: client.signal }))
    return () => client.abort()
  }

  for (const { name, run } of scenarios)
    test(name, { timeout: PATIENCE }, () =>
      run({ ask, begin, upstream, gateway: 'http://localhost', keepsLength: LENGTHS, decodes: true }),
    )
})

const UPSTREAM = 'https://api.example.com'
const versions = { clientVersion: '2023-07-27', upstreamVersion: '2024-02-05' }

/** Creates a gateway to a service that is a function. Records its calls, errors and shortfalls. */
function gatewayTo(service, options, create = createGateway) {
  const calls = []
  const errors = []
  const gateway = create({
    upstream: UPSTREAM,
    ...versions,
    fetch: (url, init) => {
      calls.push({ url, ...init })
      return service(url, init)
    },
    onError: (error) => errors.push(error),
    ...options,
  })
  const ask = async (url, init) => {
    const response = await gateway(new Request(url, init))
    return { response, status: response.status, text: await response.text() }
  }
  return { gateway, ask, calls, errors }
}

/** An empty list, and an object. */
const ok = async () => Response.json({ data: [] })

test('a mistake in the options throws, and names it', () => {
  const good = { upstream: UPSTREAM, ...versions }
  for (const [options, message] of [
    [undefined, /options must be an object/],
    [{}, /upstream must be/],
    [{ ...good, upstream: 'api.example.com' }, /upstream must be/],
    [{ ...good, upstream: 'ftp://api.example.com' }, /upstream must be/],
    [{ ...good, upstream: 'https://user:secret@api.example.com' }, /^(?!.*secret)upstream must be/],
    [{ ...good, upstream: 'https://api.example.com/?key=1' }, /upstream must be/],
    [{ ...good, clientVersion: undefined }, /clientVersion/],
    [{ ...good, clientVersion: '2023-07-28' }, /2023-07-28': use '2023-07-27' or '2024-02-05'/],
    [{ ...good, upstreamVersion: 'latest' }, /upstreamVersion/],
    [{ ...good, baseURL: '/shop' }, /did you mean 'baseUrl'/],
    [{ ...good, baseUrl: 'shop' }, /baseUrl must be/],
    [{ ...good, baseUrl: 'localhost:8787' }, /baseUrl must be/],
    [{ ...good, baseUrl: '/shop?x=1' }, /baseUrl must be/],
    [{ ...good, baseUrl: 'https://ann:secret@g.example/shop' }, /baseUrl must be/],
    [{ ...good, upstream: `${UPSTREAM}/v2/` }, /upstream must not include \/v2\//],
    [{ ...good, fetch: 'fetch' }, /fetch must be a function/],
    [{ ...good, onError: true }, /onError must be a function/],
    [{ ...good, payoutUrl: 'url' }, /payoutUrl must be a JSON Pointer/],
    [{ ...good, entries: 'data' }, /entries must be a JSON Pointer/],
    [{ ...good, entries: { 'order-list': 'data' } }, /order-list.* must be a JSON Pointer/],
    [{ ...good, entries: { orders: '/data' } }, /unknown name in entries 'orders'/],
    [{ ...good, onLoss: 'ignore' }, /onLoss/],
    [{ ...good, onQueryLoss: 'pass' }, /onQueryLoss/],
    [{ ...good, onPayoutLoss: true }, /onPayoutLoss/],
    [{ ...good, unknownVersion: 'pass' }, /unknownVersion/],
    [{ ...good, outside: 'allow' }, /outside/],
    [{ ...good, unlisted: 'deny' }, /unlisted/],
    [{ ...good, trustForwarded: 'yes' }, /trustForwarded must be true or false/],
    [{ ...good, onShortfall: {} }, /onShortfall must be a function/],
    [{ ...good, fill: { '/approvalstate': 'A' } }, /did you mean '\/approval_state'/],
    [{ ...good, limits: { byte: 1 } }, /did you mean 'bytes'/],
    [{ ...good, timeout: 0 }, /timeout must be/],
    [{ ...good, statuses: { bad_answer: 200 } }, /statuses.bad_answer/],
    [{ ...good, statuses: { badAnswer: 500 } }, /did you mean 'bad_answer'/],
  ])
    assert.throws(() => createGateway(options), { name: 'TypeError', message })
})

test('a path is taken behind the base address, and nothing else is answered', async () => {
  const urls = async (options, ...asked) => {
    const { ask, calls } = gatewayTo(ok, options)
    const statuses = []
    for (const url of asked) statuses.push((await ask(url)).status)
    return [statuses, calls.map(({ url }) => url.replace(UPSTREAM, ''))]
  }
  assert.deepEqual(
    await urls({}, 'https://g.example/v2/order', 'https://g.example/a/b/v2/order?x=1#y', 'https://g.example/health'),
    [
      [200, 200, 404],
      ['/v2/order', '/v2/order?x=1'],
    ],
  )
  const outside = ['https://g.example/v2/order', 'https://g.example/shopping/v2/order', 'https://g.example/shop']
  for (const baseUrl of ['/shop', '/shop/', 'https://g.example/shop', new URL('https://g.example/shop')])
    assert.deepEqual(await urls({ baseUrl }, 'https://g.example/shop/v2/order', ...outside), [
      [200, 404, 404, 404],
      ['/v2/order'],
    ])
  assert.deepEqual(await urls({ baseUrl: '/my café' }, 'https://g.example/my café/v2/order'), [[200], ['/v2/order']])
  assert.deepEqual(await urls({ baseUrl: 'https://g.example' }, 'https://other.example/v2/order'), [[404], []])
  const upstream = `${UPSTREAM}/base/`
  // As in jsdom or another window: not an instance of this realm's URL.
  const foreign = { href: upstream, [Symbol.toStringTag]: 'URL' }
  for (const base of [upstream, new URL(upstream), foreign])
    assert.deepEqual(await urls({ upstream: base }, 'https://g.example/v2/order'), [[200], ['/base/v2/order']])
})

test('no path leads to another host', async () => {
  for (const path of [
    '//other.example/v2/order',
    '/@other.example/v2/order',
    '/v2/..//other.example',
    '/\\other.example',
  ]) {
    const { ask, calls } = gatewayTo(ok, { outside: 'pass' })
    await ask(`https://g.example${path}`)
    assert.equal(new URL(calls[0].url).host, 'api.example.com', path)
  }
})

test('a URL of the service never leads a client to another host', async () => {
  const base = '//evil.example'
  const answering = (location) => async () =>
    new Response(null, { status: 303, headers: { location, link: `<${location}>; rel="next"` } })
  for (const [options, path, location, expected] of [
    [{}, `${base}/v2/order/1`, '/v2/order/2', `https://g.example${base}/v2/order/2`],
    [{ baseUrl: base }, `${base}/v2/order/1`, '/v2/order/2', `https://g.example${base}/v2/order/2`],
    [{}, '/v2/order/1', `/.${base}/2`, `https://g.example${base}/2`],
    [{ upstream: `${UPSTREAM}/api` }, '/v2/order/1', `/api${base}/2`, `https://g.example${base}/2`],
    [{ upstream: `${UPSTREAM}/api` }, '/shop/v2/order/1', `/api${base}/2`, `/shop${base}/2`],
  ]) {
    const { response } = await gatewayTo(answering(location), options).ask(`https://g.example${path}`)
    assert.equal(response.headers.get('location'), expected, location)
    assert.equal(response.headers.get('link'), `<${expected}>; rel="next"`, location)
  }
})

test('a URL in a quoted parameter of a link is not a target', async () => {
  const quoted = `rel="next"; title="<${UPSTREAM}/v2/order/2>"`
  const linking = async () => new Response('[]', { headers: { link: `<${UPSTREAM}/v2/order/3>; ${quoted}` } })
  const { response } = await gatewayTo(linking).ask('https://g.example/v2/order')
  assert.equal(response.headers.get('link'), `<https://g.example/v2/order/3>; ${quoted}`)
})

test('a base URL holds behind a proxy that ends TLS, and URLs of the service become those of it', async () => {
  const redirecting = async () => new Response(null, { status: 303, headers: { location: `${UPSTREAM}/v2/order/2` } })
  const { ask } = gatewayTo(redirecting, { baseUrl: 'https://g.example/shop' })
  for (const scheme of ['http', 'https']) {
    const { response } = await ask(`${scheme}://g.example/shop/v2/order/1`)
    assert.equal(response.headers.get('location'), 'https://g.example/shop/v2/order/2', scheme)
    assert.equal((await ask(`${scheme}://other.example/shop/v2/order/1`)).status, 404, scheme)
  }
})

test('whatever goes wrong with the service is answered, and told to onError', async () => {
  const thrown = new RangeError('GET https://api.example.com/v2/order?email=ann@example.com')
  const throwing = () => {
    throw thrown
  }
  for (const [service, code, message, cause] of [
    [throwing, 'unreachable', /^the service gave no answer$/, 'RangeError'],
    [async () => throwing(), 'unreachable', /^the service gave no answer$/, 'RangeError'],
    [async () => undefined, 'failed', /undefined/, undefined],
    [() => new Promise(() => {}), 'timeout', /the option timeout gives it 30 ms/, 'AbortError'],
    [
      async () => Response.json(['\ud800']),
      'bad_answer',
      /the answer of the service cannot be used: .*encoding/,
      undefined,
    ],
  ]) {
    const { ask, errors } = gatewayTo(service, { timeout: 30 })
    const { text } = await ask('https://g.example/v2/order?email=ann@example.com')
    assert.equal(JSON.parse(text).code, code)
    assert.equal(errors.length, 1, code)
    const [error] = errors
    assert.ok(error instanceof EdgeError)
    assert.match(error.message, message)
    assert.deepEqual([error.code, error.upstream, error.cause], [code, UPSTREAM, cause])
    assert.doesNotMatch(inspect(error), /ann@|email/)
  }
})

test('a phrase or a status that no Response takes costs the client nothing but that', async () => {
  const odd = (status, statusText) =>
    Object.defineProperties(new Response('{}'), { status: { value: status }, statusText: { value: statusText } })
  const created = await gatewayTo(async () => odd(201, 'Créé €')).ask('https://g.example/v2/order', { method: 'POST' })
  assert.deepEqual([created.status, created.text], [201, '{}'])
  const unheard = gatewayTo(async () => odd(999, ''))
  assert.equal((await unheard.ask('https://g.example/v2/order')).status, 502)
  assert.match(unheard.errors[0].message, /status is 999/)
})

test('an answer without a body declares no length', async () => {
  const empty = (status) => async () => new Response(null, { status, headers: { 'content-length': '0', 'x-own': '1' } })
  for (const status of [204, 205])
    for (const [path, version] of [
      ['/v2/order', '2023-07-27'],
      ['/v2/order', '2024-02-05'],
      ['/v2/else', '2023-07-27'],
    ]) {
      const { ask } = gatewayTo(empty(status))
      const { response } = await ask(`https://g.example${path}`, { headers: { 'x-api-version': version } })
      assert.deepEqual([response.status, response.headers.get('content-length')], [status, null], path)
      assert.equal(response.headers.get('x-own'), '1')
    }
})

test('what is not handed on is not waited for', async () => {
  const cancelled = []
  const never = (name) => new ReadableStream({ cancel: () => void cancelled.push(name) })
  const json = { 'content-type': 'application/json', 'content-encoding': 'zstd' }
  await gatewayTo(async () => new Response(never('refused'), { headers: json })).ask('https://g.example/v2/order')
  const signals = []
  const refusing = gatewayTo(async (_, { signal }) => {
    signals.push(signal)
    return new Response('{', { headers: { 'content-type': 'application/json' } })
  })
  await refusing.ask('https://g.example/v2/order')
  assert.equal(signals[0].aborted, true)
  let arrive
  const awaited = new Promise((resolve) => {
    arrive = resolve
  })
  const late = gatewayTo(() => awaited, { timeout: 5 })
  assert.equal((await late.ask('https://g.example/v2/order')).status, 504)
  arrive(new Response(never('late')))
  await new Promise((resolve) => setTimeout(resolve))
  assert.deepEqual(cancelled, ['refused', 'late'])
})

/** What a service calls JSON, and what it does not. The last of several media types counts. */
const MEDIA_TYPES = {
  true: [
    ...['application/json', 'Application/JSON', 'text/json', 'application/problem+json; =x; charset'],
    ...["a!#$&'*.^`|~-_9/b+json", 'application/json,', 'application/json, application/json'],
    'text/plain, application/json;x="a, b;c"',
  ],
  false: [
    ...['text/plain; q=1', 'application/json5', 'application/jsonp', 'json', '/json', 'application/', 'a/json/c'],
    ...['a b/x+json', 'a/b x+json', 'a/b/x+json', 'é/json', 'application/json, text/plain', ''],
  ],
}

test('an answer is converted if its media type is JSON, and passes if not', async () => {
  for (const [isJson, types] of Object.entries(MEDIA_TYPES))
    for (const type of types) {
      const headers = { 'content-type': type }
      const { ask } = gatewayTo(async () => new Response('[{"items":[{"payout":{"url":"u"}}]}]', { headers }))
      const { text } = await ask('https://g.example/v2/order')
      assert.equal(String(text.includes('redemption_url')), isJson, type)
    }
})

test('a list in a header is split outside of its quoted strings', async () => {
  for (const [connection, kept] of [
    ['x-a', ['x-b', 'x-c']],
    [', x-a ,,\tX-B\t', ['x-c']],
    ['"x-a, x-b", x-c', ['x-a', 'x-b']],
    ['"\\", x-a", x-b', ['x-a', 'x-c']],
    ['"\\\\", x-a', ['x-b', 'x-c']],
    ['x-b\\, x-a', ['x-b', 'x-c']],
    ['"x-a, x-b', ['x-a', 'x-b', 'x-c']],
    ['x-a\u00a0', ['x-a', 'x-b', 'x-c']],
  ]) {
    const headers = { connection, 'x-a': '1', 'x-b': '1', 'x-c': '1' }
    const { response } = await gatewayTo(async () => new Response('[]', { headers })).ask('https://g.example/v2/order')
    const found = [...response.headers.keys()].filter((name) => /^x-[abc]$/.test(name))
    assert.deepEqual(found, kept, connection)
  }
})

/** Returns the tag that a client gets for one of the service, and a function for what the service gets back. */
async function tagging(etag) {
  const { ask, calls } = gatewayTo(async () => Response.json([], { headers: { etag } }))
  const url = 'https://g.example/v2/order'
  const { response } = await ask(url)
  const sentBack = async (tags, version = versions.clientVersion) => {
    await ask(url, { headers: { 'if-none-match': tags, 'x-api-version': version } })
    return calls.at(-1).headers.get('if-none-match')
  }
  return { ours: response.headers.get('etag'), sentBack }
}

test('a tag names the version of the client, is weak, and comes back as it was', async () => {
  for (const [tag, ours] of [
    ['"1"', 'W/"2023-07-27;s;1"'],
    ['W/"1"', 'W/"2023-07-27;w;1"'],
    ['""', 'W/"2023-07-27;s;"'],
    ['"!#~\x80\xff"', 'W/"2023-07-27;s;!#~\x80\xff"'],
  ]) {
    const tagged = await tagging(tag)
    assert.equal(tagged.ours, ours)
    assert.equal(await tagged.sentBack(ours), tag)
    assert.equal(await tagged.sentBack(ours.replace('2023-07-27', '2024-02-05')), null, tag)
    const several = [ours, 'W/"2024-02-05;s;2"', '"3"', 'none', 'W/"2023-07-27;w;4"'].join(', ')
    assert.equal(await tagged.sentBack(several), `${tag}, W/"4"`)
    assert.equal(await tagged.sentBack('*'), '*')
  }
  for (const tag of ['', '1', '"1', '1"', 'x"1"', '"1"x', 'w/"1"', '"a"b"', '"a b"', '"\x7f"'])
    assert.equal((await tagging(tag)).ours, null, JSON.stringify(tag))
})

test('whoever has the document still is not told of the digest of another', async () => {
  const headers = { etag: '"1"', 'content-digest': 'sha-256=:x:' }
  const { ask } = gatewayTo(async () => new Response(null, { status: 304, headers }))
  const { response } = await ask('https://g.example/v2/order')
  assert.deepEqual([response.headers.get('etag'), response.headers.get('content-digest')], ['W/"2023-07-27;s;1"', null])
})

test('what is wrong with an answer is for the operator, not for the client', async () => {
  const answer = async () => Response.json([{ items: [{ payout: { url: 'u', secret: 1 } }] }])
  const { ask, errors } = gatewayTo(answer, { onLoss: 'error' })
  const { text } = await ask('https://g.example/v2/order')
  const error = { code: 'undocumented', pointer: '/0/items/0/payout/*', section: '2.6' }
  assert.deepEqual(JSON.parse(text).errors, [error])
  assert.match(errors[0].message, /undocumented \/0\/items\/0\/payout\/\*: The other version has no place for this\./)
})

test('what a client does wrong is nothing for onError', async () => {
  const { ask, errors, calls } = gatewayTo(ok, { clientVersion: '2024-02-05', upstreamVersion: '2023-07-27' })
  for (const [url, status] of [
    ['https://g.example/v2/order/1/links', 410],
    ['https://g.example/v2/product/countries', 501],
    ['https://g.example/v2/product?limit=%', 400],
  ])
    assert.equal((await ask(url)).status, status)
  const signal = AbortSignal.abort()
  assert.equal((await ask('https://g.example/v2/order', { signal })).status, 502)
  assert.deepEqual([errors.length, calls.length], [0, 1])
})

test('unlisted refuses what no version lists, and only inside /v2/', async () => {
  const { ask, calls } = gatewayTo(ok, { unlisted: 'reject', outside: 'pass' })
  for (const [path, status] of [
    ['/v2/order', 200],
    ['/v2/product/countries', 200],
    ['/health', 200],
    ['/v2/health', 404],
    ['/v2/order/1/links/2', 404],
  ])
    assert.equal((await ask(`https://g.example${path}`)).status, status, path)
  assert.equal(calls.length, 3)
})

test('a hook that throws changes nothing, and the platform waits for it', async () => {
  const service = async () => Response.json([{ items: [{ payout: { url: 'u', more: 1 } }] }])
  const failing = async () => {
    throw new Error('not there')
  }
  for (const hook of [
    () => {
      throw new Error('log')
    },
    () => Promise.reject(new Error('log')),
  ])
    for (const [answer, status] of [
      [service, 200],
      [failing, 502],
    ]) {
      const waited = []
      const context = { waitUntil: (promise) => waited.push(promise) }
      const { gateway } = gatewayTo(answer, { onError: hook, onShortfall: hook })
      for (const platform of [[{}, context], [context], []]) {
        const response = await gateway(new Request('https://g.example/v2/order'), ...platform)
        assert.equal(response.status, status)
      }
      assert.equal(waited.length, 2)
      await Promise.all(waited)
    }
})

test('hooks get the request, and what was lost in words for a log', async () => {
  const told = []
  const request = new Request('https://g.example/v2/order')
  const service = async () => Response.json([{ items: [{ payout: { url: 'u', 'ann@example.com': 1 } }] }])
  await gatewayTo(service, { onShortfall: (shortfall) => told.push(shortfall) }).gateway(request)
  const [{ losses, gaps, truncated, request: passed }] = told
  assert.equal(passed, request)
  assert.deepEqual([losses.length, losses[0].pointer, losses[0].section], [1, '/response/0/items/0/payout/*', '2.6'])
  assert.match(losses[0].reason, /payout/)
  assert.deepEqual([gaps, truncated], [[], false])
  const errors = []
  const failing = async () => {
    throw new Error('not there')
  }
  await gatewayTo(failing, { onError: (...all) => errors.push(all) }).gateway(request)
  assert.deepEqual([errors.length, errors[0][0].code, errors[0][1]], [1, 'unreachable', request])
  await gatewayTo(ok, { onShortfall: (shortfall) => told.push(shortfall) }).gateway(request)
  assert.equal(told.length, 1)
})

test('however much is lost, little is told, and the rest is counted', async () => {
  const told = []
  const many = Array.from({ length: 20_000 }, () => ({ expiry: 0, categories: [] }))
  const { ask } = gatewayTo(async () => Response.json(many), { onShortfall: (shortfall) => told.push(shortfall) })
  const { response } = await ask('https://g.example/v2/product')
  const [, more] = response.headers.get('order-contract-losses').match(/more;count=(\d+)$/)
  assert.equal(response.headers.get('order-contract-losses').split(', ').length - 1 + Number(more), 40_000)
  assert.deepEqual([told[0].losses.length, told[0].truncated], [100, true])
  // A conversion after that lists all.
  const down = { from: versions.upstreamVersion, to: versions.clientVersion }
  assert.equal(api.convert('product-list', JSON.stringify(many), down).losses.length, 40_000)
})

test('nothing but a path of HTTP is passed on, and never to another host', async () => {
  const { gateway, calls } = gatewayTo(ok, { outside: 'pass' })
  for (const url of ['x:@evil.com/p', 'x:.evil.com/p', 'x:/v2/order', 'ftp://g.example/v2/order', 'data:,/v2/order'])
    assert.equal((await gateway(new Request(url))).status, 404, url)
  assert.deepEqual(calls, [])
})

test('hooks are called as methods of the options, and fetch as a function', async () => {
  class Options {
    upstream = UPSTREAM
    clientVersion = versions.clientVersion
    upstreamVersion = versions.upstreamVersion
    #told = []
    onError = function ({ code }) {
      this.#told.push(code)
    }
    onShortfall = function ({ losses }) {
      this.#told.push(losses.length)
    }
    fetch = async function (url) {
      // The global fetch of workerd refuses any other `this`.
      if (this !== undefined) throw new TypeError('Illegal invocation')
      if (url.endsWith('/1')) throw new Error('not there')
      return Response.json([{ items: [{ payout: { url: 'u', more: 1 } }] }])
    }
    get told() {
      return this.#told
    }
  }
  const options = new Options()
  const gateway = createGateway(options)
  for (const path of ['/v2/order', '/v2/order/1']) await gateway(new Request(`https://g.example${path}`))
  assert.deepEqual(options.told, [1, 'unreachable'])
})

test('a content encoding passes if every runtime decodes it, and identity in any spelling', async () => {
  for (const [encoding, status] of [
    ['gzip', 200],
    ['br', 200],
    ['identity', 200],
    ['Identity', 200],
    ['', 200],
    // workerd does not decode it.
    ['GZIP', 502],
    ['zstd', 502],
  ]) {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
    const { ask } = gatewayTo(async () => new Response('[]', { headers }))
    const { response } = await ask('https://g.example/v2/order')
    assert.deepEqual([response.status, response.headers.get('content-encoding')], [status, null], encoding)
  }
})

test('options are read once', async () => {
  const fill = { '/approval_state': ['APPROVED'] }
  const older = { clientVersion: '2024-02-05', upstreamVersion: '2023-07-27' }
  const { ask } = gatewayTo(async () => Response.json([{}]), { ...older, fill })
  fill['/approval_state'][0] = 'DENIED'
  assert.equal((await ask('https://g.example/v2/product')).text, '[{"approval_state":["APPROVED"]}]')
})

test('entries and payoutUrl are those of the options', async () => {
  const lists = { old: [{ items: [{ payout: { link: 'https://pay.example.com/1' } }] }], more: [{ items: [] }] }
  const { ask } = gatewayTo(async () => Response.json(lists), { entries: '/old', payoutUrl: '/link' })
  const { text } = await ask('https://g.example/v2/order')
  assert.deepEqual(JSON.parse(text).old, [{ items: [{ redemption_url: 'https://pay.example.com/1' }] }])
  const pages = { orders: [{ expiry: {} }], products: [{ expiry: {} }] }
  // For a document that is not a list, the option has no effect.
  const one = gatewayTo(async () => Response.json({ status: 'COMPLETED', items: [] }), { entries: '/old' })
  assert.equal((await one.ask('https://gateway.example.com/v2/order/1')).status, 200)

  const entries = { 'order-list': '/orders', 'product-list': '/products' }
  const each = gatewayTo(async () => Response.json(pages), { entries })
  assert.deepEqual(JSON.parse((await each.ask('https://g.example/v2/product')).text), { ...pages, products: [{}] })
  assert.deepEqual(JSON.parse((await each.ask('https://g.example/v2/order')).text), pages)
})

test('no request has a body that a gateway would have to convert', async () => {
  const load = (name) => import(pathToFileURL(`${dist}/${name}.js`).href)
  const [{ endpoints }, { touched }] = await Promise.all(['generated/endpoints', 'generated/changes'].map(load))
  const sent = endpoints.flatMap(({ body }) => body ?? [])
  assert.deepEqual(sent, ['order-request'])
  assert.deepEqual(
    touched.filter(({ shape }) => sent.includes(shape)),
    [],
  )
})
