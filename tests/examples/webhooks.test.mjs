/**
 * The workers that receive the webhook, in the runtimes of their platforms.
 */
import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { startEdgeRuntime } from '../edge/lib/edge_runtime.mjs'
import { openApp } from './lib/app.mjs'
import { eventually } from './lib/eventually.mjs'
import { startWorker } from './lib/worker.mjs'

describe('cloudflare-webhook', () => {
  const worker = served('cloudflare-webhook', startWorker)
  receives(worker)

  test('what comes twice or late is acknowledged, and handed out once', async () => {
    const once = update('P-2', '10:00:00.000001')
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(worker, once)))
    answers.push(await post(worker, update('P-2', '09:59:59.999999')))
    answers.push(await post(worker, update('P-3', '09:59:59.999999')))
    assert.deepEqual(
      answers.filter(({ status }) => status !== 200),
      [],
    )
    await eventually(() => assert.equal(handedOut(worker, 'P-3'), 1))
    assert.equal(handedOut(worker, 'P-2'), 1)
  })
})

describe('vercel-webhook', () => {
  const worker = served('vercel-webhook', async (folder) => {
    const entry = join(folder, 'entry.js')
    await writeFile(entry, AS_VERCEL_CALLS_IT)
    return startEdgeRuntime(entry)
  })
  receives(worker)
})

const AS_VERCEL_CALLS_IT = `import handler, { config } from './api/product-update.js'
if (config.runtime !== 'edge') throw new Error('it is no edge function')
addEventListener('fetch', (event) => event.respondWith(handler(event.request)))
`

/** What serves an example while the tests of a suite run. */
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
  test('an update is received, and handed out', async () => {
    const response = await post(worker, update('P-1', '10:00:00.000000'))
    assert.equal(response.status, 200)
    await eventually(() => assert.match(worker.output(), /P-1.* 0\.8\b/))
  })

  test('what is no update is refused, and told why', async () => {
    const response = await post(worker, { product_code: 'P-9', new_state: { price_multiplier: 0.8 } })
    assert.equal(response.status, 422)
    assert.equal(response.headers.get('content-type'), 'application/problem+json')
    const { errors } = await response.json()
    assert.deepEqual(errors.map(({ pointer }) => pointer).sort(), ['/new_state/price_multiplier', '/timestamp'])
    assert.equal(handedOut(worker, 'P-9'), 0)
  })

  test('another method is told which one to use', async () => {
    const response = await fetch(worker.url)
    assert.equal(response.status, 405)
    assert.equal(response.headers.get('allow'), 'POST')
  })
}

const update = (product_code, time) => ({
  product_code,
  new_state: { price_multiplier: '0.8' },
  timestamp: `2024-02-05T${time}`,
})

const post = ({ url }, body) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

const handedOut = (worker, product) => worker.output().split(`Act on it: ${product}`).length - 1
