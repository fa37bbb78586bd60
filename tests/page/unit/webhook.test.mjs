/** The webhook without its looks: prices compared digit by digit, and deliveries that are real requests. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { transform } from 'esbuild'
import { dist } from '../../js/package.mjs'
import { typescript } from './typescript.mjs'

const load = (name) => typescript(`www/src/views/webhook/${name}.ts`)
const [price, headers, delivery, answers, deliveries, snippets] = await Promise.all(
  ['price', 'headers', 'delivery', 'answer', 'deliveries', 'snippet'].map(load),
)
const { receiveProductUpdate } = await import(pathToFileURL(`${dist}/edge.js`).href)

const state = (multiplier) => (multiplier === undefined ? {} : { price_multiplier: multiplier })
const change = (before, after) =>
  price.priceChange({ ...(before === null ? {} : { old_state: state(before) }), new_state: state(after) })

test('a price rises or falls by exactly what its digits say', () => {
  const by = (before, after) => {
    const { trend, words } = change(before, after)
    return [trend, words.slice(words.indexOf(': ') + 2)]
  }
  assert.deepEqual(by('0.8', '0.85'), ['rises', 'by `0.05`, 6.25%.'])
  assert.deepEqual(by('0.85', '0.8'), ['falls', 'by `0.05`, about 5.88%.'])
  assert.deepEqual(by('0.1', '0.3'), ['rises', 'by `0.2`, 200%.'])
  assert.deepEqual(by('1', '0'), ['falls', 'by `1`, 100%.'])
  assert.deepEqual(by('0', '1.5'), ['rises', 'by `1.5`.'])
  assert.deepEqual(by('-0.5', '-0.25'), ['rises', 'by `0.25`.'])
  assert.deepEqual(by('10', '9'), ['falls', 'by `1`, 10%.'])
  assert.deepEqual(by('3', '3.00005'), ['rises', 'by `0.00005`, less than 0.01%.'])
  assert.deepEqual(by('3', '3.00015'), ['rises', 'by `0.00015`, about 0.01%.'])
  assert.deepEqual(by('9007199254740993', '9007199254740992'), ['falls', 'by `1`, less than 0.01%.'])
  assert.deepEqual(by('0.8', '0.80000000000000000001'), ['rises', 'by `0.00000000000000000001`, less than 0.01%.'])
})

test('a price that stays says so, also where it is written otherwise', () => {
  assert.deepEqual(change('0.8', '0.8'), { trend: 'stays', words: 'The price multiplier stays at `0.8`.' })
  for (const [before, after] of [
    ['0.8', '0.80'],
    ['-0', '0'],
    ['007', '7.0'],
  ])
    assert.match(change(before, after).words, /stays the same/)
})

test('what the update does not say is not made up', () => {
  assert.match(change(null, '0.8').words, /is `0.8` now.*the old state is not there/)
  assert.match(change(undefined, '0.8').words, /the old state does not say it/)
  assert.match(change('0.8', undefined).words, /was `0.8`.*does not say what it is now/)
  assert.match(change(null, undefined).words, /does not mention/)
  assert.match(change('0.8', '1'.repeat(2000)).words, /more digits/)
  for (const [before, after] of [
    [null, '0.8'],
    ['0.8', undefined],
  ])
    assert.equal(change(before, after).trend, 'unknown')
})

test('headers are read line by line, and a line that is none is named', () => {
  const read = headers.headersFrom(' Content-Type : application/json \r\n\nx-a: b: c')
  assert.deepEqual(
    [...read.headers],
    [
      ['content-type', 'application/json'],
      ['x-a', 'b: c'],
    ],
  )
  const reason = (line) => headers.headersFrom(`a: b\n${line}`).reason
  for (const line of ['no-colon', 'no colon', ': no name'])
    assert.equal(reason(line), 'Write line 2 of the headers as `name: value`.')
  for (const line of ['na me: x', 'é: x', 'x: \u0000', 'x: é→', 'x: ☃'])
    assert.equal(reason(line), 'Line 2 of the headers holds a character that HTTP does not allow there.')
})

test('a delivery is the request that it shows', async () => {
  const { request } = delivery.requestOf({ method: 'POST', headers: 'x-signature: a: b', text: '{"é":1}' })
  assert.deepEqual([request.method, [...request.headers]], ['POST', [['x-signature', 'a: b']]])
  assert.equal(await new Response(request.body).text(), '{"é":1}')
  assert.equal(delivery.requestOf({ method: 'GET', headers: '', text: 'x' }).request.body, null)
})

test('the picked deliveries are answered as they promise', async () => {
  const statuses = {}
  for (const { title, method, headers, text } of deliveries.deliveries) {
    const { request } = delivery.requestOf({ method, headers, text })
    const { response, update } = await receiveProductUpdate(request)
    const answer = await answers.answerOf(response)
    statuses[title] = response.status
    assert.equal(update !== undefined, answer.rejection === undefined)
    assert.match(answer.head, new RegExp(`^HTTP/1.1 ${response.status} [A-Z]`))
  }
  assert.deepEqual(statuses, {
    'A new price multiplier': 200,
    'Without the state before': 200,
    'An update of 29 February 2023': 422,
    'Nothing new in it': 422,
    'An update of 2023': 200,
    'Sent as a form': 415,
    'Sent without a content type': 415,
    'Sent compressed': 415,
    'Asked for with GET': 405,
  })
})

test('the worker that is shown receives the webhook', async (context) => {
  const { code } = await transform(snippets.snippet, { loader: 'ts' })
  const edge = pathToFileURL(`${dist}/edge.js`).href
  const worker = await import(`data:text/javascript,${encodeURIComponent(code.replace('order-contract/edge', edge))}`)
  const said = context.mock.method(console, 'log', () => {})
  const { method, headers, text } = deliveries.deliveries[0]
  const { request } = delivery.requestOf({ method, headers, text })
  assert.equal((await worker.default.fetch(request)).status, 200)
  assert.deepEqual(said.mock.calls[0].arguments, ['PRCODE-GB', '0.8'])
})
