/**
 * The gateway over real HTTP: requests of clients, bodies that fail on the way, and many requests at once.
 */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get } from 'node:http'
import { connect } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { PATIENCE } from '../lib/eventually.mjs'
import { checkNothingPersonal } from './answers.mjs'
import { installPackage } from './lib/package.mjs'
import { chunk, exchange, head, LAST_CHUNK } from './lib/raw.mjs'
import { allRuntimes } from './lib/runtimes.mjs'
import { startUpstream } from './lib/upstream.mjs'
import { place } from './scenarios/checks.mjs'
import { scenarios } from './scenarios/index.mjs'

const app = fileURLToPath(new URL('apps/gateway', import.meta.url))

/** What workerd prints of a response whose body fails. */
const FAILED_BODY = /^.*Uncaught exception: .*: (?:the body made no progress|Gzip decompression failed\.)$/gm

for (const { name, start, keepsLength, decodes } of allRuntimes) {
  describe(name, () => {
    let installed
    let upstream
    let server
    before(async () => {
      installed = await installPackage()
      upstream = await startUpstream()
      server = await start(app, { env: { UPSTREAM: upstream.url }, packageFolder: installed.folder })
    })
    after(async () => {
      await server?.close()
      await upstream?.close()
      await installed?.remove()
    })

    const ask = async (path, init = {}) => {
      if (init.byHand) return askByHand(path, init)
      const response = await fetch(server.url + path, { redirect: 'manual', ...init })
      const bytes = Buffer.from(await response.arrayBuffer())
      return { status: response.status, headers: response.headers, bytes, text: bytes.toString() }
    }

    /** Sends requests that fetch would not send. */
    const askByHand = (path, { method, headers, body = '' }) => {
      const length = { 'content-length': Buffer.byteLength(body) }
      return exchange(server.port, [head(path, { ...headers, ...length }, method), body])
    }

    /** Destroys the connection: workerd treats a half-closed one as a client that still listens. */
    const begin = (path, headers) => {
      const socket = connect(server.port, '127.0.0.1').on('error', () => {})
      socket.write(head(path, headers, 'GET'))
      return () => socket.resetAndDestroy()
    }

    for (const { name: what, run } of scenarios)
      test(what, { timeout: PATIENCE }, () => run({ ask, begin, upstream, gateway: server.url, keepsLength, decodes }))

    /**
     * Reads an answer to its end and decodes it. Not with fetch: in Node 20 its promise sometimes never settled here,
     * though every connection was closed.
     */
    const whole = async (path, headers) => {
      const request = get(server.url + path, { headers, agent: false })
      // A connection may be reset after the answer has failed.
      request.on('error', () => {})
      const [answer] = await once(request, 'response')
      const bytes = Buffer.concat(await answer.toArray())
      return answer.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes
    }

    test('a body that fails while it passes does not look whole', { timeout: PATIENCE }, async () => {
      for (const fault of ['cut', 'cut-chunked', 'mislabelled'])
        await assert.rejects(whole('/to-new/v2/product/countries', { 'x-fault': fault }), Error, fault)
      assert.ok((await whole('/to-new/v2/product/countries', {})).length > 0, 'without a fault it is whole')
    })

    test('a length that contradicts another one, or the body, brings nothing in behind it', async () => {
      const json = '{"a":"GET /v2/order HTTP/1.1"}'
      for (const [lengths, pieces] of [
        [{ 'transfer-encoding': 'chunked', 'content-length': '5' }, [chunk(json), LAST_CHUNK]],
        [{ 'content-length': '5, 5' }, [json]],
        [{ 'content-length': '5, 9' }, [json]],
        [{ connection: 'content-length', 'content-length': String(json.length) }, [json]],
      ]) {
        const asked = upstream.exchanges.length
        const answer = await exchange(server.port, [head('/to-new/v2/else', lengths), ...pieces])
        const arrived = upstream.exchanges.slice(asked).map(({ method, url, body }) => `${method} ${url} ${body}`)
        if (answer?.status === 404) assert.deepEqual(arrived, [`POST /v2/else ${json}`])
        else assert.deepEqual([answer?.status ?? 400, arrived], [400, []], JSON.stringify(lengths))
      }
    })

    test('many at once: each gets its own answer', async () => {
      await place(ask, '/to-new')
      const kinds = [
        ['/to-new/v2/order/O-1', undefined, 200],
        ['/to-old/v2/order/O-1', undefined, 200],
        ['/to-old/v2/product?limit=1', undefined, 200],
        ['/to-new/v2/product', 'cut', 502],
        ['/to-new/v2/product', 'cut-json', 502],
        ['/to-new/v2/product', 'large', 502],
        ['/to-old/v2/product', 'html', 503],
        ['/quick/v2/product', 'stall', 504],
        ['/to-old/v2/order/O-1/links', undefined, 410],
        ['/to-old/v2/product/countries', undefined, 501],
      ]
      const first = await Promise.all(
        kinds.map(([path, fault]) => ask(path, { headers: { 'x-fault': fault ?? 'none' } })),
      )
      const answers = await Promise.all(
        Array.from({ length: 300 }, (_, index) => {
          const [path, fault] = kinds[index % kinds.length]
          return ask(path, { headers: { 'x-fault': fault ?? 'none' } })
        }),
      )
      for (const [index, { status, text }] of answers.entries()) {
        const [path, fault, expected] = kinds[index % kinds.length]
        assert.deepEqual([status, text], [expected, first[index % kinds.length].text], `${path} ${fault}`)
      }
    })

    test('no URL leads to another host, and what is no request, or was read before, is a TypeError', async () => {
      const asked = upstream.exchanges.length
      const { strange, none, read } = JSON.parse((await ask('/made-here')).text)
      // Not every runtime can create a request with such a URL.
      for (const outcome of strange) assert.ok([404, 'TypeError'].includes(outcome), outcome)
      assert.deepEqual([...none, read], Array(4).fill('TypeError'))
      // Bun may repeat a GET of the test before, whose answer was cut off. All of them have this header.
      const arrived = upstream.exchanges.slice(asked).filter(({ headers }) => headers['x-fault'] === undefined)
      assert.deepEqual(arrived, [])
    })

    test('it logs what went wrong after it has answered, and nothing personal', { timeout: PATIENCE }, async () => {
      const isLogged = (pattern) => pattern.test(server.output())
      const patterns = [/the answer of the service/, /the exchange took too long: the option timeout gives it 400 ms/]
      while (!patterns.every(isLogged)) await new Promise((resolve) => setTimeout(resolve, 10))
      assert.doesNotMatch(server.output().replaceAll(FAILED_BODY, ''), /Uncaught|unhandled/i)
      checkNothingPersonal(server.output())
    })
  })
}
