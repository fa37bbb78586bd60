/** `translateCall` in Node; tests/edge runs the same cases in the runtimes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { translated } from '../edge/translations.mjs'
import { readCasesIn } from './case-files.mjs'
import { load } from './package.mjs'

const { translateCall } = await load('edge')
const BASE = 'https://api.example.com'
const UP = { client: '2023-07-27', service: '2024-02-05', base: BASE }
const DOWN = { client: '2024-02-05', service: '2023-07-27', base: BASE }
const ask = (init, path = '/v2/order/O-1') => new Request(`https://shop.example.com${path}`, init)

test('calls are translated as cases say', async () => {
  assert.deepEqual(await translated(translateCall), [])
})

const PATHS = { order: '/v2/order/O-1', 'order-list': '/v2/order', 'product-list': '/v2/product' }
/** The options of `convert` that `translateCall` does not take. */
const OTHERS = ['complement', 'onLoss', 'onOrphan']

test('answers become what the conversion cases say', async (context) => {
  const all = await readCasesIn('conversions')
  const cases = all.filter(({ shape, options = {} }) => shape in PATHS && !OTHERS.some((name) => name in options))
  for (const { name, shape, text, from, to, options, output, problems } of cases) {
    const call = await translateCall(ask({}, PATHS[shape]), { client: to, service: from, base: BASE, ...options })
    const answer = await call.answer(new Response(text, { headers: { 'content-type': 'application/json' } }))
    assert.equal(answer.status, problems === undefined ? 200 : 502, name)
    if (problems === undefined) assert.equal(await answer.text(), output === 'same' ? text : output, name)
  }
  context.diagnostic(`${cases.length} cases`)
  assert.ok(cases.length > 50)
})

test('a request whose body would lose something is refused, as no later answer could say so in time', async () => {
  // No version changes a body that is sent so that it loses something: an order stands in for one.
  const { convertedPart } = await load('edge/translation')
  const noted = []
  const list = { add: (...given) => noted.push(given) }
  const settings = { limits: { bytes: 1000, depth: 64, findings: 100 }, service: DOWN.service }
  const partOf = (text, part) =>
    convertedPart({ ...DOWN, settings, losses: list, gaps: list }, part, 'order', new TextEncoder().encode(text))
  const lossy = '{"items":[{"payout":{"url":"u","note":7}}]}'
  const response = partOf(lossy, '/body')
  const { code, errors } = await response.json()
  assert.deepEqual(
    [response.status, code, errors.map(({ pointer }) => pointer)],
    [422, 'inconvertible', ['/body/items/0/payout/*']],
  )
  assert.deepEqual(noted, [])
  const kept = new TextDecoder().decode(partOf('{"items":[{"payout":{"url":"u"}}]}', '/body'))
  assert.equal(kept, '{"items":[{"redemption_url":"u"}]}')
})

test('an answer that is nested as deeply as the limits allow is converted', async () => {
  const limits = { bytes: 1_000_000, depth: 200_000 }
  const deep = '['.repeat(100_000) + ']'.repeat(100_000)
  const call = await translateCall(ask(), { ...UP, limits })
  const body = `{"items":[{"payout":{"x":${deep}}}]}`
  const answer = await call.answer(new Response(body, { headers: { 'content-type': 'application/json' } }))
  assert.equal(await answer.text(), '{"items":[{}]}')
  assert.match(answer.headers.get('order-contract-losses'), /;value=none$/)
})

test('a body that is not converted stays a stream', async () => {
  let pulled = 0
  const body = new ReadableStream({
    pull(controller) {
      pulled += 1
      if (pulled === 3) controller.close()
      else controller.enqueue(new Uint8Array(10))
    },
  })
  const call = await translateCall(ask({ method: 'POST', body, duplex: 'half' }, '/v2/order'), UP)
  assert.ok(pulled < 3)
  assert.equal((await call.request.arrayBuffer()).byteLength, 20)
})

test('an answer that breaks off is a bad answer', async () => {
  const call = await translateCall(ask(), UP)
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('reset')) })
  const answer = await call.answer(new Response(body, { headers: { 'content-type': 'application/json' } }))
  assert.deepEqual([answer.status, (await answer.json()).code], [502, 'bad_answer'])
})
