/**
 * The worker of the gateway in workerd, in front of the test server of the other version.
 */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startUpstream } from '../edge/lib/upstream.mjs'
import { api } from '../js/package.mjs'
import { openApp } from './lib/app.mjs'
import { startWorker } from './lib/worker.mjs'

const ORDER = {
  payment_method: { type: 'ACCOUNT_BALANCE', currency: 'EUR' },
  items: [{ distribution_method: { type: 'PAYOUT_LINK' }, products: { type: 'SINGLE', value: 'P-1' } }],
}

describe('gateway-worker', () => {
  let app
  let upstream
  let worker
  before(async () => {
    app = await openApp('gateway-worker')
    upstream = await startUpstream()
    worker = await startWorker(app.folder, { UPSTREAM: upstream.url })
  })
  after(async () => {
    await worker?.close()
    await upstream?.close()
    await app?.close()
  })

  test('an older client places an order with a newer service, and reads it back', async () => {
    const placed = await fetch(`${worker.url}/v2/order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-idempotency-key': 'k-1' },
      body: JSON.stringify(ORDER),
    })
    assert.equal(placed.status, 201)
    const read = await fetch(`${worker.url}/v2/order/O-1`)
    const { headers, sent } = upstream.exchanges.at(-1)
    assert.equal(headers['x-api-version'], '2024-02-05')
    const { output } = api.convert('order', String(sent), { from: '2024-02-05', to: '2023-07-27' })
    assert.match(output, /redemption_url/)
    assert.equal(await read.text(), output)
  })

  test('an operation that is gone is answered with what replaces it', async () => {
    const answer = await fetch(`${worker.url}/v2/order/O-1/links`)
    assert.equal(answer.status, 410)
    assert.match((await answer.json()).detail, /Read the order with GET/)
  })
})
