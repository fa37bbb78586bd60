/**
 * The examples and the recipe that receive the webhook, in the runtimes of their platforms. Their deliveries are signed by the
 * command that their READMEs show, and sent by curl.
 */
import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { parse } from 'smol-toml'
import { at } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { startEdgeRuntime } from '../edge/lib/runtimes.mjs'
import { dist } from '../js/package.mjs'
import { eventually } from '../lib/eventually.mjs'
import { copyExample, copyRecipe, importFrom } from './lib/project.mjs'
import { listen, startWorker } from './lib/servers.mjs'

const CLOUDFLARE = 'examples/cloudflare-webhook/README.md'
const VERCEL = 'examples/vercel-webhook/README.md'
const GUIDE = 'docs/guides/webhook.md'
const RECIPE = 'docs/recipes/webhook.md'

/** A new secret, and that of the READMEs. */
const WEBHOOK_SECRETS = 'whsec_bmV3 whsec_c2VjcmV0'

/** How each starts, and where its command is. `output()` is what it has printed. */
const RECEIVERS = {
  'cloudflare-webhook': { readme: CLOUDFLARE, start: startCloudflare },
  'vercel-webhook': {
    readme: VERCEL,
    start: async (context) => startVercel(context, await startRedis(context)),
  },
  'recipes/webhook, in a Worker': {
    readme: GUIDE,
    start: async (context) => {
      const folder = await copyRecipe(context, 'webhook')
      return startWorker(context, join(folder, 'worker.js'), { env: { WEBHOOK_SECRETS } })
    },
  },
  'recipes/webhook, in Node': {
    readme: GUIDE,
    start: async (context) => {
      const printed = []
      const act = ({ product_code }) => printed.push(product_code)
      const { url } = await startNode(context, { act })
      return { url, output: () => printed.join() }
    },
  },
}

for (const [name, { readme, start }] of Object.entries(RECEIVERS))
  test(`${name}: a delivery is handled once, however often it comes, and only with a signature`, async (context) => {
    const { url, output } = await start(context)
    assert.equal(await deliver(readme, url, { secret: 'another' }), 401)
    const often = await Promise.all(Array.from({ length: 5 }, () => deliver(readme, url)))
    assert.ok(
      often.every((status) => status === 200 || status === 503),
      often.join(),
    )
    assert.equal(await deliver(readme, url), 200)
    assert.equal(await deliver(readme, url, { product: 'P-2' }), 200)
    await eventually(() => assert.match(output(), /P-2/))
    assert.equal(output().split('P-1').length - 1, 1)
  })

test('recipes/webhook: what fails is set aside and can be replayed, what is not verified is not', async (context) => {
  const deadLetters = []
  const handled = []
  let isMended = false
  const act = ({ product_code }) => {
    if (!isMended) throw new Error('out of order')
    handled.push(product_code)
  }
  const { url, createReplay, settings } = await startNode(context, {
    act,
    setAside: (bytes) => deadLetters.push(bytes),
  })
  assert.equal(await deliver(GUIDE, url, { secret: 'another' }), 401)
  assert.equal(await deliver(GUIDE, url), 500)
  assert.equal(await deliver(GUIDE, url), 500)
  assert.equal(await deliver(GUIDE, url, { product: 'P-1"' }), 400)
  assert.equal(await deliver(GUIDE, url, { product: 'P-2","product_code":"P-2' }), 422)
  const codes = deadLetters.map((bytes) => Buffer.from(bytes).toString().match(/P-./)[0])
  assert.deepEqual(codes, ['P-1', 'P-1', 'P-1', 'P-2'])
  isMended = true
  const replayed = async (replay) => {
    const all = []
    for (const body of deadLetters) all.push(await replay(body))
    return all
  }
  // The second one is the first one again.
  assert.deepEqual(await replayed(createReplay(settings)), [true, true, false, false])
  const lenient = createReplay(settings, { severity: { duplicate_key: 'warning' } })
  assert.deepEqual(await replayed(lenient), [true, true, false, true])
  assert.deepEqual(handled, ['P-1', 'P-2'])
})

/** Steps of two deliveries, A and B, whose claim the late A must not release. */
const RACE = [
  ['begin', 'A', 'new'],
  ['begin', 'B', 'busy'],
  ['release', 'A'],
  ['begin', 'B', 'new'],
  ['release', 'A'],
  ['begin', 'C', 'busy'],
  ['finish'],
  ['release', 'B'],
  ['begin', 'C', 'done'],
]

/** A worker that runs a step of a claim. */
const STEPS = `import { env } from 'cloudflare:workers'
export { Claim } from './worker.js'
export default {
  async fetch(request) {
    const [step, id] = await request.json()
    return Response.json((await env.CLAIMS.getByName('race')[step](id)) ?? null)
  },
}
`

const CLAIMS = {
  'cloudflare-webhook': async (context) => {
    const { url } = await startCloudflare(context, STEPS)
    return async (...step) => (await fetch(url, { method: 'POST', body: JSON.stringify(step) })).json()
  },
  'vercel-webhook': async (context) => {
    Object.assign(process.env, await startRedis(context))
    const { claims } = await importFrom(at('examples', 'vercel-webhook'), 'store.js')
    return (step, ...id) => claims[step]('race', ...id)
  },
}

for (const [name, open] of Object.entries(CLAIMS))
  test(`${name}: a late release leaves the claim of another delivery, and what is done`, async (context) => {
    const take = await open(context)
    for (const [step, id, expected] of RACE) {
      const answer = await take(step, id)
      if (expected) assert.equal(answer, expected, `${step} ${id}`)
    }
  })

/** A published test vector of standard-webhooks/standard-webhooks (libraries/javascript/src/webhook.test.ts). */
const PUBLISHED = {
  secrets: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  body: '{"test": 2432232314}',
  names: 'webhook',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}
const TIME = 1_614_265_330

/** What differs from it, and what the verifier then says. The library has tests of its own. */
const VECTORS = {
  'the published signature': [{}, 'genuine'],
  'the new secret': [{ secrets: `${PUBLISHED.secrets} whsec_b2xk` }, 'genuine'],
  'the old secret': [{ secrets: `whsec_bmV3 ${PUBLISHED.secrets}` }, 'genuine'],
  'the other family of headers': [{ names: 'svix' }, 'genuine'],
  'another secret': [{ secrets: 'whsec_b2xk' }, 'No matching signature found'],
  'a byte order mark': [{ body: `\ufeff${PUBLISHED.body}` }, 'No matching signature found'],
  'what is no text': [{ body: Uint8Array.of(0xff) }, 'The encoded data was not valid for encoding utf-8'],
  'no signature': [{ signature: '' }, 'Missing required headers'],
}

test('signature.js answers as the vectors say, and is the same in every place', async (context) => {
  const { createVerifier } = await importFrom(await copyExample(context, 'cloudflare-webhook'), 'signature.js')
  context.mock.timers.enable({ apis: ['Date'], now: TIME * 1000 })
  const warn = context.mock.method(console, 'warn', () => {})
  for (const [what, [differs, answer]] of Object.entries(VECTORS)) {
    const { secrets, body, names, signature } = { ...PUBLISHED, ...differs }
    const headers = new Headers({
      [`${names}-id`]: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      [`${names}-timestamp`]: String(TIME),
      [`${names}-signature`]: signature,
    })
    warn.mock.resetCalls()
    const isGenuine = createVerifier(secrets)(Buffer.from(body), headers)
    const reasons = warn.mock.calls.map((call) => call.arguments[0])
    assert.deepEqual([isGenuine, ...reasons], answer === 'genuine' ? [true] : [false, answer], what)
  }
  for (const secrets of [undefined, '', 'whsec_', 'whsec_c2VjcmV0 ']) assert.throws(() => createVerifier(secrets))

  const code = await readFile(at('examples', 'cloudflare-webhook', 'signature.js'), 'utf8')
  assert.equal(await readFile(at('examples', 'vercel-webhook', 'signature.js'), 'utf8'), code)
  const [, verifier] = code.split(/(?=^import )/m)
  assert.ok((await readFile(at(RECIPE), 'utf8')).includes(verifier))
})

/** Sends what the command of a page signs, or another product or secret. Resolves to the status of the answer. */
async function deliver(readme, url, { product = 'P-1', secret = 'secret' } = {}) {
  const [, command] = (await readFile(at(readme), 'utf8')).match(/^```sh\n(body=[\s\S]*?)^```/m)
  const local = command
    .replace(/localhost:\S+/, url)
    .replace('P-1', product)
    .replace('-hmac secret', `-hmac ${secret}`)
  const { stdout } = await run('sh', ['-c', local])
  return Number(stdout.match(/^HTTP\/1\.1 (\d+)/)[1])
}

/** Serves the worker with the bindings of its wrangler.toml. */
async function startCloudflare(context, code) {
  const folder = await copyExample(context, 'cloudflare-webhook')
  const { main, durable_objects } = parse(await readFile(join(folder, 'wrangler.toml'), 'utf8'))
  if (code) await writeFile(join(folder, 'steps.js'), code)
  return startWorker(context, join(folder, code ? 'steps.js' : main), {
    env: { WEBHOOK_SECRETS },
    durableObjects: Object.fromEntries(durable_objects.bindings.map(({ name, class_name }) => [name, class_name])),
  })
}

/** Calls the function as Vercel does. */
async function startVercel(context, env) {
  const folder = await copyExample(context, 'vercel-webhook')
  const entry = join(folder, 'entry.js')
  const code = `import handler, { config } from './api/product-update.js'
if (config.runtime !== 'edge') throw new Error('it is no edge function')
addEventListener('fetch', (event) => event.respondWith(handler(event.request, event)))
`
  await writeFile(entry, code)
  const server = await startEdgeRuntime(entry, { env: { WEBHOOK_SECRETS, ...env } })
  context.after(server.close)
  return server
}

/** Starts the server of the recipe. Resolves to its address, its settings, and the function of the recipe that replays. */
async function startNode(context, { act, setAside }) {
  const folder = await copyRecipe(context, 'webhook')
  const { createWebhookServer } = await importFrom(folder, 'node.js')
  const { memoryClaims } = await import(pathToFileURL(`${dist}/edge.js`).href)
  const settings = { secrets: WEBHOOK_SECRETS, claims: memoryClaims(), act, setAside }
  const url = await listen(context, createWebhookServer(settings))
  return { url, settings, ...(await importFrom(folder, 'webhook.js')) }
}

/** The only script that this Redis knows: the key is deleted if it has the value. */
const DELETE_OWN = /^if redis\.call\('GET', KEYS\[1\]\) == ARGV\[1\] then return redis\.call\('DEL', KEYS\[1\]\) end/

/** Stands in for the part of Redis that the example uses. Resolves to the example's settings. */
async function startRedis(context) {
  const values = new Map()
  const commands = {
    SET(key, value, ...options) {
      if (options.includes('NX') && values.has(key)) return null
      values.set(key, value)
      return 'OK'
    },
    GET: (key) => values.get(key) ?? null,
    EVAL(script, _keys, key, value) {
      assert.match(script, DELETE_OWN)
      return Number(values.get(key) === value && values.delete(key))
    },
  }
  const server = createServer(async (incoming, outgoing) => {
    const [name, ...given] = JSON.parse(await text(incoming))
    if (incoming.headers.authorization !== 'Bearer token') return outgoing.writeHead(500).end()
    outgoing.end(JSON.stringify({ result: commands[name](...given) }))
  })
  const url = await listen(context, server)
  return { KV_REST_API_URL: url, KV_REST_API_TOKEN: 'token' }
}
