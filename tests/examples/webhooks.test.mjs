/**
 * The workers that receive the webhook, in the runtimes of their platforms.
 */
import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { startEdgeRuntime } from '../edge/lib/runtimes.mjs'
import { startWorkerd } from '../edge/lib/workerd.mjs'
import { eventually } from '../lib/eventually.mjs'
import { openApp } from './lib/app.mjs'
import { startRedis } from './lib/redis.mjs'
import { now, OLD_SECRET, SECRET, secretOf, signed } from './lib/signed.mjs'
import { VECTORS, VERIFYING } from './lib/vectors.mjs'
import { startWorker } from './lib/worker.mjs'

const WEBHOOK_SECRETS = `${SECRET} ${OLD_SECRET}`

describe('cloudflare-webhook', () => {
  receives(served('cloudflare-webhook', (folder) => startWorker(folder, { WEBHOOK_SECRETS })))
  verifies(
    served('cloudflare-webhook', async (folder) => {
      const entry = await written(folder, `${VERIFYING}export default { fetch: verify }`)
      return startWorkerd(entry)
    }),
  )
  const claims = served('cloudflare-webhook', async (folder) => {
    const durableObjects = { CLAIMS: 'ExpiringClaim' }
    return startWorkerd(await written(folder, CLAIMS), { env: { WEBHOOK_SECRETS }, durableObjects })
  })
  keepsClaims((key) => {
    const call = async (step, id) =>
      (await fetch(claims.url, { method: 'POST', body: JSON.stringify({ key, step, id }) })).json()
    return {
      claim: (id) => call('begin', id),
      release: (id) => call('release', id),
      finish: () => call('finish'),
      expire: () => call('expire'),
    }
  })
})

/** A worker that calls the object of a claim step by step. */
const CLAIMS = `import { env } from 'cloudflare:workers'
import { Claim } from './worker.js'

export class ExpiringClaim extends Claim {
  expire() {
    return this.alarm()
  }
}

export default {
  async fetch(request) {
    const { key, step, id } = await request.json()
    return Response.json((await env.CLAIMS.getByName(key)[step](id)) ?? null)
  },
}
`

/** Writes another entry beside the files of an example. */
async function written(folder, code) {
  const entry = join(folder, 'entry.js')
  await writeFile(entry, code)
  return entry
}

describe('vercel-webhook', () => {
  let redis
  before(async () => {
    redis = await startRedis()
  })
  after(() => redis?.close())
  const worker = served('vercel-webhook', async (folder) => {
    return startEdgeRuntime(await written(folder, AS_VERCEL_CALLS_IT), {
      env: { WEBHOOK_SECRETS, KV_REST_API_URL: redis.url, KV_REST_API_TOKEN: 'token' },
    })
  })
  receives(worker)
  verifies(
    served('vercel-webhook', async (folder) => {
      const listening = "addEventListener('fetch', (event) => event.respondWith(verify(event.request)))"
      return startEdgeRuntime(await written(folder, VERIFYING + listening))
    }),
  )
  const stored = served('vercel-webhook', async (folder) => {
    Object.assign(process.env, { KV_REST_API_URL: redis.url, KV_REST_API_TOKEN: 'token' })
    return { store: await import(pathToFileURL(join(folder, 'store.js')).href), close: async () => {} }
  })
  keepsClaims((key) => {
    const { begin, release, finish } = stored.store.claims
    return {
      claim: (id) => begin(key, id),
      release: (id) => release(key, id),
      finish: () => finish(key),
      expire: () => redis.expire(key),
    }
  })

  test('what was marked as done stays so, even if the answer of the store is lost', async () => {
    redis.loses = 'done'
    assert.equal((await post(worker, update('P-6', '10:00:00.000000'))).status, 500)
    redis.loses = undefined
    assert.equal((await post(worker, update('P-6', '10:00:00.000000'))).status, 200)
    await eventually(() => assert.equal(handled(worker, 'P-6'), 1))
  })

  test('what is not signed stores nothing', async () => {
    const before = redis.keys()
    for (let at = 0; at < 10; at++) await post(worker, update(`S-${at}`, '10:00:00.000000'), { signature: '' })
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

  test('what is not signed, signed with another secret, altered or played again late is refused, and logged why', async () => {
    const WRONG = 'No matching signature found'
    const MISSING = 'Missing required headers'
    for (const { reason, ...forged } of [
      { signature: '', reason: MISSING },
      { signature: `v1,${'A'.repeat(43)}=`, reason: WRONG },
      { signature: 'x', reason: WRONG },
      { timestamp: '', reason: MISSING },
      { time: now() - 301, reason: 'Message timestamp too old' },
      // So far in the future that it is still too early, even if this test waits long.
      { time: now() + 3600, reason: 'Message timestamp too new' },
      { id: 'msg_other', reason: WRONG },
      { timestamp: String(now() - 1), reason: WRONG },
      { secret: secretOf('another'), reason: WRONG },
      { sign: 'another body', reason: WRONG },
    ]) {
      const before = worker.output().length
      const response = await post(worker, update('P-8', '10:00:00.000000'), forged)
      assert.equal(response.status, 401, JSON.stringify(forged))
      await eventually(() => assert.ok(worker.output().slice(before).includes(reason), reason))
    }
    assert.equal(handled(worker, 'P-8'), 0)
  })

  test('while a secret is replaced, both are valid', async () => {
    for (const secret of [SECRET, OLD_SECRET])
      assert.equal((await post(worker, update(`P-7 ${secret}`, '10:00:00.000000'), { secret })).status, 200)
  })

  test('what is no update is refused, and told why', async () => {
    const response = await post(worker, { product_code: 'P-9', new_state: { price_multiplier: 0.8 } })
    assert.equal(response.status, 422)
    assert.equal(response.headers.get('content-type'), 'application/problem+json')
    const { errors } = await response.json()
    assert.deepEqual(errors.map(({ pointer }) => pointer).sort(), ['/new_state/price_multiplier', '/timestamp'])
    assert.equal(handled(worker, 'P-9'), 0)
  })

  test('another event is acknowledged', async () => {
    assert.equal((await post(worker, { event: 'order-completed' })).status, 200)
  })

  test('a signed body that is not UTF-8 is unreadable', async () => {
    const body = Uint8Array.of(0x22, 0xff, 0x22)
    const response = await fetch(worker.url, { method: 'POST', headers: signed('"\ufffd"'), body })
    assert.equal(response.status, 400)
  })

  test('another method is told which one to use', async () => {
    const response = await fetch(worker.url)
    assert.equal(response.status, 405)
    assert.equal(response.headers.get('allow'), 'POST')
  })
}

function verifies(verifier) {
  for (const { what, answer, ...vector } of VECTORS)
    test(`${answer}: ${what}`, async () => {
      const response = await fetch(verifier.url, { method: 'POST', body: JSON.stringify(vector) })
      assert.equal(await response.text(), answer)
    })
}

function keepsClaims(open) {
  test('a late release leaves what another delivery has claimed, and what it has handled', async () => {
    const { claim, release, finish, expire } = open('race')
    assert.equal(await claim('A'), 'new')
    await expire()
    assert.equal(await claim('B'), 'new')
    await release('A')
    assert.equal(await claim('C'), 'busy')
    await finish()
    for (const id of ['A', 'B']) await release(id)
    assert.equal(await claim('C'), 'done')
  })

  test('a release leaves nothing of its own claim', async () => {
    const { claim, release } = open('release')
    assert.deepEqual([await claim('A'), await claim('B')], ['new', 'busy'])
    await release('A')
    assert.equal(await claim('B'), 'new')
  })
}

const update = (product_code, time, day = '2024-02-05') => ({
  product_code,
  new_state: { price_multiplier: '0.8' },
  timestamp: `${day}T${time}`,
})

/** Posts an update as the service would, or with other headers than it has signed. */
function post({ url }, update, { sign, signature, timestamp, id, ...how } = {}) {
  const body = JSON.stringify(update)
  const headers = signed(sign ?? body, how)
  const others = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature }
  for (const [name, value] of Object.entries(others)) if (value !== undefined) headers[name] = value
  return fetch(url, { method: 'POST', headers, body })
}

const handled = (worker, product) => worker.output().split(`Act on it: ${product} `).length - 1
