/** The crate's own module for JavaScript: on the shared cases its results are those of the npm package. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { readAnswers, readCasesIn } from '../js/case-files.mjs'
import { api } from '../js/package.mjs'
import { compareAnswers, rewritten } from '../lib/answers.mjs'

const folder = process.env.ORDER_CONTRACT_SURFACE
const surface = await import(pathToFileURL(join(folder, 'order_contract.js')).href)
surface.initSync({ module: readFileSync(join(folder, 'order_contract_bg.wasm')) })

test('the README names the wasm-bindgen of the crate', () => {
  const inCrate = (...path) => readFileSync(join(folder, '..', ...path), 'utf8')
  const [, locked] = inCrate('Cargo.lock').match(/name = "wasm-bindgen"\nversion = "([^"]+)"/)
  const [, named] = inCrate('docs', 'crate.md').match(/wasm-bindgen-cli --version (\S+)/)
  assert.equal(named, locked)
})

test('the README starts the module in Node', () => {
  const crate = join(folder, '..')
  const [, script] = readFileSync(join(crate, 'docs', 'crate.md'), 'utf8').match(/^```js\n(.*?)^```$/ms)
  writeFileSync(join(crate, 'readme.mjs'), script)
  const printed = execFileSync(process.execPath, ['readme.mjs'], { cwd: crate, encoding: 'utf8' })
  assert.match(printed, /`status`/)
})

test('each question has the answer of the crate, and of the package', async () => {
  const asking = (name) => (shape, input, options) => surface[name](shape, input, amending(shape, options))
  const [validate, isValid, applyFixes] = ['validate', 'isValid', 'applyFixes'].map(asking)
  // It has no `parse`: the value is that of the package.
  const parse = (...given) => ({ ...api.parse(...given), report: validate(...given) })
  const ours = { ...surface, validate, isValid, applyFixes, parse }
  // Its outputs are texts, whatever the form of the input.
  const isText = (input) => typeof input === 'string' || input instanceof Uint8Array
  const output = (shape, text, input) => (isText(input) ? text : rewritten(shape, text))
  const { failures } = compareAnswers(ours, await readAnswers(), { output })
  assert.deepEqual(failures.slice(0, 10), [])
})

test('reports on calls are those of the package', async () => {
  for (const { name, method, url, headers, body, text, options } of await readCasesIn('calls')) {
    const sent = body === undefined ? text : JSON.stringify(body)
    same(['validateCall', { method, url, headers, body: sent }, options], name)
  }
  const call = { method: 'POST', url: '/v2/order', body: '{"payment_method":{"currency":"AUD"}}' }
  const accept = { '/payment_method/currency': ['AUD'] }
  const amended = surface.validateCall(call, amending('order-request', { accept }))
  assert.deepEqual(asJson(amended), asJson(api.validateCall(call, { accept })))
  const url = new URL('https://example.com/v2/order?limit=x')
  const headers = new Headers({ 'x-api-version': '2023-07-27' })
  same(['validateCall', { method: 'GET', url, headers }], 'what fetch takes')
})

test('bad data are problems', () => {
  const way = { from: '2023-07-27', to: '2024-02-05' }
  const loop = {}
  loop.loop = loop
  for (const input of [undefined, null, 7, loop, { n: 1n }, () => 1, Symbol('s'), '\ud800', new Uint8Array([0xff])]) {
    assert.equal(surface.validate('order-created', input).valid, false)
    surface.convert('order', input, way)
    assert.equal(surface.applyFixes('order-created', input).report.valid, false)
  }
  assert.equal(surface.validate('order-created', '{"status":"\ud800"}').problems[0].code, 'encoding')
  same(['validate', 'product-query', new URLSearchParams('limit=x')], 'a query')
  same(['validateCall', { method: 'GET', url: '/v2/product\ud800' }], 'half a pair')
  const deep = JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`)
  for (const complement of [deep, { shape: 'product' }, 7])
    assert.equal(surface.convert('order', '{}', { ...way, complement }).problems[0].code, 'complement')
})

test('a mistake is a TypeError that names it', () => {
  const way = { from: '2023-07-27', to: '2024-02-05' }
  for (const [name, ask, ...given] of [
    ['ordr', 'validate', 'ordr', '{}'],
    ['shape', 'validate', undefined, '{}'],
    ['versoin', 'validate', 'order', '{}', { versoin: '2024-02-05' }],
    ['byte', 'isValid', 'order', '{}', { limits: { byte: 1 } }],
    ['/satus', 'validate', 'order', '{}', { amendments: { order: { accept: { '/satus': ['OPEN'] } } } }],
    ['unknown shape', 'validate', 'order', '{}', { amendments: { ordr: {} } }],
    ['accept', 'validate', 'order', '{}', { accept: {} }],
    ['options', 'validate', 'order', '{}', null],
    ['options', 'validate', 'order', '{}', 'x'],
    ['only', 'applyFixes', 'order', '{}', { only: ['no'] }],
    ['from', 'convert', 'order', '{}', undefined],
    ['/aproval_state', 'convert', 'product', '{}', { ...way, fill: { '/aproval_state': 1 } }],
    ['version', 'detectVersion', 'order', '{}', { version: '2024-02-05' }],
    ['call', 'validateCall', undefined],
    ['method', 'validateCall', { method: 1, url: '/v2/order' }],
    ['url', 'validateCall', { method: 'GET' }],
    ['headers', 'validateCall', { method: 'GET', url: '/v2/order', headers: { a: {} } }],
  ]) {
    const isNamed = (error) => error instanceof TypeError && error.message.includes(name)
    assert.throws(() => surface[ask](...given), isNamed, `${ask}: ${name}`)
  }
})

/** The options of the package, as the crate takes them: amendments by shape. */
function amending(shape, { accept = {}, optional = [], ...options }) {
  return { ...options, amendments: { [shape]: { accept, optional } } }
}

/** Compares the results as JSON: the package names what a refused conversion has not. */
function same([ask, ...given], what) {
  assert.deepEqual(asJson(surface[ask](...given)), asJson(api[ask](...given)), `${ask}: ${what}`)
}

const asJson = (result) => JSON.parse(JSON.stringify(result))
