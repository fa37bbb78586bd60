/**
 * The crate's own module for JavaScript: the shared cases hold, and all results are equal to those of the npm
 * package.
 */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { readCaseFiles } from '../js/case-files.mjs'
import { inputOf } from '../js/case-input.mjs'
import { api } from '../js/package.mjs'
import { runCases } from '../js/run-cases.mjs'
import { runConversions } from '../js/run-conversions.mjs'

const folder = process.env.ORDER_CONTRACT_SURFACE
const surface = await import(pathToFileURL(join(folder, 'order_contract.js')).href)
surface.initSync({ module: readFileSync(join(folder, 'order_contract_bg.wasm')) })

const texts = (name) => {
  const path = fileURLToPath(new URL(`../${name}/`, import.meta.url))
  const files = readdirSync(path).filter((file) => file.endsWith('.json'))
  return files.map((file) => readFileSync(join(path, file), 'utf8'))
}
const encoder = new TextEncoder()

test('the README names the wasm-bindgen of the crate', () => {
  const inCrate = (...path) => readFileSync(join(folder, '..', ...path), 'utf8')
  const [, locked] = inCrate('Cargo.lock').match(/name = "wasm-bindgen"\nversion = "([^"]+)"/)
  const [, named] = inCrate('docs', 'crate.md').match(/wasm-bindgen-cli --version (\S+)/)
  assert.equal(named, locked)
})

test('the README starts the module in Node', () => {
  const crate = join(folder, '..')
  const blocks = readFileSync(join(crate, 'docs', 'crate.md'), 'utf8').matchAll(/^```js\n(.*?)^```$/gms)
  const [script] = [...blocks].map(([, block]) => block).filter((block) => block.includes('node:fs'))
  writeFileSync(join(crate, 'readme.mjs'), script)
  const printed = execFileSync(process.execPath, ['readme.mjs'], { cwd: crate, encoding: 'utf8' })
  assert.match(printed, /`status`/)
})

test('the validation cases hold', async () => {
  const { count, failures } = runCases({ ...api, ...surface }, await readCaseFiles())
  assert.ok(count > 0)
  assert.deepEqual(failures, [])
  console.log(`cases: ${count} surface`)
})

test('the conversion cases hold', () => {
  const { count, failures } = runConversions(surface, texts('conversions'))
  assert.ok(count > 0)
  assert.deepEqual(failures, [])
})

test('reports, values and fixes are those of the package', async () => {
  const files = await readCaseFiles()
  for (const [path, text] of Object.entries(files.cases)) {
    const shape = path.split('/')[0]
    for (const example of JSON.parse(text)) {
      const { text, bytes, value } = inputOf(example, files)
      const inputs = shape.endsWith('-query') ? [text, value] : [text, bytes, value]
      for (const input of inputs.filter((input) => input !== undefined)) {
        for (const ask of ['validate', 'isValid', 'parse', 'applyFixes'])
          same([ask, shape, input, example.options], `${shape}: ${example.name}: ${ask}`)
        same(['detectVersion', shape, input], `${shape}: ${example.name}: detectVersion`)
      }
    }
  }
})

test('conversions are those of the package', () => {
  for (const text of texts('conversions')) {
    for (const { name, shape, text: document, way, options } of JSON.parse(text)) {
      const [from, to] = way === 'up' ? ['2023-07-27', '2024-02-05'] : ['2024-02-05', '2023-07-27']
      const isQuery = shape.endsWith('-query')
      const inputs = isQuery ? [document, new URLSearchParams(document)] : [document, encoder.encode(document)]
      try {
        if (!isQuery) inputs.push(JSON.parse(document))
      } catch {}
      for (const input of inputs) {
        same(['convert', shape, input, { from, to, ...options }], name)
        same(['convert', shape, input, { from, to: from }], name)
        same(['detectVersion', shape, input], name)
      }
    }
  }
})

test('reports on calls are those of the package', () => {
  for (const text of texts('calls')) {
    for (const { name, method, url, headers, body, text: sent, options } of JSON.parse(text)) {
      const bodies = body === undefined ? [sent] : [JSON.stringify(body), body, encoder.encode(JSON.stringify(body))]
      for (const given of bodies) same(['validateCall', { method, url, headers, body: given }, options], name)
    }
  }
  const url = new URL('https://example.com/v2/order?limit=x')
  const headers = new Headers({ 'x-api-version': '2023-07-27' })
  same(['validateCall', { method: 'GET', url, headers }], 'what fetch takes')
  const several = { 'x-api-version': ['2024-02-05', '2023-07-27'], accept: undefined, age: 1 }
  same(['validateCall', { method: 'GET', url: '/v2/order', headers: several }], 'several values')
  same(['validateCall', { method: 'GET', url: '/v2/product?code=\ud800' }], 'half a pair')
  for (const end of ['\ud800', '?code=a\udc00&x=\ud800#\ud800', '\ud800?code=\ud800', '#?\ud800'])
    same(['validateCall', { method: 'GET', url: `/v2/product${end}` }], `half a pair in ${JSON.stringify(end)}`)
  const loop = {}
  loop.loop = loop
  for (const body of [loop, { n: 1n }, '{"a":"\ud800"}', new Uint8Array([0xff])])
    same(['validateCall', { method: 'POST', url: '/v2/order', body }], 'a body that nobody can send')
})

test('descriptions are those of the package', () => {
  const { shapes, versions } = lists()
  for (const shape of shapes) {
    same(['describe', shape], shape)
    for (const version of versions) same(['describe', shape, { version }], shape)
  }
})

test('values that JSON cannot carry are problems', () => {
  const loop = {}
  loop.loop = loop
  const deep = {}
  let inner = deep
  for (let i = 0; i < 100_000; i++) inner = inner.a = {}
  const throwing = {
    get status() {
      throw new Error('no')
    },
  }
  const strange = [loop, deep, throwing, { n: 1n }, undefined, () => 1, Symbol('s'), '\ud800', '{"status":"\ud83d"}']
  for (const input of [
    ...strange,
    '\ufffd',
    null,
    7,
    true,
    [],
    Object.create(null),
    { toJSON: () => ({ status: 1 }) },
    { toJSON: () => new Date(Number.NaN).toISOString() },
  ]) {
    for (const ask of ['validate', 'isValid', 'parse']) same([ask, 'order-created', input], ask)
    sameOutput(['applyFixes', 'order-created', input])
    same(['convert', 'order', input, { from: '2023-07-27', to: '2024-02-05' }], 'convert')
    sameOutput(['convert', 'order', input, { from: '2023-07-27', to: '2023-07-27' }])
  }
  const url = new URL('https://example.com/?limit=1&after=a')
  for (const query of [
    url,
    new URLSearchParams('?a=ä+b'),
    { limit: 1, after: null, code: 'ä b', x: [1, 'z'] },
    { 'a\ud800b': 'x', c: '\udc00y', limit: 1 },
    7,
  ]) {
    for (const ask of ['validate', 'isValid', 'parse', 'applyFixes']) same([ask, 'product-query', query], ask)
    const way = { from: '2024-02-05', to: '2023-07-27' }
    same(['convert', 'product-query', query, way], 'convert')
    same(['convert', 'product-query', query, { from: way.to, to: way.to }], 'identity')
    // Nothing of a URL or of URLSearchParams is an enumerable property.
    const [ours, its] = [surface, api].map(({ convert }) => convert('product-query', query, way).output)
    assert.deepEqual([ours?.constructor, String(ours)], [its?.constructor, String(its)])
  }
})

test('digits of fill and complement stay as they are', () => {
  const up = { from: '2023-07-27', to: '2024-02-05', fill: { '/approval_state': 1e21 } }
  same(['convert', 'product', '{}', up], 'fill')
  const complement = { shape: 'order', z: 1, a: 1.5e300 }
  same(['convert', 'order', '{}', { from: '2023-07-27', to: '2024-02-05', complement }], 'complement')
})

/** Mistakes in a call other than those in the values of options, which are below. */
test('mistakes are errors', () => {
  const way = { from: '2023-07-27', to: '2024-02-05' }
  const call = { method: 'GET', url: '/v2/order' }
  for (const [ask, ...given] of [
    ['validate', 'ordr', '{}'],
    ['validate', undefined, '{}'],
    ['validate', 'order', '{}', { versoin: '2024-02-05' }],
    ['validate', 'order', '{}', { entries: 'data' }],
    ['validate', 'order', '{}', { unit: 'bytes' }],
    ['validate', 'order', Promise.resolve()],
    ['validate', 'order', new Map()],
    ['validate', 'order', new ArrayBuffer(1)],
    ['validate', 'order', new Date(0)],
    ['validate', 'order', '{}', { entries: '/data' }],
    ['convert', 'order', '{}', { ...way, entries: '/data' }],
    ['detectVersion', 'order', '{}', { entries: '/data' }],
    ['validateCall', call, { entries: '/data' }],
    ['validate', 'order', new Uint16Array(1)],
    ['validate', 'order', new URLSearchParams()],
    ['validate', 'product-query', [['a', 'b']]],
    ['validate', 'product-query', new Headers()],
    ['convert', 'product', '{}', { ...way, fill: { '/aproval_state': 1 } }],
    ['convert', 'product', '{}', { ...way, fill: { '/approval_state': 1n } }],
    ['detectVersion', 'order', '{}', { version: '2024-02-05' }],
    ['validateCall', undefined],
    ['validateCall', { ...call, method: 1 }],
    ['validateCall', { ...call, url: {} }],
    ['validateCall', { ...call, headers: 'x: y' }],
    ['validateCall', { ...call, headers: [['a']] }],
    ['validateCall', { ...call, headers: { a: {} } }],
  ]) {
    const what = `${ask}(${given.map((value) => Object.prototype.toString.call(value)).join(', ')})`
    assert.throws(() => api[ask](...given), TypeError, what)
    assert.throws(() => surface[ask](...given), { name: 'Error', message: /./ }, what)
  }
})

/** The options of the package, as its own messages list them. `messages` are JavaScript objects. */
const WITHOUT = ['messages']
/** Values of each option. The first ones are valid. */
const OPTIONS = {
  version: ['2023-07-27', '2024-02-05', '2024', 1],
  level: ['stated', 'implied', 'assumed'],
  draft: [true, false, 1, new Boolean(true)],
  severity: [
    { required: 'off', enum: undefined },
    {},
    Object.create({ required: 'off', enum: 'info' }),
    Object.create({ no: 'off' }),
    Object.create({ syntax: 'off' }),
    Object.create({ enum: null }),
    new (class Own {
      get enum() {
        return 'warning'
      }
    })(),
    { enum: null },
    { no: 'off' },
    { syntax: 'off' },
    { enum: 1 },
    { enum: new String('off') },
  ],
  entries: ['/data', '', 'data', 7, '/\ud800', '/\ufffd', '/\ud83d\ude00', new String('/data')],
  limits: [
    { findings: 1 },
    Object.create({ findings: 1 }),
    Object.create({ findings: -1 }),
    { findings: -0 },
    { findings: 1n },
    { findings: new Number(1) },
    { findings: Number.NaN },
    { bytes: 500_000_000, depth: 0xffffffff, findings: 0xffffffff },
    { bytes: 2 },
    { depth: undefined },
    { bytes: 500_000_001 },
    { depth: 0x100000000 },
    { findings: 0.5 },
    { depth: -1 },
    { depth: null },
    { depth: '1' },
    { byte: 1 },
  ],
  mask: [false, true, 'no'],
  names: ['label', 'wire', 'labels'],
  only: [
    ['required'],
    [],
    ['no'],
    [1],
    [new String('required')],
    'required',
    new Set(['required']),
    new Set(),
    { length: 0 },
    new Uint8Array(),
  ],
  baseUrl: ['https://example.com/api', '', 1],
  from: ['2023-07-27', '2024-02-05', '2023', 1],
  to: ['2024-02-05', '2023-07-27', '2023', 1],
  payoutUrl: ['/link', '', 'link', 1, '/\udc00', '/\ufffd'],
  fill: [
    { '/approval_state': 'A' },
    { '/approval_state': '\ud800' },
    {},
    { '/approval_state': undefined },
    { '/no': 1 },
    1,
    new Map(),
  ],
  complement: [{ shape: 'product' }, {}, null, 'no'],
  onLoss: ['error', 'report', 'no'],
  onOrphan: ['drop', 'error', 'no'],
}
const NO_OPTIONS = [null, undefined, {}, [], true, 'x', new Map(), Promise.resolve(), new (class Own {})()]

test('every option of the package is an option here, and takes the same values', () => {
  const way = { from: '2023-07-27', to: '2024-02-05' }
  const call = {
    method: 'POST',
    url: 'https://example.com/api/v2/order',
    body: '{"items":[{"price":{"amount":"a@b"}}]}',
  }
  const order = '{"payment_method":{"type":"card"},"items":[{"a@b":1}]}'
  for (const [ask, given, required] of [
    ['validate', ['order-request', order]],
    ['validate', ['order-list', '{"data":[{"status":1}]}']],
    ['isValid', ['order-request', order]],
    ['parse', ['order-list', '{"data":[]}']],
    ['applyFixes', ['order-request', order]],
    ['validateCall', [call]],
    ['detectVersion', ['order-list', '{"data":[{"redemption_url":"u"}]}']],
    ['describe', ['order-list']],
    ['convert', ['product', '{"code":"a"}'], way],
    ['convert', ['order-list', '{"data":[{"items":[{"redemption_url":"u"}]}]}'], way],
  ]) {
    const names = optionsOf(api, ask, given, required)
    assert.deepEqual(
      optionsOf(surface, ask, given, required),
      names.filter((name) => !WITHOUT.includes(name)),
      ask,
    )
    for (const name of names.filter((name) => !WITHOUT.includes(name))) {
      assert.ok(OPTIONS[name], `no values of ${name}`)
      for (const value of [...OPTIONS[name], null, undefined, [], {}]) {
        const options = { ...required, [name]: value }
        alike([ask, ...given, options], `${ask}: ${name}: ${inspect(value)}`)
      }
    }
    for (const options of NO_OPTIONS)
      alike([ask, ...given, options], `${ask}: ${Object.prototype.toString.call(options)}`)
  }
})

test('what is missing of a conversion is named as in the package', () => {
  for (const options of [undefined, {}, { from: '2023-07-27' }, { to: '2023-07-27' }]) {
    const { message } = mistake(() => api.convert('order', '{}', options))
    assert.equal(mistake(() => surface.convert('order', '{}', options)).message, message)
  }
})

test('the module exports these functions and no others', () => {
  const exported = Object.keys(surface).filter((name) => !['default', 'initSync'].includes(name))
  assert.deepEqual(exported.sort(), [
    'applyFixes',
    'convert',
    'describe',
    'detectVersion',
    'isValid',
    'parse',
    'validate',
    'validateCall',
  ])
})

/** Returns the names that a module lists for an unknown option. */
function optionsOf(module, ask, given, required) {
  const { message } = mistake(() => module[ask](...given, { ...required, zzzzzzzzzz: 1 }))
  const [, list] = message.match(/^unknown option 'zzzzzzzzzz': use (.+)$/)
  return list.match(/\w{3,}|to/g).sort()
}

function mistake(ask) {
  try {
    ask()
  } catch (error) {
    return error
  }
  assert.fail('no mistake')
}

/** Checks that both return the same, or both throw. */
function alike([ask, ...given], what) {
  let expected
  try {
    expected = api[ask](...given)
  } catch (error) {
    assert.ok(error instanceof TypeError, `${what}: ${error}`)
    assert.throws(() => surface[ask](...given), { name: 'Error', message: /./ }, what)
    return
  }
  assert.deepEqual(surface[ask](...given), expected, what)
}

function same([ask, ...given], what) {
  assert.deepEqual(surface[ask](...given), api[ask](...given), what)
}

/** Compares the output as JSON: in Node 26 it may be too deep for `deepEqual`, but not for JSON.stringify. */
function sameOutput([ask, ...given]) {
  const [ours, its] = [surface, api].map((it) => {
    const { output, ...others } = it[ask](...given)
    return { others, type: typeof output, text: canStringify(output) ? JSON.stringify(output) : output }
  })
  assert.deepEqual(ours, its, ask)
}

function canStringify(value) {
  try {
    return typeof JSON.stringify(value) === 'string'
  } catch {
    return false
  }
}

/** Every name of the closed lists. */
function lists() {
  const text = readFileSync(new URL('../../js/generated/tables.ts', import.meta.url), 'utf8')
  const list = (name) => text.match(new RegExp(`${name} = \\[([^\\]]*)`))[1].match(/[\w-]+/g)
  return { shapes: list('shapes'), versions: list('versions') }
}
