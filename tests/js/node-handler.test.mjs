/**
 * The adapter for Node's own servers over HTTP/1 and HTTP/2: clients that leave, bodies that fail, and headers that
 * other code has set.
 */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { connect, createServer as createServer2 } from 'node:http2'
import { connect as connectSocket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { head } from '../edge/lib/raw.mjs'
import { PATIENCE } from '../lib/eventually.mjs'
import { dist } from './package.mjs'
import { servingWith } from './serving.mjs'

const { nodeHandler } = await import(pathToFileURL(`${dist}/edge.js`).href)

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

const bytes = (text) => new TextEncoder().encode(text)

/** A promise, and the function that resolves it. */
function promised() {
  let resolve
  const promise = new Promise((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

/** What a client has sent before it leaves. */
const NOTHING = 'no body'
const PART = 'a part of a body'
const WHOLE = 'a whole body'
/** A request without a body, of the method HEAD. */
const HEAD = 'HEAD'

const methodFor = (sent) => ({ [NOTHING]: 'GET', [HEAD]: 'HEAD' })[sent] ?? 'POST'

/** Sends a request. Returns the stream of the client, how to leave, and how to read the response. */
function askHttp1(port, sent) {
  const stream = request({ port, host: '127.0.0.1', method: methodFor(sent), agent: false })
  send(stream, sent)
  const read = async () => {
    const [response] = await once(stream, 'response')
    return { headers: response.headers, text: String(await buffer(response)) }
  }
  return { stream, leave: () => stream.destroy(), read }
}

function askHttp2(port, sent) {
  const session = connect(`http://127.0.0.1:${port}`).on('error', () => {})
  const stream = session.request({ ':method': methodFor(sent) }, { endStream: false })
  stream.on('close', () => session.destroy())
  send(stream, sent)
  const read = async () => {
    const [headers] = await once(stream, 'response')
    let text = ''
    // `buffer` would fail where the server reads no more of the body that is sent, though the response is whole.
    stream.setEncoding('utf8').on('data', (chunk) => {
      text += chunk
    })
    await once(stream, 'end')
    return { headers, text }
  }
  return { stream, leave: () => session.destroy(), read }
}

function send(stream, sent) {
  stream.on('error', () => {})
  if (methodFor(sent) === 'POST') stream.write('part')
  if (sent !== PART) stream.end()
}

/** As `askHttp2`, but the connection stays while the client leaves. */
function askAndReset(port, sent) {
  const asked = askHttp2(port, sent)
  // `close` would first end the body.
  return { ...asked, leave: () => asked.stream.destroy(new Error('left')) }
}

/** A body that begins, calls `ready`, and goes on with a chunk, or with nothing, until it is cancelled. */
function endless(chunk, ready, onCancel) {
  let isCancelled = false
  return new ReadableStream({
    start: (controller) => controller.enqueue(bytes('first')),
    async pull(controller) {
      ready()
      // Without a pause there would be no time to notice the client.
      await new Promise(setImmediate)
      if (chunk && !isCancelled) controller.enqueue(chunk)
    },
    cancel() {
      isCancelled = true
      onCancel()
    },
  })
}

const PROTOCOLS = [
  ['HTTP/1', createServer, askHttp1],
  ['HTTP/2', createServer2, askHttp2],
]
const WAYS = [
  ...PROTOCOLS.map(([protocol, ...rest]) => [`${protocol}: disconnects`, ...rest]),
  ['HTTP/2: resets the stream', createServer2, askAndReset],
]

for (const [way, create, ask] of WAYS)
  describe(`the client leaves. ${way}`, () => {
    /** Lets a client leave after `handler` has called its second argument, and waits until the adapter is done. */
    async function leaving(sent, handler, beforeLeaving) {
      const ready = promised()
      const done = promised()
      const handle = nodeHandler((request) => handler(request, ready.resolve))
      const listener = (incoming, outgoing) => done.resolve(handle(incoming, outgoing))
      await servingWith(create, listener, async (port) => {
        const { stream, leave } = ask(port, sent)
        await ready.promise
        await beforeLeaving?.()
        leave()
        await done.promise
        stream.destroy()
      })
    }

    for (const sent of [NOTHING, HEAD, PART, WHOLE])
      test(`after ${sent}: the request is aborted while the handler works`, { timeout: PATIENCE }, async () => {
        const cancelled = promised()
        await leaving(sent, async (request, ready) => {
          const { signal } = request
          if (sent === WHOLE) await request.text()
          assert.equal(signal.aborted, false)
          ready()
          await once(signal, 'abort')
          return new Response(new ReadableStream({ cancel: cancelled.resolve }))
        })
        await cancelled.promise
      })

    test('the request is aborted though garbage is collected while the handler waits', {
      timeout: PATIENCE,
    }, async () => {
      const waitsForSignal = async ({ signal }, ready) => {
        const aborted = once(signal, 'abort')
        ready()
        await aborted
        return new Response()
      }
      await leaving(NOTHING, waitsForSignal, async () => {
        for (let times = 0; times < 3; times++) {
          await new Promise(setImmediate)
          collectGarbage()
        }
      })
    })

    test('a body that has not arrived completely fails', { timeout: PATIENCE }, async () => {
      await leaving(PART, async (request, ready) => {
        const reader = request.body.getReader()
        assert.equal(Buffer.from((await reader.read()).value).toString(), 'part')
        const rest = reader.read()
        ready()
        await assert.rejects(rest)
        return new Response()
      })
    })

    const chunks = { 'is idle': undefined, 'goes on': bytes('more'), 'is ahead of the client': new Uint8Array(1 << 20) }
    for (const [name, chunk] of Object.entries(chunks))
      test(`the body of a response that ${name} is cancelled`, { timeout: PATIENCE }, async () => {
        const cancelled = promised()
        await leaving(NOTHING, (_, ready) => new Response(endless(chunk, ready, cancelled.resolve)))
        await cancelled.promise
      })

    for (const sent of [NOTHING, HEAD, PART, WHOLE])
      test(`after ${sent}: the request is aborted if the handler begins later`, {
        timeout: PATIENCE,
      }, async () => {
        const arrived = promised()
        const done = promised()
        const handle = nodeHandler(async (request) => {
          assert.equal(request.signal.aborted, true)
          if (request.body) await assert.rejects(request.text())
          return new Response('late')
        })
        const listener = async (incoming, outgoing) => {
          if (methodFor(sent) !== 'POST') incoming.resume()
          arrived.resolve()
          await once(outgoing.stream ?? outgoing, 'close')
          done.resolve(handle(incoming, outgoing))
        }
        await servingWith(create, listener, async (port) => {
          const { leave } = ask(port, sent)
          await arrived.promise
          leave()
          await done.promise
        })
      })

    test('a body that can’t be cancelled disturbs nobody', { timeout: PATIENCE }, async () => {
      await leaving(NOTHING, (_, ready) => {
        ready()
        return new Response(new ReadableStream({ cancel: () => Promise.reject(new Error('not now')) }))
      })
    })

    test('a request that was answered is not aborted', { timeout: PATIENCE }, async () => {
      const closed = promised()
      let signal
      const handle = nodeHandler((request) => {
        signal = request.signal
        return new Response('all')
      })
      const listener = (incoming, outgoing) => {
        outgoing.on('close', closed.resolve)
        return handle(incoming, outgoing)
      }
      await servingWith(create, listener, async (port) => {
        const { leave, read } = ask(port, NOTHING)
        assert.equal((await read()).text, 'all')
        leave()
        await closed.promise
        assert.equal(signal.aborted, false)
      })
    })
  })

for (const [protocol, create, ask] of PROTOCOLS)
  test(`${protocol}: an upload ends when the handler answers without reading it`, { timeout: PATIENCE }, async () => {
    const handle = nodeHandler(() => new Response('too large', { status: 413 }))
    await servingWith(create, handle, async (port) => {
      const { stream, read } = ask(port, PART)
      const closed = once(stream, 'close')
      assert.equal((await read()).text, 'too large')
      await closed
    })
  })

/** Sends a POST with `size` bytes over an HTTP/2 session and resolves to what arrives. */
function upload(session, size) {
  const stream = session.request({ ':method': 'POST' }, { endStream: false })
  const answer = { text: '', ended: false }
  const closed = once(stream, 'close')
  stream.on('error', () => {})
  stream.on('response', (headers) => Object.assign(answer, { status: headers[':status'] }))
  stream.setEncoding('utf8').on('data', (chunk) => {
    answer.text += chunk
  })
  stream.on('end', () => Object.assign(answer, { ended: true }))
  stream.end(Buffer.alloc(size))
  return closed.then(() => answer)
}

for (const size of [1, 40_000, 100_000, 1_000_000])
  test(`HTTP/2: a refusal arrives whole, however much of ${size} bytes nobody has read`, {
    timeout: PATIENCE,
  }, async () => {
    const handle = nodeHandler(async (request) => {
      await request.body.cancel()
      return new Response('refused', { status: 413 })
    })
    await servingWith(createServer2, handle, async (port) => {
      for (let count = 0; count < 100; count++) {
        // In one session, Node's client would keep what it could not send.
        const session = connect(`http://127.0.0.1:${port}`)
        assert.deepEqual(await upload(session, size), { status: 413, text: 'refused', ended: true })
        session.destroy()
      }
    })
  })

for (const [way, create, ask] of WAYS)
  test(`${way}: nothing is read of a body that answers HEAD`, { timeout: PATIENCE }, async () => {
    const cancelled = promised()
    const handle = nodeHandler(() => new Response(endless(new Uint8Array(1000), () => {}, cancelled.resolve)))
    await servingWith(create, handle, async (port) => {
      const { leave, read } = ask(port, HEAD)
      assert.equal((await read()).text, '')
      await cancelled.promise
      leave()
    })
  })

test('a client that leaves aborts the requests that wait behind another one too', { timeout: PATIENCE }, async () => {
  const signals = []
  const both = promised()
  const handle = nodeHandler(async ({ signal }) => {
    if (signals.push(signal) === 2) both.resolve()
    await once(signal, 'abort')
    return new Response()
  })
  await servingWith(createServer, handle, async (port) => {
    const socket = connectSocket(port, '127.0.0.1')
    socket.write(head('/1', {}, 'GET') + head('/2', {}, 'GET'))
    await both.promise
    socket.destroy()
    for (const signal of signals) if (!signal.aborted) await once(signal, 'abort')
  })
})

/** A body that fails after its first chunk. */
const failing = () =>
  new ReadableStream({
    start: (controller) => controller.enqueue(bytes('half')),
    pull: (controller) => controller.error(new Error('cut')),
  })

for (const [protocol, create, ask] of PROTOCOLS)
  for (const headers of [{}, { 'content-length': '100' }])
    test(`${protocol}: a body that fails does not look complete, with ${JSON.stringify(headers)}`, {
      timeout: PATIENCE,
    }, async () => {
      const reported = []
      const handle = nodeHandler(() => new Response(failing(), { headers }))
      const createWatched = (listener) => create(listener).on('clientError', (error) => reported.push(error))
      await servingWith(createWatched, handle, async (port) => {
        await assert.rejects(ask(port, NOTHING).read())
        assert.deepEqual(reported, [])
      })
    })

for (const [protocol, create, ask] of PROTOCOLS)
  test(`${protocol}: a response adds to cookies and \`vary\`, and replaces other headers`, {
    timeout: PATIENCE,
  }, async () => {
    const headers = new Headers({ vary: 'x-api-version', 'x-own': 'response' })
    headers.append('set-cookie', 'b=2')
    headers.append('set-cookie', 'c=3')
    const handle = nodeHandler(() => new Response('text', { headers }))
    const listener = (incoming, outgoing) => {
      outgoing.setHeader('vary', 'Origin')
      outgoing.setHeader('set-cookie', 'a=1')
      outgoing.setHeader('x-own', 'middleware')
      return handle(incoming, outgoing)
    }
    await servingWith(create, listener, async (port) => {
      const answer = (await ask(port, NOTHING).read()).headers
      assert.equal(answer.vary, 'Origin, x-api-version')
      assert.deepEqual(answer['set-cookie'], ['a=1', 'b=2', 'c=3'])
      assert.equal(answer['x-own'], 'response')
    })
  })

const warnings = []
process.on('warning', ({ message }) => warnings.push(message))

test('HTTP/2: what only HTTP/1 has is left out without a warning', { timeout: PATIENCE }, async () => {
  const handle = nodeHandler(() => new Response('text', { statusText: 'Fine' }))
  await servingWith(createServer2, handle, async (port) => {
    for (const sent of [NOTHING, PART]) {
      const { read, leave } = askHttp2(port, sent)
      assert.equal((await read()).text, 'text')
      leave()
    }
  })
  assert.deepEqual(warnings, [])
})
