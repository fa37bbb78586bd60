/**
 * Runs the code of pkg/README.md for Node's servers and for signatures: Express and Fastify over real HTTP, and the
 * verification of a signature.
 */
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { transform } from 'esbuild'
import { checkAnswer } from '../edge/answers.mjs'
import { sample } from '../edge/deliveries.mjs'
import { installPackage } from '../edge/lib/package.mjs'

const readme = readFileSync(new URL('../../pkg/README.md', import.meta.url), 'utf8')
const blocks = [...readme.matchAll(/^```(?:ts|js)\n([\s\S]*?)^```$/gm)].map(([, code]) => code)
const block = (mark) => blocks.find((code) => code.includes(mark))
const [express, fastify] = block('// Express').split(/^(?=\/\/ Fastify)/m)

const RECEIVER = `import { createReceiver, nodeHandler } from 'order-contract/edge'
const receive = createReceiver()
const handle = nodeHandler(async (request) => (await receive(request)).response)
`

/** The code of each server. `parser` is inserted where a body parser would be too early. */
const SERVERS = {
  Express: (parser) => `import express from 'express'
${RECEIVER}
const app = express()
${parser ? 'app.use(express.json())' : ''}
${express}
app.use((error, req, res, next) => res.status(500).end(error.name))
export default app
`,
  Fastify: (parser) => `import Fastify from 'fastify'
${RECEIVER}
const app = Fastify()
${parser ? fastify.replaceAll(/^ {2}scope\..*ContentTypeParser.*\n/gm, '').replace('.destroy(error)', '.writeHead(500).end(error.name)') : fastify}
await app.ready()
export default (incoming, outgoing) => app.routing(incoming, outgoing)
`,
}

let installed
before(async () => {
  installed = await installPackage()
  for (const name of ['express', 'fastify']) {
    const tool = fileURLToPath(new URL(`node_modules/${name}`, import.meta.url))
    await symlink(tool, join(installed.folder, 'node_modules', name), 'dir')
  }
})
after(() => installed?.remove())

async function moduleOf(name, source) {
  const file = join(installed.folder, name)
  await writeFile(file, source)
  return import(pathToFileURL(file).href)
}

/** Serves a listener while a test runs. */
async function serving(listener, run) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    await run(`http://127.0.0.1:${server.address().port}/hook`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

async function post(url, body, headers = { 'content-type': 'application/json' }) {
  const response = await fetch(url, { method: 'POST', headers, body })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

for (const [name, sourceOf] of Object.entries(SERVERS)) {
  test(`${name}: a delivery is answered as it is elsewhere`, { timeout: 20_000 }, async () => {
    const { default: listener } = await moduleOf(`${name}.mjs`, sourceOf(false))
    await serving(listener, async (url) => {
      checkAnswer(await post(url, sample), { status: 200 })
      checkAnswer(await post(url, '[]'), { status: 422, code: 'invalid', errors: ['type '] })
      checkAnswer(await post(url, '{"a":'), { status: 400, code: 'unreadable', errors: ['syntax /*'] })
      const answer = { accept: 'application/json', 'accept-post': 'application/json' }
      const text = { 'content-type': 'text/plain' }
      checkAnswer(await post(url, sample, text), { status: 415, code: 'content_type', answer })
      checkAnswer(await post(url, ' '.repeat(2_000_000)), { status: 413, code: 'too_large' })
    })
  })

  test(`${name}: a body parser that comes first is a mistake, and says so`, { timeout: 20_000 }, async () => {
    const { default: listener } = await moduleOf(`${name}-parsing.mjs`, sourceOf(true))
    await serving(listener, async (url) => {
      const { status, text } = await post(url, sample)
      assert.deepEqual([status, text], [500, 'TypeError'])
    })
  })
}

describe('the signature', () => {
  const SECRET = 'a secret from your settings'
  let isSigned
  before(async () => {
    const { code } = await transform(`${block('function isSigned')}\nexport { isSigned }`, { loader: 'ts' })
    ;({ isSigned } = await moduleOf('signature.mjs', code))
  })
  const now = () => Math.floor(Date.now() / 1000)
  const sign = (time, body, secret = SECRET) => createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  const ask = (time, signature) => {
    const given = { 'webhook-timestamp': time, 'webhook-signature': signature }
    const headers = Object.entries(given).filter(([, value]) => value !== undefined)
    return isSigned(new TextEncoder().encode(sample), new Headers(headers), SECRET)
  }

  test('what is signed, within the tolerance, is taken', async () => {
    for (const time of [now(), now() - 290, now() + 290]) assert.equal(await ask(`${time}`, sign(time, sample)), true)
  })

  test('what is not, or is played again later, is refused', async () => {
    const time = now()
    for (const [when, signature] of [
      [undefined, sign(time, sample)],
      [`${time}`, undefined],
      [`${time}`, sign(time, `${sample} `)],
      [`${time}`, sign(time, sample, 'another')],
      [`${time}`, sign(time - 1, sample)],
      [`${time}`, sign(time, sample).toUpperCase()],
      [`${time}`, sign(time, sample).slice(2)],
      [`${time - 310}`, sign(time - 310, sample)],
      [`${time + 310}`, sign(time + 310, sample)],
      [`${time}.0`, sign(`${time}.0`, sample)],
    ])
      assert.equal(await ask(when, signature), false, `${when} ${signature}`)
  })
})
