/**
 * Spellings of paths: whatever a client writes, the service reads a path below `/v2/`, even if it decodes it again.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { api, dist } from './package.mjs'

const { createGateway } = await import(pathToFileURL(`${dist}/edge.js`).href)

const versions = { clientVersion: '2023-07-27', upstreamVersion: '2024-02-05' }
const escaped = (text) => Array.from(text, (one) => `%${one.charCodeAt(0).toString(16).padStart(2, '0')}`).join('')

/** Every way to write a character in two layers of escapes: each character of an escape may be one itself. */
function spellings(character) {
  const once = escaped(character)
  const twice = [...Array(1 << once.length).keys()].map((bits) =>
    Array.from(once, (one, at) => (bits & (1 << at) ? escaped(one) : one)).join(''),
  )
  return [character, ...twice, once.toUpperCase()]
}

const DOTS = spellings('.')
const STEPS = ['.', ...DOTS.flatMap((one) => DOTS.map((other) => one + other))]
const SEPARATORS = [...spellings('/'), ...spellings('\\')]
/** Spellings that some services read as a step or a separator, and that are no UTF-8 or no escapes. */
const ODD = [
  '%c0%ae%c0%ae%c0%af',
  '..%c1%9c',
  '%u002e%u002e%u2215',
  '..%00/',
  '..%0a/',
  '..%09%2f',
  '%ff/',
  '..%',
  '%/',
]

/** The paths that a service may read: decoded up to three times, with backslashes, without parameters and steps. */
function readings(path) {
  const decoded = [path]
  for (let layer = 0; layer < 3; layer++) {
    const again = decoded.at(-1).replace(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    decoded.push(again)
  }
  return decoded.map((one) => {
    const segments = one.replaceAll('\\', '/').split('/')
    return new URL(segments.map((segment) => segment.replace(/;.*/s, '')).join('/'), 'http://s').pathname
  })
}

/** Asks a gateway, and returns the statuses and the paths that the service was called with. */
function asking(options) {
  const called = []
  const gateway = createGateway({
    upstream: 'https://api.example.com/base',
    ...versions,
    fetch: async (url) => {
      called.push(url)
      return Response.json({ data: [] })
    },
    ...options,
  })
  const ask = async (path) => (await gateway(new Request(`https://g.example${path}`))).status
  return { ask, called }
}

test('no spelling of a step leaves /v2/', async () => {
  const paths = [
    ...STEPS.flatMap((step) => SEPARATORS.map((separator) => `/v2/${step}${separator}admin`)),
    ...STEPS.flatMap((step) => [`/v2/order/${step}`, `/v2/order/${step};x/admin`, `/v2/a/${step}/${step}/admin`]),
    ...SEPARATORS.flatMap((separator) => [`/v2/order${separator}..`, `/v2/..;${separator}x`, `/v2/a${separator}b`]),
    ...ODD.flatMap((odd) => [`/v2/${odd}admin`, `/v2/order/${odd}x`]),
  ]
  const gateways = [{}, { baseUrl: '/' }, { baseUrl: 'https://g.example' }].map(asking)
  for (const [at, path] of paths.entries()) {
    const { ask, called } = gateways[at % gateways.length]
    const status = await ask(path)
    const urls = called.splice(0)
    assert.equal(urls.length, status === 404 ? 0 : 1, path)
    for (const url of urls) {
      assert.ok(url.startsWith('https://api.example.com/base/v2/'), `${path} became ${url}`)
      for (const reading of readings(new URL(url).pathname))
        assert.ok(reading.startsWith('/base/v2/'), `${path} became ${url}, which may be read as ${reading}`)
    }
  }
})

test('the path that is sent is the path that was looked up', async () => {
  const { ask, called } = asking({ baseUrl: '/shop' })
  for (const [path, sent] of [
    ['/shop/v2/order/%4F-1', '/v2/order/O-1'],
    ['/shop/v2/order/a%20b%C3%BC;c', '/v2/order/a%20b%C3%BC;c'],
    ['/shop//v2/order', '/v2/order'],
    ['/shop/v2/else/%41//b/', '/v2/else/A//b/'],
    ['/shop/v2/o\trd\ner', '/v2/order'],
  ]) {
    called.length = 0
    await ask(path)
    assert.deepEqual(called, [`https://api.example.com/base${sent}`], path)
  }
  called.length = 0
  for (const path of ['/shop//v2/else', '/shop/@v2/order', '/shop//evil.example/v2/order', '/shop/.//v2/else'])
    assert.equal(await ask(path), 404, path)
  assert.deepEqual(called, [])
})

test('the package and the gateway agree on what the ID of an order is', async () => {
  const ids = [...STEPS, ...ODD, ...SEPARATORS.map((one) => `a${one}b`), 'O-1', 'a%20b', '%C3%BC', 'a;b', '%25', 'x%7f']
  const { ask, called } = asking({})
  for (const id of ids) {
    const path = `/v2/order/${id}`
    // What a URL parser makes of it is what is sent.
    const { pathname } = new URL(path, 'https://g.example')
    called.length = 0
    await ask(path)
    const isOrder = called.some((url) => /^[^?]*\/v2\/order\/[^/]+$/.test(url))
    assert.equal(api.endpointOf('GET', pathname)?.response === 'order', isOrder, id)
    const { problems } = api.validateCall({ method: 'GET', url: pathname, headers: {} })
    if (isOrder) assert.deepEqual(problems, [], id)
    assert.equal(
      api.convertCall({ method: 'GET', url: pathname }, { from: '2023-07-27', to: '2024-02-05' }).ok,
      isOrder,
    )
  }
})
