/** Hono's validator for Standard Schema, for a body and for a query. */
import assert from 'node:assert/strict'
import { sValidator } from '@hono/standard-validator'
import { Hono } from 'hono'
import { standardSchema } from 'order-contract'

export async function submit(schema, document) {
  const app = new Hono().post('/orders', sValidator('json', schema), (c) => c.json(c.req.valid('json')))
  const headers = { 'content-type': 'application/json' }
  const response = await app.request('/orders', { method: 'POST', headers, body: JSON.stringify(document) })
  const all = await response.json()
  if (response.status === 200) return { sent: all, errors: {}, all }
  assert.equal(response.status, 400)
  return { errors: Object.fromEntries(all.error.map(({ path, message }) => [path.join('.'), message])), all: all.error }
}

export const more = {
  async 'a query is checked'() {
    const app = new Hono().get('/orders', sValidator('query', standardSchema('order-query')), (c) => c.text(''))
    assert.equal((await app.request('/orders?limit=10')).status, 200)
    assert.equal((await app.request('/orders?limit=-1')).status, 400)
  },
}
