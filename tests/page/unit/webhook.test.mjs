/** The parts of the view "Webhook" that need no browser: deliveries make real requests, with the promised answers. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { transform } from 'esbuild'
import { dist } from '../../js/package.mjs'
import { typescript } from './typescript.mjs'

const load = (name) => typescript(`www/src/views/webhook/${name}.ts`)
const [delivery, snippets] = await Promise.all(['delivery', 'snippet'].map(load))
const { deliveries } = await typescript('www/src/samples/deliveries.ts')
const { createReceiver } = await import(pathToFileURL(`${dist}/edge.js`).href)

test('headers are read line by line, and a line that is none is named', () => {
  const read = delivery.headersFrom(' Content-Type : application/json \r\n\nx-a: b: c')
  assert.deepEqual(
    [...read],
    [
      ['content-type', 'application/json'],
      ['x-a', 'b: c'],
    ],
  )
  const reason = (line) => delivery.headersFrom(`a: b\n${line}`)
  for (const line of ['no-colon', 'no colon', ': no name'])
    assert.equal(reason(line), 'Write line 2 of the headers as `name: value`.')
  for (const line of ['na me: x', 'é: x', 'x: \u0000', 'x: é→', 'x: ☃'])
    assert.equal(reason(line), 'Line 2 of the headers holds a character that HTTP does not allow there.')
})

test('a delivery is the request that it shows', async () => {
  const request = delivery.requestOf({ method: 'POST', headers: 'x-signature: a: b', text: '{"é":1}' })
  assert.deepEqual([request.method, [...request.headers]], ['POST', [['x-signature', 'a: b']]])
  assert.equal(await new Response(request.body).text(), '{"é":1}')
  assert.equal(delivery.requestOf({ method: 'GET', headers: '', text: 'x' }).body, null)
})

test('the picked deliveries are answered as they promise', async () => {
  const statuses = {}
  for (const { title, finds, method, headers, text } of deliveries) {
    const request = delivery.requestOf({ method, headers, text })
    const { response, update } = await createReceiver()(request)
    const answer = await delivery.answerOf(response)
    statuses[title] = response.status
    assert.equal(update !== undefined, answer.rejection === undefined)
    assert.match(answer.head, new RegExp(`^HTTP/1.1 ${response.status}(?:\n|$)`))
    if (finds) assert.equal(response.status, 422)
  }
  assert.deepEqual(Object.values(statuses), [200, 422, 415, 415, 405])
})

test('the worker that is shown receives the webhook', async (context) => {
  const { code } = await transform(snippets.snippet(), { loader: 'ts' })
  const edge = pathToFileURL(`${dist}/edge.js`).href
  const worker = await import(`data:text/javascript,${encodeURIComponent(code.replace('order-contract/edge', edge))}`)
  const said = context.mock.method(console, 'log', () => {})
  const { method, headers, text } = deliveries[0]
  const request = delivery.requestOf({ method, headers, text })
  assert.equal((await worker.default.fetch(request)).status, 200)
  const [update] = said.mock.calls[0].arguments
  assert.deepEqual([update.product_code, update.new_state.price_multiplier], ['PRCODE-GB', '0.8'])
})
