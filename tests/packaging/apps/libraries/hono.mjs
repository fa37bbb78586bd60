/**
 * Hono's validator for Standard Schema, for a body and for a query.
 */
import assert from 'node:assert/strict'
import { sValidator } from '@hono/standard-validator'
import { Hono } from 'hono'
import { standardSchema } from 'order-contract'
import { bad, good, SECRET } from './documents.mjs'

const app = new Hono()
  .post('/orders', sValidator('json', standardSchema('order-request')), (c) => c.json(c.req.valid('json')))
  .get('/orders', sValidator('query', standardSchema('order-query')), (c) => c.json(c.req.valid('query')))

const post = (body) =>
  app.request('/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

export const cases = {
  async 'a good order is let through as it is'() {
    const response = await post(good())
    assert.equal(response.status, 200)
    assert.deepEqual(await response.json(), good())
  },
  async 'a bad one is refused, with places and without its contents'() {
    const response = await post(bad())
    assert.equal(response.status, 400)
    const { error } = await response.json()
    assert.deepEqual(
      error.map(({ path }) => path),
      [
        ['payment_method', 'card_id'],
        ['items', 0, 'distribution_method', 'email_address'],
      ],
    )
    assert.equal(JSON.stringify(error).includes(SECRET), false)
  },
  async 'text is no document'() {
    const response = await post(JSON.stringify(good()))
    assert.equal(response.status, 400)
  },
  async 'a query is checked'() {
    assert.equal((await app.request('/orders?limit=10')).status, 200)
    assert.equal((await app.request('/orders?limit=-1')).status, 400)
  },
}
