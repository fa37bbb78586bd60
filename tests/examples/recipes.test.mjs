/**
 * The recipes of docs/recipes: the code that a reader copies does what the text around it says.
 */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { join } from 'node:path'
import { test } from 'node:test'
import { runBin } from '../../scripts/lib/run.mjs'
import { openRecipe } from './lib/recipe.mjs'

const ORDER = JSON.stringify({
  payment_method: { type: 'ACCOUNT_BALANCE', currency: 'EUR' },
  items: [{ distribution_method: { type: 'PAYOUT_LINK' }, products: { type: 'SINGLE', value: 'P-1' } }],
})
const POST = { method: 'POST', headers: { 'content-type': 'application/json' } }

test('servers: each answers a valid order with 200 and others with problem details', async () => {
  const recipe = await openRecipe('servers')
  try {
    const { app: hono } = await recipe.import('hono.js')
    await answers((body) => hono.request('/orders', { ...POST, body }))

    const { app: express } = await recipe.import('express.js')
    const server = express.listen(0)
    await once(server, 'listening')
    await answers((body) => fetch(`http://localhost:${server.address().port}/orders`, { ...POST, body }))
    server.close()

    const { app: fastify } = await recipe.import('fastify.js')
    const address = await fastify.listen({ port: 0 })
    await answers((body) => fetch(`${address}/orders`, { ...POST, body }))
    await fastify.close()
  } finally {
    await recipe.close()
  }
})

async function answers(post) {
  const accepted = await post(ORDER)
  assert.deepEqual([accepted.status, await accepted.json()], [200, { items: 1 }])
  const rejected = await post('{"items":[],"items":[]}')
  assert.deepEqual(
    [rejected.status, rejected.headers.get('content-type').split(';')[0]],
    [422, 'application/problem+json'],
  )
  const codes = (await rejected.json()).errors.map(({ code }) => code)
  assert.ok(codes.includes('duplicate_key') && codes.includes('required'), codes.join())
}

test('logs: a line names codes and places, and no name of a stranger', async () => {
  const recipe = await openRecipe('logs')
  try {
    const line = await recipe.run('try.js')
    assert.match(line, /"pointer":"\/items\/0\/country"/)
    assert.ok(!line.includes('ann@example.com'), line)
  } finally {
    await recipe.close()
  }
})

test('fields of your service: they are typed', async () => {
  const recipe = await openRecipe('fields-of-your-service')
  try {
    const tsc = join(recipe.folder, 'node_modules', 'typescript', 'bin', 'tsc')
    const options = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--lib', 'es2022,dom']
    await runBin(tsc, [...options, 'price.ts'], { cwd: recipe.folder })
    assert.equal(await recipe.run('price.js'), 'Book token\n')
  } finally {
    await recipe.close()
  }
})
