/**
 * The server in Rust, over HTTP.
 */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { after, before, describe, test } from 'node:test'
import { api } from '../js/package.mjs'
import { eventually } from '../lib/eventually.mjs'
import { buildProgram } from './lib/rust.mjs'

const UPDATE = '{"product_code":"A","new_state":{"price_multiplier":"0.8"},"timestamp":"2024-01-02T03:04:05.123456"}'
const OLD = '{"status":"COMPLETED","items":[{"redemption_url":"https://pay.example.com/r/1","face_value":10.50}]}'

describe('rust-axum', () => {
  let server
  let url
  let printed = ''
  before(async () => {
    const program = await buildProgram('rust-axum', 'order-contract-axum')
    server = spawn(program, { env: { ...process.env, ADDRESS: '127.0.0.1:0' }, stdio: ['ignore', 'pipe', 'inherit'] })
    server.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text
    })
    url = await eventually(() => printed.match(/listening on (\S+)/)[1])
  })
  after(() => server?.kill())

  const post = (path, body) => fetch(`${url}${path}`, { method: 'POST', body })

  test('an update is received', async () => {
    assert.equal((await post('/webhook', UPDATE)).status, 200)
  })

  test('a product code adds no line to the log', async () => {
    assert.equal((await post('/webhook', UPDATE.replace('"A"', '"B\\nproduct C"'))).status, 200)
    await eventually(() => assert.match(printed, /^product .*C.* was updated/m))
    assert.match(printed, /^product "B\\nproduct C" was updated at 2024-01-02 03:04:05.123456$/m)
  })

  test('warnings are not listed as errors', async () => {
    const update = UPDATE.replace('"0.8"', '0.8').replace('{', '{"old_state":null,')
    const { problems } = api.validate('product-update', update)
    const found = problems.map(({ code, severity }) => `${code} ${severity}`)
    assert.deepEqual(found, ['type warning', 'type error'])
    const details = await (await post('/webhook', update)).json()
    assert.equal(details.errors.length, 1)
  })

  test('axum itself answers long bodies and other methods, without problem details', async () => {
    const responses = [await post('/webhook', ' '.repeat(3_000_000)), await fetch(`${url}/webhook`)]
    for (const [place, status] of [413, 405].entries()) {
      assert.equal(responses[place].status, status)
      assert.notEqual(responses[place].headers.get('content-type'), 'application/problem+json')
    }
  })

  test('what is no update is answered with problem details that repeat nothing', async () => {
    const response = await post('/webhook', '{"product_code":"A","timestamp":"ann@example.com","new_state":{}}')
    assert.equal(response.status, 422)
    assert.equal(response.headers.get('content-type'), 'application/problem+json')
    const details = await response.json()
    const codes = details.errors.map(({ code }) => code)
    assert.deepEqual([details.status, codes], [422, ['timestamp']])
    assert.doesNotMatch(JSON.stringify(details), /ann/)
    assert.equal((await post('/webhook', '{')).status, 422)
  })

  test('an order is converted, with the answer of the package', async () => {
    const versions = { from: '2023-07-27', to: '2024-02-05' }
    for (const [document, status] of [
      [OLD, 200],
      ['{', 422],
    ]) {
      const response = await post(`/convert?${new URLSearchParams(versions)}`, document)
      assert.equal(response.status, status)
      assert.deepEqual(await response.json(), JSON.parse(JSON.stringify(api.convert('order', document, versions))))
    }
    assert.equal((await post('/convert?from=2023-07-27&to=2024', OLD)).status, 400)
  })

  test('a report is that of the package', async () => {
    const response = await post('/report', OLD)
    assert.deepEqual(await response.json(), api.validate('order', OLD))
  })
})
