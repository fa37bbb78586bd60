/**
 * When the settings computed from options are reused for the next call with equal options. options.test.mjs also
 * checks, through calls, that changed options take effect.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { dist } from './package.mjs'

const load = (file) => import(pathToFileURL(`${dist}/${file}.js`).href)
const { readSettings, withAllFindings } = await load('options')
const { readConvertOptions } = await load('convert_options')
const { convert, convertInSummary } = await load('convert')

/** Copies the content of another object into an object, recursively. */
function become(object, other) {
  for (const name of Object.keys(object)) {
    if (typeof object[name] === 'object' && name in other) become(object[name], other[name])
    else delete object[name]
  }
  for (const [name, value] of Object.entries(other)) object[name] ??= value
}

test('options that have not changed have the settings of the last call', () => {
  const nested = { limits: { bytes: 5, depth: 6 }, draft: true, severity: { email: 'off' }, level: 'stated' }
  const bare = Object.assign(Object.create(null), { limits: Object.assign(Object.create(null), { bytes: 5 }) })
  for (const options of [{}, { level: 'stated' }, { severity: {} }, nested, bare]) {
    assert.equal(readSettings(options), readSettings(options), JSON.stringify(options))
  }
})

test('another object with the same options has the settings of the last call', () => {
  for (const options of [{}, { level: 'stated', draft: true }, { limits: { bytes: 5 }, severity: { email: 'off' } }]) {
    assert.equal(readSettings(options), readSettings(structuredClone(options)), JSON.stringify(options))
  }
})

test('members that are not enumerable are not overlooked in another object', () => {
  const hiding = (object, name, value) => Object.defineProperty(object, name, { value })
  const pairs = [
    [{ level: 'stated' }, hiding({ level: 'stated' }, 'draft', true)],
    [{ limits: { depth: 5 } }, { limits: hiding({ depth: 5 }, 'bytes', 6) }],
  ]
  for (const [options, other] of pairs) {
    const before = readSettings(options)
    assert.notDeepEqual(readSettings(other), before)
  }
})

test('another name and another value make new settings, in place and within an object', () => {
  const pairs = [
    [{ mask: true }, { draft: true }],
    [{ draft: true }, { draft: false }],
    [{ limits: { bytes: 5 } }, { limits: { depth: 5 } }],
    [{ limits: { bytes: 5 } }, { limits: { bytes: 6 } }],
  ]
  for (const [options, then] of pairs) {
    const before = readSettings(options)
    become(options, then)
    assert.notDeepEqual(readSettings(options), before, JSON.stringify(then))
  }
})

test('a member within an object is not taken for an option behind it', () => {
  const messages = { sentences: [], x: 'level', stated: 'limits' }
  const options = { messages }
  readSettings(options)
  delete messages.x
  delete messages.stated
  options.level = 'stated'
  options.limits = {}
  assert.deepEqual(readSettings(options), readSettings({ ...options }))
})

test('an object within the options counts with what its getters say now', () => {
  let most = 5
  const limits = {
    get bytes() {
      return most
    },
  }
  const options = { limits }
  assert.equal(readSettings(options).maxBytes, 5)
  most = 6
  assert.equal(readSettings(options).maxBytes, 6)
})

test('settings without a limit of findings leave those they are made of as they are', () => {
  const settings = readSettings({ level: 'stated' })
  const before = settings.bytes.slice()
  assert.notDeepEqual(withAllFindings(settings).bytes, before)
  assert.deepEqual(settings.bytes, before)
})

const UP = { from: '2023-07-27', to: '2024-02-05' }
const DOWN = { from: UP.to, to: UP.from }

test('equal options of a conversion have the settings of the last call, and no others have', () => {
  const before = readConvertOptions('order', { ...DOWN, limits: { bytes: 5 } })
  assert.equal(readConvertOptions('order', { ...DOWN, limits: { bytes: 5 } }), before)
  const limits = { bytes: 6 }
  const after = readConvertOptions('order', { ...DOWN, limits })
  assert.notDeepEqual(after, before)
  limits.bytes = 7
  assert.notDeepEqual(readConvertOptions('order', { ...DOWN, limits }), after)
  assert.notDeepEqual(readConvertOptions('order', UP), readConvertOptions('order', DOWN))
  const entries = { ...DOWN, entries: '/data' }
  readConvertOptions('order-list', entries)
  assert.throws(() => readConvertOptions('order', entries), { name: 'TypeError', message: /the option entries/ })
  for (const wrong of [undefined, null, 5]) assert.throws(() => readConvertOptions('order', wrong), TypeError)
})

test('values for gaps and complements that change in place take effect', () => {
  const fill = { '/approval_state': ['A'] }
  const filled = () => convert('product', '{}', { ...UP, fill }).output
  const before = filled()
  fill['/approval_state'].push('B')
  assert.equal(filled(), before.replace('"A"', '"A","B"'))

  const order = '{"items":[{"payout":{"url":"u","status":"ACTIVE"}}]}'
  const { output, complement } = convert('order', order, DOWN)
  const options = { ...UP, complement }
  assert.equal(convert('order', output, options).output, order)
  complement.to = '?'
  assert.equal(convert('order', output, options).ok, false)
})

test('a summary of a conversion shortens no later one', () => {
  const order = '{"items":[{"payout":{"url":"u","a":1,"b":2,"c":3}}]}'
  assert.equal(convertInSummary('order', Buffer.from(order), DOWN, 1).losses.length, 1)
  assert.equal(convert('order', order, DOWN).losses.length, 3)
})
