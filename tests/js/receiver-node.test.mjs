/**
 * The adapter for Node's own servers, over real HTTP. tests/edge covers what clients send; these tests cover mistakes
 * of the adapter only.
 */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { sample } from '../edge/deliveries.mjs'
import { exchange, head } from '../edge/lib/raw.mjs'
import { PATIENCE } from '../lib/eventually.mjs'
import { dist } from './package.mjs'
import { servingWith } from './serving.mjs'

const { createReceiver, nodeHandler } = await import(pathToFileURL(`${dist}/edge.js`).href)

const serving = (listener, run) => servingWith(createServer, listener, run)

/** Returns the requests as the handler sees them. */
async function seen(lines, run) {
  const urls = []
  const handle = nodeHandler((request) => {
    urls.push(`${request.method} ${request.url}`)
    return new Response('ok')
  })
  await serving(handle, async (port) => {
    for (const line of lines) await run(await exchange(port, [`${line}\r\n\r\n`]), line)
  })
  return urls
}

test('addresses are those of the request line and the host, and nothing more', async () => {
  const good = [
    ['GET /a?b=1 HTTP/1.1\r\nhost: h.example:81', 'GET http://h.example:81/a?b=1'],
    ['GET //evil.example/a HTTP/1.1\r\nhost: h.example', 'GET http://h.example//evil.example/a'],
    ['GET http://other.example/a HTTP/1.1\r\nhost: h.example', 'GET http://other.example/a'],
    ['OPTIONS /a HTTP/1.1\r\nhost: h.example\r\ncontent-length: 0', 'OPTIONS http://h.example/a'],
    ['GET /@evil.example HTTP/1.1\r\nhost: h.example', 'GET http://h.example/@evil.example'],
  ]
  const urls = await seen(
    good.map(([line]) => line),
    ({ status }, line) => assert.equal(status, 200, line),
  )
  assert.deepEqual(
    urls,
    good.map(([, url]) => url),
  )
})

test('the path where a router has mounted the handler is part of the address', async () => {
  const mounted = [
    ['/shop/v2/order/1?a=1', '/v2/order/1?a=1', '/shop/v2/order/1?a=1'],
    ['/v2/order/1', '/v2/order/1', '/v2/order/1'],
    ['/shop', '/', '/shop'],
    ['/shop?a=1', '/?a=1', '/shop?a=1'],
    ['/shop/old', '/new', '/new'],
  ]
  for (const [originalUrl, url, expected] of mounted) {
    let address
    const handle = nodeHandler((request) => {
      address = request.url
      return new Response()
    })
    const listener = (incoming, outgoing) => handle(Object.assign(incoming, { originalUrl, url }), outgoing)
    await serving(listener, (port) => exchange(port, [head(originalUrl, { host: 'h.example' }, 'GET')]))
    assert.equal(address, `http://h.example${expected}`)
  }
})

test('what can be no request is refused', async () => {
  const bad = [
    'GET /a HTTP/1.1\r\nhost: user@h.example',
    'GET /a HTTP/1.1\r\nhost: h.example/b',
    'GET /a HTTP/1.1\r\nhost: h.example?b',
    'GET /a HTTP/1.1\r\nhost: h example',
    'OPTIONS * HTTP/1.1\r\nhost: h.example',
    'TRACE /a HTTP/1.1\r\nhost: h.example',
    'GET http://user:word@h.example/a HTTP/1.1\r\nhost: h.example',
  ]
  assert.deepEqual(await seen(bad, ({ status }, line) => assert.equal(status, 400, line)), [])
})

test('a body that was read before, and no request at all, are a TypeError', async () => {
  const handle = nodeHandler(() => new Response())
  const errors = []
  const parsing = async (incoming, outgoing) => {
    incoming.body = JSON.parse(await buffer(incoming))
    await handle(incoming, outgoing).catch((error) => errors.push(error))
    outgoing.end()
  }
  await serving(parsing, async (port) => {
    await exchange(port, [head('/', { 'content-length': '2' }), '{}'])
  })
  for (const request of [undefined, {}, 'text', new Request('https://example.com')])
    await handle(request, {}).catch((error) => errors.push(error))
  assert.ok(errors.length >= 5)
  for (const error of errors) assert.ok(error instanceof TypeError, String(error))
  assert.match(errors[0].message, /before any body parser/)
  assert.throws(() => nodeHandler({}), TypeError)
})

test('a body that will be read as text is a TypeError', async () => {
  const errors = []
  const handle = nodeHandler(() => new Response())
  const listener = async (incoming, outgoing) => {
    incoming.setEncoding('utf8')
    await handle(incoming, outgoing).catch((error) => errors.push(error.name))
    outgoing.end()
  }
  await serving(listener, (port) => exchange(port, [head('/', { 'content-length': '2' }), '{}']))
  assert.deepEqual(errors, ['TypeError'])
})

test('the chunks of a body are plain arrays of bytes, whose `slice` copies', async () => {
  const chunks = []
  const handle = nodeHandler(async (request) => {
    for await (const chunk of request.body) chunks.push(chunk)
    return new Response()
  })
  await serving(handle, (port) => exchange(port, [head('/', { 'content-length': '2' }), '{}']))
  assert.deepEqual(chunks, [new Uint8Array([0x7b, 0x7d])])
})

/** Returns what the adapter rejects with, and answers with status 500. */
async function thrownBy(handler) {
  const thrown = []
  const handle = nodeHandler(handler)
  const listener = (incoming, outgoing) =>
    handle(incoming, outgoing).catch((error) => {
      thrown.push(error)
      outgoing.writeHead(500).end()
    })
  await serving(listener, async (port) => {
    assert.equal((await exchange(port, [head('/', {}, 'GET')])).status, 500)
  })
  return thrown
}

test('what the handler throws rejects, and is nobody else’s', async () => {
  const thrown = await thrownBy(() => Promise.reject(new RangeError('thrown')))
  assert.deepEqual(
    thrown.map(({ message }) => message),
    ['thrown'],
  )
})

test('a response whose body something else reads rejects with a TypeError', async () => {
  const thrown = await thrownBy(() => {
    const response = new Response('body')
    response.body.getReader()
    return response
  })
  assert.deepEqual(
    thrown.map(({ name }) => name),
    ['TypeError'],
  )
})

test('a response arrives as it is: status, headers, cookies, body', async () => {
  const headers = new Headers({ 'x-own': 'é', 'content-type': 'text/plain' })
  headers.append('set-cookie', 'a=1')
  headers.append('set-cookie', 'b=2')
  const handle = nodeHandler(() => new Response('body', { status: 201, statusText: 'Made', headers }))
  await serving(handle, async (port) => {
    const outgoing = ask({ port, method: 'POST' }).end('x')
    const [incoming] = await once(outgoing, 'response')
    assert.deepEqual([incoming.statusCode, incoming.statusMessage], [201, 'Made'])
    assert.deepEqual(incoming.headers['set-cookie'], ['a=1', 'b=2'])
    assert.equal(incoming.headers['x-own'], 'é')
    assert.equal(String(await buffer(incoming)), 'body')
  })
})

test('large bodies pass both ways, no faster than they are taken', async () => {
  const handle = nodeHandler((request) => new Response(request.body))
  await serving(handle, async (port) => {
    const bytes = Buffer.alloc(20_000_000, 'abcdefgh')
    const response = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: bytes })
    assert.ok(Buffer.from(await response.arrayBuffer()).equals(bytes))
  })
})

test('a body that nobody reads is not taken in', { timeout: PATIENCE }, async () => {
  let answer
  const answering = new Promise((resolve) => {
    answer = resolve
  })
  const handle = nodeHandler(() => answering)
  await serving(handle, async (port) => {
    const socket = connect(port, '127.0.0.1')
    const most = 64 << 20
    socket.write(head('/', { 'content-length': String(most) }))
    socket.on('error', () => {})
    const piece = Buffer.alloc(1 << 20)
    let written = 0
    // Until the operating system accepts no more.
    while (written < most && (await taken(socket, piece))) written += piece.length
    assert.ok(written < most, `${written} bytes were taken in`)
    answer(new Response('unread'))
    socket.destroy()
  })
})

/** Returns whether a piece could be written without waiting for the reader. */
function taken(socket, piece) {
  return new Promise((resolve) => {
    const patience = setTimeout(() => resolve(false), 500)
    socket.write(piece, () => {
      clearTimeout(patience)
      resolve(true)
    })
  })
}

test('a refused body is not waited for, and its connection closes', async () => {
  const receive = createReceiver({ limits: { bytes: 100 } })
  const handle = nodeHandler(async (request) => (await receive(request)).response)
  await serving(handle, async (port) => {
    const headers = { 'content-type': 'application/json', 'content-length': '1000000000' }
    const answer = await exchange(port, [head('/', headers), 'x'.repeat(1000)])
    assert.deepEqual([answer.status, answer.headers.get('connection')], [413, 'close'])
    const small = { 'content-type': 'application/json', 'content-length': String(sample.length) }
    const receiving = createReceiver()
    await serving(
      nodeHandler(async (request) => (await receiving(request)).response),
      async (other) => {
        const kept = await exchange(other, [head('/', small), sample])
        assert.deepEqual([kept.status, kept.headers.get('connection')], [200, 'keep-alive'])
      },
    )
  })
})
