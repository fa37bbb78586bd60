/**
 * The workers that receive the webhook, in the runtimes of their platforms.
 */
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { startEdgeRuntime } from '../edge/lib/edge_runtime.mjs'
import { openApp } from './lib/app.mjs'
import { eventually } from './lib/eventually.mjs'
import { startRedis } from './lib/redis.mjs'
import { startWorker } from './lib/worker.mjs'

const SECRET = 'agreed between the two'

describe('cloudflare-webhook', () => {
  receives(served('cloudflare-webhook', (folder) => startWorker(folder, { WEBHOOK_SECRET: SECRET })))
})

describe('vercel-webhook', () => {
  let redis
  before(async () => {
    redis = await startRedis()
  })
  after(() => redis?.close())
  const worker = served('vercel-webhook', async (folder) => {
    const entry = join(folder, 'entry.js')
    await writeFile(entry, AS_VERCEL_CALLS_IT)
    return startEdgeRuntime(entry, {
      env: { WEBHOOK_SECRET: SECRET, KV_REST_API_URL: redis.url, KV_REST_API_TOKEN: 'token' },
    })
  })
  receives(worker)

  test('what is not signed stores nothing', async () => {
    const before = redis.keys()
    for (let at = 0; at < 10; at++) await post(worker, update(`S-${at}`, '10:00:00.000000'), { signature: null })
    assert.deepEqual(redis.keys(), before)
  })

  test('while the store fails nothing is acknowledged, and later it is handled', async () => {
    redis.isBroken = true
    assert.equal((await post(worker, update('P-5', '10:00:00.000000'))).status, 500)
    redis.isBroken = false
    assert.equal((await post(worker, update('P-5', '10:00:00.000000'))).status, 200)
    await eventually(() => assert.equal(handled(worker, 'P-5'), 1))
  })
})

const AS_VERCEL_CALLS_IT = `import handler, { config } from './api/product-update.js'
if (config.runtime !== 'edge') throw new Error('it is no edge function')
addEventListener('fetch', (event) => event.respondWith(handler(event.request, event)))
`

/** Serves an example while the tests of a suite run. */
function served(name, start) {
  const worker = {}
  let app
  before(async () => {
    app = await openApp(name)
    Object.assign(worker, await start(app.folder))
  })
  after(async () => {
    await worker.close?.()
    await app?.close()
  })
  return worker
}

function receives(worker) {
  test('an update is received, and handled', async () => {
    const response = await post(worker, update('P-1', '10:00:00.000000'))
    assert.equal(response.status, 200)
    await eventually(() => assert.match(worker.output(), /P-1.* 0\.8\b/))
  })

  test('what comes often is handled once', async () => {
    const often = update('P-2', '10:00:00.000001')
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(worker, often)))
    assert.deepEqual(
      answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 503),
      [],
    )
    assert.equal((await post(worker, often)).status, 200)
    await eventually(() => assert.equal(handled(worker, 'P-2'), 1))
  })

  test('no update keeps another one out: neither a later one nor one that says so', async () => {
    for (const day of ['9999-12-31', '2024-02-05', '2023-01-01'])
      assert.equal((await post(worker, update(`P-3 of ${day}`, '10:00:00.000000', day))).status, 200)
    for (const day of ['9999-12-31', '2024-02-05', '2023-01-01'])
      await eventually(() => assert.equal(handled(worker, `P-3 of ${day}`), 1))
  })

  test('what is not signed, signed with another secret, altered or played again late is refused', async () => {
    const now = Math.floor(Date.now() / 1000)
    for (const forged of [
      { signature: null },
      { signature: 'ab'.repeat(32) },
      { signature: 'x' },
      { time: null },
      { time: now - 301 },
      // So far in the future that it is still too early, even if this test waits long.
      { time: now + 3600 },
      { time: `${now}.0` },
      { secret: 'another' },
      { sign: 'another body' },
    ]) {
      const response = await post(worker, update('P-8', '10:00:00.000000'), forged)
      assert.equal(response.status, 401, JSON.stringify(forged))
    }
    assert.equal(handled(worker, 'P-8'), 0)
  })

  test('what is no update is refused, and told why', async () => {
    const response = await post(worker, { product_code: 'P-9', new_state: { price_multiplier: 0.8 } })
    assert.equal(response.status, 422)
    assert.equal(response.headers.get('content-type'), 'application/problem+json')
    const { errors } = await response.json()
    assert.deepEqual(errors.map(({ pointer }) => pointer).sort(), ['/new_state/price_multiplier', '/timestamp'])
    assert.equal(handled(worker, 'P-9'), 0)
  })

  test('another method is told which one to use', async () => {
    const response = await fetch(worker.url)
    assert.equal(response.status, 405)
    assert.equal(response.headers.get('allow'), 'POST')
  })
}

const update = (product_code, time, day = '2024-02-05') => ({
  product_code,
  new_state: { price_multiplier: '0.8' },
  timestamp: `${day}T${time}`,
})

function post({ url }, update, { time = Math.floor(Date.now() / 1000), secret = SECRET, ...forged } = {}) {
  const body = JSON.stringify(update)
  const signature = createHmac('sha256', secret)
    .update(`${time}.${forged.sign ?? body}`)
    .digest('hex')
  const headers = { 'content-type': 'application/json' }
  if (time !== null) headers['webhook-timestamp'] = String(time)
  if (forged.signature !== null) headers['webhook-signature'] = forged.signature ?? signature
  return fetch(url, { method: 'POST', headers, body })
}

const handled = (worker, product) => worker.output().split(`Act on it: ${product} `).length - 1
