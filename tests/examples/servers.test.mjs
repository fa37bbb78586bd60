/**
 * The examples and recipes that serve HTTP, other than the webhook's: each is started, and asked what its page says.
 */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { access, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { test } from 'node:test'
import { getRequestListener } from '@hono/node-server'
import { at } from '../../scripts/lib/paths.mjs'
import { ensureProgram } from '../../scripts/lib/programs.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { api } from '../js/package.mjs'
import { eventually } from '../lib/eventually.mjs'
import { copyRecipe, importFrom, install, temporaryFolder } from './lib/project.mjs'
import { buildProgram } from './lib/rust.mjs'
import { listen, startWorker } from './lib/servers.mjs'

const ORDER = JSON.stringify({
  payment_method: { type: 'ACCOUNT_BALANCE', currency: 'EUR' },
  items: [{ distribution_method: { type: 'PAYOUT_LINK' }, products: { type: 'SINGLE', value: 'P-1' } }],
})
const TWICE = ORDER.replace('"EUR"', '"EUR","currency":"EUR"')
const NOT_UTF8 = Buffer.from(ORDER.replace('P-1', '\xff'), 'latin1')

/** Questions, each with the status of its answer and, if given, its text and the codes of its problem details. */
const ORDERS = [
  { path: '/orders', body: ORDER, status: 200, text: '{"items":1}' },
  { path: '/orders', body: TWICE, status: 422, errors: ['duplicate_key'] },
  { path: '/orders', body: NOT_UTF8, status: 422, errors: ['encoding'] },
  { path: '/orders', body: '', status: 422, errors: ['syntax'] },
  { path: '/orders', body: ORDER, sent: 'text/plain', status: 415 },
  { path: '/orders', body: ORDER + ' '.repeat(1 << 20), status: 413 },
]

const UPDATE =
  '{"product_code":"A\\nB","new_state":{"price_multiplier":"0.8"},"timestamp":"2024-01-02T03:04:05.123456"}'

const CALL = '/v2/order/O-1?a=1'
const NEWER = '{"items":[{"payout":{"url":"2024-02-05/v2/order/O-1?a=1"}}]}'
const OLDER = '{"items":[{"redemption_url":"2024-02-05/v2/order/O-1?a=1"}]}'
const CALLS = [{ path: CALL, status: 200, text: OLDER }]

/** Recipes, the file of each that is imported, what it is asked, and how its server starts. */
const RECIPES = [
  ['servers', 'hono.js', ORDERS, ({ app }) => createServer(getRequestListener(app.fetch))],
  ['servers', 'express.js', ORDERS, ({ app }) => createServer(app)],
  ['servers', 'fastify.js', ORDERS, ({ app }) => app.ready().then(() => app.server)],
  ['translate', 'node.js', CALLS, ({ createProxyServer }, service) => createProxyServer(service)],
  ['translate', 'express.js', CALLS, ({ createApp }, service) => createServer(createApp(service))],
]

for (const [recipe, file, questions, serverOf] of RECIPES)
  test(`${recipe}: ${file} answers as its page says`, async (context) => {
    const program = await importFrom(await copyRecipe(context, recipe), file)
    const url = await listen(context, await serverOf(program, await startService(context)))
    for (const question of questions) await ask(url, question)
  })

test('translate: an older client reads an order of a newer service, in a Worker', async (context) => {
  const folder = await copyRecipe(context, 'translate')
  const env = { SERVICE: await startService(context) }
  const { url } = await startWorker(context, join(folder, 'worker.js'), { env })
  await ask(url, CALLS[0])
})

test('translate: nginx sends newer clients past the proxy', async (context) => {
  const program = await ensureProgram(['nginx', '../sbin/nginx'], 'nginx-light').catch(() => undefined)
  if (program === undefined) return context.skip('nginx is not installed')
  const folder = await copyRecipe(context, 'translate')
  const service = await startService(context)
  const { createProxyServer } = await importFrom(folder, 'node.js')
  let translated = 0
  const proxy = await listen(
    context,
    createProxyServer(service).on('request', () => translated++),
  )
  const get = await startNginx(context, program, folder, {
    '127.0.0.1:3000': new URL(proxy).host,
    'service.internal:8000': new URL(service).host,
  })
  assert.equal(await get(CALL), OLDER)
  assert.equal(await get(CALL, '--header', 'x-api-version: 2024-02-05'), NEWER)
  assert.equal(translated, 1)
})

test('guides/webhook: Express and Fastify receive the webhook, unless a parser has read it', async (context) => {
  const folder = await temporaryFolder(context)
  await install(folder, ['express', 'fastify', '@hono/node-server'])
  const guide = await readFile(at('docs', 'guides', 'webhook.md'), 'utf8')
  const block = (mark) => guide.match(new RegExp(`^\`\`\`js\n([^\`]*${mark}[^\`]*)\`\`\`$`, 'm'))[1]
  const listener = block('getRequestListener').replace(/^const server.*\n/m, '')
  await writeFile(
    join(folder, 'apps.mjs'),
    `import { createReceiver } from 'order-contract/edge'
    import express from 'express'
    import Fastify from 'fastify'
    ${listener}
    const receiver = createReceiver()
    export const errors = []
    const receive = async (request) => {
      const result = await receiver(request)
      if (result.error) errors.push(result.error.code)
      return result
    }
    export const inExpress = express()
    export const behindParser = express().use(express.json())
    for (const app of [inExpress, behindParser]) {
      ${block('// Express')}
    }
    const app = Fastify()
    ${block('// Fastify')}
    await app.ready()
    export const inFastify = app.server`,
  )
  const { inExpress, behindParser, inFastify, errors } = await importFrom(folder, 'apps.mjs')
  for (const server of [createServer(inExpress), inFastify]) {
    const url = await listen(context, server)
    await ask(url, { path: '/hook', body: UPDATE, status: 200 })
    await ask(url, { path: '/hook', body: '[]', status: 422, errors: ['type'] })
  }
  assert.deepEqual(errors, [])
  const answer = await fetch(new URL('/hook', await listen(context, createServer(behindParser))), {
    method: 'POST',
    body: UPDATE,
    headers: { 'content-type': 'application/json' },
  })
  assert.deepEqual([answer.status, (await answer.json()).code, errors], [500, 'failed', ['body_read']])
})

test('rust-axum: its three routes answer as the README and the package say', async (context) => {
  const { url, output } = await startProgram(context, await buildProgram('rust-axum', 'order-contract-axum'))
  const old = '{"status":"COMPLETED","items":[{"redemption_url":"https://pay.example.com/r/1","face_value":10.50}]}'
  const versions = { from: '2023-07-27', to: '2024-02-05' }
  const convert = `/convert?${new URLSearchParams(versions)}`
  const wrong = UPDATE.replace('"0.8"', '0.8').replace('2024', 'ann@').replace('{', '{"old_state":null,')
  for (const question of [
    { path: '/webhook', body: UPDATE, status: 200 },
    { path: '/webhook', body: wrong, status: 422, errors: ['type', 'timestamp'] },
    { path: '/webhook', body: ' '.repeat(3_000_000), status: 413 },
    { path: '/webhook', status: 405 },
    { path: convert, body: old, status: 200, json: api.convert('order', old, versions) },
    { path: convert, body: '{', status: 422, json: api.convert('order', '{', versions) },
    { path: '/report', body: old, status: 200, json: api.validate('order', old) },
  ])
    await ask(url, question)
  await eventually(() => assert.match(output(), /^product "A\\nB" was updated at 2024-01-02 03:04:05.123456$/m))
})

test('rust-axum: the recipe quotes the example', async () => {
  const page = await readFile(at('docs', 'recipes', 'rust-axum.md'), 'utf8')
  const quoted = [...page.matchAll(/^```rust from (\S+)\n([\s\S]*?)^```$/gm)]
  assert.equal(quoted.length, 2)
  for (const [, file, code] of quoted) assert.ok((await readFile(at(file), 'utf8')).includes(code), code)
})

/** Posts a body, or gets. */
async function ask(url, { path, body, sent = 'application/json', status, text, errors, json }) {
  const method = body === undefined ? 'GET' : 'POST'
  const answer = await fetch(new URL(path, url), { method, body, headers: { 'content-type': sent } })
  const content = await answer.text()
  assert.equal(answer.status, status, content)
  if (text) assert.equal(content, text)
  const type = answer.headers.get('content-type') ?? ''
  assert.equal(type.startsWith('application/problem+json'), errors !== undefined, type)
  if (errors) {
    const codes = JSON.parse(content).errors.map(({ code }) => code)
    assert.deepEqual(codes, errors)
    assert.doesNotMatch(content, /ann@/, 'problem details never quote the request')
  }
  if (json) assert.deepEqual(JSON.parse(content), JSON.parse(JSON.stringify(json)))
}

/** A service of 2024-02-05, whose orders hold the version and the path of the call. */
function startService(context) {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(`{"items":[{"payout":{"url":"${request.headers['x-api-version']}${request.url}"}}]}`)
  })
  return listen(context, server)
}

/** Starts the configuration of a folder on a socket, with other addresses. Resolves to a function that gets a path. */
async function startNginx(context, program, folder, addresses) {
  let conf = await readFile(join(folder, 'translate.conf'), 'utf8')
  for (const [address, local] of Object.entries(addresses)) conf = conf.replace(address, local)
  const socket = join(folder, 'socket')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const http = [...paths, 'access_log off;', conf.replace('listen 8080', `listen unix:${socket}`)]
  await writeFile(join(folder, 'nginx.conf'), `events {}\nhttp {\n${http.join('\n')}\n}\n`)
  const globals = `daemon off; pid ${folder}/pid; error_log stderr;`
  const child = spawn(program, ['-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-g', globals], { stdio: 'inherit' })
  context.after(() => child.kill())
  await eventually(() => access(socket))
  return async (path, ...options) =>
    (await run('curl', ['--silent', '--unix-socket', socket, ...options, `http://localhost${path}`])).stdout
}

/** Starts a program that prints its address. */
async function startProgram(context, program) {
  let printed = ''
  const env = { ...process.env, ADDRESS: '127.0.0.1:0' }
  const child = spawn(program, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  context.after(() => child.kill())
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text
  })
  const url = await eventually(() => printed.match(/listening on (\S+)/)[1])
  return { url, output: () => printed }
}
