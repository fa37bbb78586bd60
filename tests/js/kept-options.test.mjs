/**
 * Options that change in place take effect at the next call, and settings that are made of others leave those as they
 * are. options.test.mjs also checks, through calls, that changed options take effect.
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

test('an object within the options counts with what its getters say now', () => {
  let most = 5
  const limits = {
    get bytes() {
      return most
    },
  }
  const options = { limits }
  assert.equal(readSettings(options).limits.bytes, 5)
  most = 6
  assert.equal(readSettings(options).limits.bytes, 6)
})

test('settings without a limit of findings leave those they are made of as they are', () => {
  const settings = readSettings({ level: 'stated' })
  const before = settings.bytes.slice()
  assert.notDeepEqual(withAllFindings(settings).bytes, before)
  assert.deepEqual(settings.bytes, before)
})

const UP = { from: '2023-07-27', to: '2024-02-05' }
const DOWN = { from: UP.to, to: UP.from }

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
  assert.equal(convertInSummary('order', Buffer.from(order), readConvertOptions('order', DOWN), 1).losses.length, 1)
  assert.equal(convert('order', order, DOWN).losses.length, 3)
})
