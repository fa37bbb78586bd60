/**
 * The receiver behind each of its options. It logs what a developer would, and tells the test in headers
 * what it was handed.
 */
import { createReceiver, loggable } from 'order-contract/edge'
import { OPTIONS } from './options.mjs'

let receivers

/** Made at the first delivery: a Worker's own code starts nothing. */
function receiverAt(path) {
  receivers ??= Object.fromEntries(Object.entries(OPTIONS).map(([path, options]) => [path, createReceiver(options)]))
  return receivers[path]
}

/** A request that no HTTP has brought: its length says what it likes. */
function madeHere(length, pieces) {
  let sent = 0
  const body = new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 1))
      if (sent++ === pieces) controller.close()
      else controller.enqueue(new Uint8Array(1000).fill(0x20))
    },
  })
  const headers = { 'content-type': 'application/json', 'content-length': String(length) }
  return new Request('https://example.com/lying', { method: 'POST', headers, body, duplex: 'half' })
}

/** How many timers are started for a delivery whose body is there at once, and for one whose body is not. */
async function timersFor(receive) {
  const { setTimeout } = globalThis
  const counts = []
  for (const arrives of [undefined, 5]) {
    const body = new ReadableStream({
      async start(controller) {
        if (arrives !== undefined) await new Promise((resolve) => setTimeout(resolve, arrives))
        controller.enqueue(new TextEncoder().encode('{}'))
        controller.close()
      },
    })
    const headers = { 'content-type': 'application/json' }
    const request = new Request('https://example.com/timed', { method: 'POST', headers, body, duplex: 'half' })
    let count = 0
    globalThis.setTimeout = (...given) => {
      count++
      return setTimeout(...given)
    }
    try {
      await receive(request)
    } finally {
      globalThis.setTimeout = setTimeout
    }
    counts.push(count)
  }
  return counts
}

export async function handle(request, ...platform) {
  if (new URL(request.url).pathname === '/timers') return Response.json(await timersFor(receiverAt('/')))
  if (new URL(request.url).pathname === '/made-here') {
    const requests = [madeHere(10, Infinity), madeHere(10, 20), madeHere(3000, 1)]
    const results = await Promise.all(requests.map(receiverAt('/lying')))
    return Response.json(results.map(({ code }) => code))
  }
  const receive = receiverAt(new URL(request.url).pathname)
  const { response, code, duplicate, update, report, error, hook } = await receive(request, ...platform)
  if (update !== undefined) response.headers.set('x-update', 'new')
  if (report !== undefined) response.headers.set('x-valid', String(report.valid))
  if (error !== undefined) response.headers.set('x-error', error.name)
  if (hook !== undefined) response.headers.set('x-hook', hook)
  response.headers.set('x-code', code)
  response.headers.set('x-duplicate', String(duplicate))
  console.log(response.status, JSON.stringify(report && loggable(report).problems))
  return response
}
