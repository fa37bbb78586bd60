/**
 * Runs the code of docs/guides/webhook.md for Node's servers and for signatures: Express and Fastify over real HTTP, and the
 * verification of a signature.
 */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { checkAnswer } from '../edge/answers.mjs'
import { sample } from '../edge/deliveries.mjs'
import { installPackage } from '../edge/lib/package.mjs'
import { VECTORS } from './lib/vectors.mjs'

const guide = readFileSync(new URL('../../docs/guides/webhook.md', import.meta.url), 'utf8')
const blocks = [...guide.matchAll(/^```(?:ts|js)\n([\s\S]*?)^```$/gm)].map(([, code]) => code)
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
  for (const name of ['express', 'fastify', 'standardwebhooks']) {
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
  let createVerifier
  before(async () => {
    // Without the receiver that the block creates with it.
    const [code] = block('function createVerifier').split('const receive')
    ;({ createVerifier } = await moduleOf('signature.mjs', `${code}\nexport { createVerifier }`))
  })

  for (const { what, secrets, now, headers, body, answer } of VECTORS)
    test(`${answer}: ${what}`, (context) => {
      context.mock.timers.enable({ apis: ['Date'], now })
      const verify = () => createVerifier(secrets)(new TextEncoder().encode(body), new Headers(headers))
      if (answer === 'genuine') assert.equal(verify(), true)
      else assert.throws(verify, { message: answer })
    })

  test('what is signed by hand is genuine', async () => {
    const script = guide.match(/^```sh\n(body=[\s\S]*?)^curl/m)[1]
    const given = execFileSync('sh', ['-c', `${script}printf '%s\\n' "$body" "$id" "$t" "v1,$s"`], { encoding: 'utf8' })
    const [body, ...values] = given.split('\n')
    const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature']
    const headers = new Headers(names.map((name, at) => [name, values[at]]))
    assert.equal(createVerifier('whsec_c2VjcmV0')(new TextEncoder().encode(body), headers), true)
  })
})
