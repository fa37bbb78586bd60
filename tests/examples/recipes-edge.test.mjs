/**
 * The recipes for the edge, in Node and in workerd.
 */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { startWorkerd } from '../edge/lib/workerd.mjs'
import { dist } from '../js/package.mjs'
import { findNginx, startNginx } from './lib/nginx.mjs'
import { openRecipe } from './lib/recipe.mjs'
import { SECRET, secretOf, signed } from './lib/signed.mjs'

const { memoryClaims } = await import(pathToFileURL(`${dist}/edge.js`).href)

test('webhook: signed deliveries are handled once, in Node and in a Worker; what is verified and fails is set aside', async () => {
  const recipe = await openRecipe('webhook')
  const cleanup = [recipe.close]
  try {
    const { createWebhookServer } = await recipe.import('node.js')
    const { createWebhook } = await recipe.import('webhook.js')
    const acted = []
    const deadLetters = []
    const act = ({ product_code }) => {
      if (product_code === 'P-0') throw new Error('out of order')
      if (product_code === 'P-2') return Promise.reject()
      acted.push(product_code)
    }
    const store = { claims: memoryClaims(), setAside: (bytes) => deadLetters.push(bytes) }
    const node = await listening(createWebhookServer({ secrets: `${secretOf('the next')} ${SECRET}`, ...store, act }))
    cleanup.unshift(node.close)
    await deliversOnce(node.url)
    assert.deepEqual(acted, ['P-1'])
    assert.equal((await deliver(node.url, 'P-0')).status, 500)
    assert.match(new TextDecoder().decode(deadLetters[0]), /P-0/)
    assert.equal((await deliver(node.url, 'P-0')).status, 500, 'it is not claimed')
    assert.equal((await deliver(node.url, 'P-2')).status, 500)
    assert.match(new TextDecoder().decode(deadLetters.at(-1)), /P-2/)

    for (const secrets of [undefined, '', 'whsec_', `${SECRET} `])
      assert.throws(() => createWebhook({ secrets, ...store, act }), Error, 'a mistake is told at the start')

    const worker = await startWorkerd(join(recipe.folder, 'worker.js'), { env: { WEBHOOK_SECRETS: SECRET } })
    cleanup.unshift(worker.close)
    await deliversOnce(worker.url)
  } finally {
    for (const close of cleanup) await close()
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

describe('translate: an older client reads the orders of a newer service', () => {
  const cleanup = []
  let recipe
  let service
  before(async () => {
    recipe = await openRecipe('translate')
    service = await listening(
      createServer((request, response) => {
        response.setHeader('content-type', 'application/json')
        const url = `https://example.com/${request.headers['x-api-version']}${request.url}`
        response.end(`{"status":"COMPLETED","items":[{"payout":{"url":"${url}"}}]}`)
      }),
    )
    cleanup.push(service.close, recipe.close)
  })
  after(async () => {
    for (const close of cleanup) await close()
  })

  const path = '/v2/order/O-1?a=1'
  const url = `https://example.com/2024-02-05${path}`
  const order = `{"status":"COMPLETED","items":[{"redemption_url":"${url}"}]}`
  const served = async (server) => {
    const { url, close } = await listening(server)
    cleanup.unshift(close)
    return url
  }
  const proxies = {
    Node: async () => served((await recipe.import('node.js')).createProxyServer(service.url)),
    Express: async () => served(createServer((await recipe.import('express.js')).createApp(service.url))),
    'a Worker': async () => {
      const worker = await startWorkerd(join(recipe.folder, 'worker.js'), { env: { SERVICE: service.url } })
      cleanup.unshift(worker.close)
      return worker.url
    },
  }
  for (const [name, start] of Object.entries(proxies))
    test(`in ${name}`, async () => {
      const response = await fetch(new URL(path, await start()))
      assert.equal(await response.text(), order)
    })

  test('behind nginx, which sends newer clients past the proxy', async (context) => {
    const program = await findNginx()
    if (program === undefined) return context.skip('nginx is not installed')
    const { createProxyServer } = await recipe.import('node.js')
    let translated = 0
    const proxy = await served(createProxyServer(service.url).on('request', () => translated++))
    const conf = await readFile(join(recipe.folder, 'translate.conf'), 'utf8')
    const local = conf
      .replace('127.0.0.1:3000', new URL(proxy).host)
      .replace('service.internal:8000', new URL(service.url).host)
    const nginx = await startNginx(program, local)
    cleanup.unshift(nginx.close)
    assert.equal(await nginx.get(path), order)
    const newer = `{"status":"COMPLETED","items":[{"payout":{"url":"${url}"}}]}`
    assert.equal(await nginx.get(path, { 'x-api-version': '2024-02-05' }), newer)
    assert.equal(translated, 1)
  })
})

async function listening(server) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}
