/**
 * The recipes for the edge, in Node and in workerd.
 */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { test } from 'node:test'
import { startWorkerd } from '../edge/lib/workerd.mjs'
import { openRecipe } from './lib/recipe.mjs'
import { SECRET, secretOf, signed } from './lib/signed.mjs'

test('webhook: signed deliveries are handled once, in Node and in a Worker; what is verified and fails is set aside', async () => {
  const recipe = await openRecipe('webhook')
  const cleanup = [recipe.close]
  try {
    const { createWebhookServer } = await recipe.import('node.js')
    const { createWebhook } = await recipe.import('webhook.js')
    const { Store } = await recipe.import('store.js')
    const store = new Store()
    const acted = []
    const act = ({ product_code }) => {
      if (product_code === 'P-0') throw new Error('out of order')
      if (product_code === 'P-2') return Promise.reject()
      acted.push(product_code)
    }
    const node = await listening(createWebhookServer({ secrets: `${secretOf('the next')} ${SECRET}`, store, act }))
    cleanup.unshift(node.close)
    await deliversOnce(node.url)
    assert.deepEqual(acted, ['P-1'])
    assert.equal((await deliver(node.url, 'P-0')).status, 500)
    assert.match(new TextDecoder().decode(store.deadLetters[0]), /P-0/)
    assert.equal((await deliver(node.url, 'P-0')).status, 500, 'it is not claimed')
    assert.equal((await deliver(node.url, 'P-2')).status, 500)
    assert.match(new TextDecoder().decode(store.deadLetters.at(-1)), /P-2/)

    for (const secrets of [undefined, '', 'whsec_', `${SECRET} `])
      assert.throws(() => createWebhook({ secrets, store: new Store(), act }), Error, 'a mistake is told at the start')

    const worker = await startWorkerd(join(recipe.folder, 'worker.js'), { env: { WEBHOOK_SECRETS: SECRET } })
    cleanup.unshift(worker.close)
    await deliversOnce(worker.url)
  } finally {
    for (const close of cleanup) await close()
  }
})

test('webhook: what fails after the answer is set aside when it has failed, and not before', async (context) => {
  const recipe = await openRecipe('webhook')
  try {
    const { createWebhook } = await recipe.import('webhook.js')
    const { Store } = await recipe.import('store.js')
    const store = new Store()
    let fail
    const failing = new Promise((_, reject) => {
      fail = reject
    })
    const act = () => {
      context.mock.timers.runAll()
      return failing
    }
    const waited = []
    const receive = createWebhook({ secrets: SECRET, store, act })
    context.mock.timers.enable({ apis: ['setTimeout'] })
    const { status } = await receive(delivery('P-4'), { waitUntil: (promise) => waited.push(promise) })
    assert.deepEqual([status, store.deadLetters.length], [500, 0])
    fail(new Error('no room'))
    await Promise.allSettled(waited)
    assert.match(new TextDecoder().decode(store.deadLetters[0]), /P-4/)
    assert.equal(store.deadLetters.length, 1)
  } finally {
    await recipe.close()
  }
})

async function deliversOnce(url) {
  assert.equal((await deliver(url, 'P-1', secretOf('another'))).status, 401)
  assert.equal((await deliver(url, 'P-1')).status, 200)
  assert.equal((await deliver(url, 'P-1')).status, 200)
}

const deliver = (url, product_code, secret) => fetch(delivery(product_code, secret, url))

function delivery(product_code, secret, url = 'https://example.com/hook') {
  const body = JSON.stringify({ product_code, new_state: {}, timestamp: '2024-02-05T10:00:00.000000' })
  return new Request(url, { method: 'POST', headers: signed(body, { secret }), body })
}

test('gateway: an older client reads the orders of a newer service, in Node and in a Worker', async () => {
  const recipe = await openRecipe('gateway')
  const cleanup = [recipe.close]
  try {
    const service = await listening(
      createServer((request, response) => {
        response.setHeader('content-type', 'application/json')
        const url = `https://example.com/${request.headers['x-api-version']}`
        response.end(`{"status":"COMPLETED","items":[{"payout":{"url":"${url}"}}]}`)
      }),
    )
    cleanup.unshift(service.close)
    const { createGatewayServer } = await recipe.import('node.js')
    const node = await listening(createGatewayServer(service.url))
    cleanup.unshift(node.close)
    const worker = await startWorkerd(join(recipe.folder, 'worker.js'), { env: { UPSTREAM: service.url } })
    cleanup.unshift(worker.close)
    for (const { url } of [node, worker]) {
      const response = await fetch(new URL('/v2/order/O-1', url))
      assert.equal(
        await response.text(),
        '{"status":"COMPLETED","items":[{"redemption_url":"https://example.com/2024-02-05"}]}',
      )
    }
  } finally {
    for (const close of cleanup) await close()
  }
})

async function listening(server) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}
