/**
 * The time to read headers, because strangers choose every header that the receiver and the gateway read.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { dist } from './package.mjs'

const { createGateway, receiveProductUpdate } = await import(pathToFileURL(`${dist}/edge.js`).href)

const LENGTH = 60_000
/** How much a linear time may vary, in milliseconds. The quadratic ones took seconds. */
const SPARE = 60
const BLANKS = { space: ' ', tab: '\t', 'vertical tab': '\v', 'form feed': '\f', 'no-break space': '\u00a0' }
const SEPARATORS = { comma: ',', semicolon: ';', quote: '"', backslash: '"\\', equals: ';=', angle: '<' }

const gateway = createGateway({
  upstream: 'https://api.example.com',
  clientVersion: '2023-07-27',
  upstreamVersion: '2024-02-05',
  fetch: async () => new Response('[]', { headers: answered }),
})
let answered = {}

const RECEIVED = ['content-type', 'content-encoding', 'content-length']
const ASKED = ['connection', 'x-api-version', 'if-none-match', 'content-length', 'content-type']
const ANSWERED = [
  'connection',
  'content-type',
  'content-encoding',
  'content-length',
  'etag',
  'vary',
  'location',
  'content-location',
  'link',
]

const ways = [
  ...RECEIVED.map((name) => ({ name: `${name} of a delivery`, read: (value) => receive(name, value) })),
  ...ASKED.map((name) => ({ name: `${name} of a call`, read: (value) => ask({ [name]: value }, {}) })),
  ...ANSWERED.map((name) => ({ name: `${name} of an answer`, read: (value) => ask({}, { [name]: value }) })),
]

for (const { name, read } of ways)
  test(`${name}: the time to read it is linear, whatever it is full of`, async () => {
    for (const [what, character] of Object.entries({ ...BLANKS, ...SEPARATORS })) {
      const once = await timed(() => read(`x${character.repeat(LENGTH)}x`))
      for (const value of [`x${character.repeat(2 * LENGTH)}x`, `${character.repeat(2 * LENGTH)}x`]) {
        const twice = await timed(() => read(value))
        assert.ok(twice < 3 * once + SPARE, `${what}: ${once} ms, then ${twice} ms`)
      }
    }
  })

async function receive(name, value) {
  const headers = { 'content-type': 'application/json', [name]: value }
  await receiveProductUpdate(new Request('https://example.com/hook', { method: 'POST', headers, body: '{}' }))
}

async function ask(headers, answer) {
  answered = { 'content-type': 'application/json', ...answer }
  await gateway(new Request('https://gateway.example.com/v2/order', { headers }))
}

/** CPU time, which excludes waiting for other processes. */
async function timed(read) {
  const start = process.cpuUsage()
  await read()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
