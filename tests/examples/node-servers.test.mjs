/**
 * Runs the code of docs/guides/webhook.md for Node's servers and for signatures: Express over real HTTP, and the verification
 * of a signature.
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
import { checkAnswer, sample } from '../edge/deliveries.mjs'
import { installPackage } from '../edge/lib/package.mjs'
import { VECTORS } from './lib/vectors.mjs'

const guide = readFileSync(new URL('../../docs/guides/webhook.md', import.meta.url), 'utf8')
const blocks = [...guide.matchAll(/^```(?:ts|js)\n([\s\S]*?)^```$/gm)].map(([, code]) => code)
const block = (mark) => blocks.find((code) => code.includes(mark))
/** The receiver and the adapter of the guide, in Express. */
const EXPRESS = `import express from 'express'
import { createReceiver } from 'order-contract/edge'
const receive = createReceiver()
${block('getRequestListener').replace(/^const server.*\n/m, '')}
const app = express()
${block('// Express')}
export default app
`

let installed
before(async () => {
  installed = await installPackage()
  for (const name of ['express', '@hono', 'standardwebhooks']) {
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

test('Express: a delivery is answered as it is elsewhere', async () => {
  const { default: listener } = await moduleOf('express.mjs', EXPRESS)
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

describe('the signature', () => {
  let createVerifier
  before(async () => {
    ;({ createVerifier } = await moduleOf('signature.mjs', block('function createVerifier')))
  })

  for (const { what, secrets, now, headers, body, answer } of VECTORS)
    test(`${answer}: ${what}`, (context) => {
      context.mock.timers.enable({ apis: ['Date'], now })
      const warn = context.mock.method(console, 'warn', () => {})
      const isGenuine = createVerifier(secrets)(new TextEncoder().encode(body), new Headers(headers))
      const reasons = warn.mock.calls.map((call) => call.arguments[0])
      assert.deepEqual([isGenuine, ...reasons], answer === 'genuine' ? [true] : [false, answer])
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
