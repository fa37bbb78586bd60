/**
 * Options: each reaches the core, counts with the value that it has at the call, and is the object's own.
 * mistakes.test.mjs has wrong ones.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { Random } from '../differential/random.mjs'
import { SURFACES } from '../privacy/surfaces.mjs'
import asked from './options.json' with { type: 'json' }
import { api, codesOf, DOWN, dist, load, UP } from './package.mjs'

const { de } = await load('generated/messages/de')
const { codes, fatalCodes } = await load('generated/tables')
const { ARCHIVE, DOCUMENT, LIMITS, RECEIVER, TRANSLATION } = await load('options/table')
const { convert, isValid, standardSchema, validate } = api

test('the limits of limits and pointers of any name are accepted', () => {
  const severity = Object.fromEntries(fatalCodes.map((code) => [code, 'error']))
  const limits = { bytes: 500_000_000, depth: 2 ** 32 - 1, findings: 0 }
  assert.equal(isValid('order-created', '{"status":"COMPLETED"}', { limits, severity }), true)
  for (const entries of ['', '/', '/data', '/a~0b/~1', '/ü😀']) validate('order-list', '[]', { entries })
})

test('the guide lists every option of a document with its default', () => {
  const guide = readFileSync(new URL('../../docs/guides/api.md', import.meta.url), 'utf8')
  const [, section] = guide.split(/^## Options$/m)
  const listed = {}
  for (const [, names, byDefault] of section.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|(?: `(.*?)`|[^`|]*) ?\| /gm)) {
    const json = byDefault?.replaceAll("'", '"').replaceAll(/(\w+):/g, '"$1":')
    for (const [name] of names.matchAll(/\w+/g)) listed[name] = json && JSON.parse(json)
  }
  const declared = Object.entries(DOCUMENT).map(([name, { byDefault }]) => [name, byDefault])
  assert.deepEqual(listed, Object.fromEntries(declared))
})

test('undefined means the default', () => {
  const outer = Object.fromEntries(Object.keys(DOCUMENT).map((name) => [name, undefined]))
  for (const options of [outer, { severity: { required: undefined }, limits: { bytes: undefined } }])
    assert.deepEqual(validate('order-list', '{}', options), validate('order-list', '{}'))
})

test('severities for all codes together reach no limit', () => {
  const text = '{"status":"COMPLETED","x":[[1]],"is_complete":1,"payment_method":{"type":"NO"}}'
  const others = codes.filter((code) => !fatalCodes.includes(code))
  for (const order of [others, others.toReversed()]) {
    const severity = Object.fromEntries(order.map((code) => [code, 'info']))
    const limited = (limits) => validate('order', text, { severity, limits })
    const { problems } = limited({ bytes: text.length, depth: 3, findings: 50 })
    assert.ok(problems.length > 3 && problems.every((one) => one.severity === 'info'))
    assert.equal(limited({ findings: problems.length }).truncated, false)
    assert.equal(limited({ findings: problems.length - 1 }).truncated, true)
    assert.deepEqual(codesOf(limited({ bytes: text.length - 1 })), ['too_large'])
    assert.equal(codesOf(limited({ depth: 2 })).at(-1), 'too_deep')
  }
})

test('options that change in place, or by their getters, count at the next call, mistakes as well', () => {
  let draft = true
  const options = {
    get draft() {
      return draft
    },
    severity: {},
    limits: {},
  }
  const found = () => codesOf(validate('order-request', '{"products":1}', options))
  assert.deepEqual(found(), ['removed'])
  draft = false
  const all = found()
  assert.ok(all.length > 2)
  options.severity.removed = 'off'
  assert.deepEqual(found(), all.slice(1))
  options.limits.findings = 1
  assert.equal(found().length, 1)
  options.severity.emial = 'off'
  assert.throws(found, { name: 'TypeError', message: /did you mean 'email'/ })
})

class Draft {
  draft = true
  get level() {
    return 'no option'
  }
}

const { valid, invalid, mistakes } = asked
const each = (list, verdict) => list.map((options) => [options, verdict])

/** Options, and what the verdict on an order without anything is with them: undefined if they are a mistake. */
const EACH = [
  ...[...each(valid, true), ...each(invalid, false), ...each(mistakes, undefined)],
  [undefined, false],
  [{ draft: undefined }, false],
  [{ toString: undefined }, undefined],
  [new Draft(), true],
  [{ __proto__: null, draft: true }, true],
  [Object.assign(Object.create({ draft: false }), { draft: true }), true],
  [Object.create({ draft: true }), false],
  [{ [Symbol('draft')]: 1 }, false],
  [{ [Symbol.toStringTag]: 'Map', draft: true }, undefined],
  [Object.defineProperty({ draft: true }, 'hidden', { value: 1 }), true],
  [Object.defineProperty({}, 'draft', { value: true }), false],
  [new Proxy({ draft: true }, {}), true],
  [Object.assign(new Map(), { draft: true }), undefined],
]

test('what was read before decides nothing: each after each', () => {
  const verdictWith = (options) => {
    try {
      return isValid('order-request', '{}', options)
    } catch (error) {
      assert.ok(error instanceof TypeError, error)
      return undefined
    }
  }
  for (const [before] of EACH) {
    for (const [options, expected] of EACH) {
      verdictWith(before)
      assert.equal(verdictWith(options), expected, `${JSON.stringify(options)} after ${JSON.stringify(before)}`)
    }
  }
})

test('amendments, values for gaps and complements that change in place take effect', () => {
  const ours = { accept: { '/status': ['OPEN'] } }
  assert.ok(!isValid('order-created', '{"status":"CLOSED"}', ours))
  ours.accept['/status'].push('CLOSED')
  assert.ok(isValid('order-created', '{"status":"CLOSED"}', ours))
  const fill = {}
  for (const state of ['A', 'B']) {
    fill['/approval_state'] = state
    assert.equal(convert('product', '{}', { ...UP, fill }).output, `{"approval_state":"${state}"}`)
  }
  const { output, complement } = convert('order', '{"items":[{"payout":{"url":"u","id":1}}]}', DOWN)
  for (const to of [complement.to, '?']) {
    complement.to = to
    assert.equal(convert('order', output, { ...UP, complement }).ok, to !== '?')
  }
})

/** Calls every function, with options of many kinds. */
async function callAll() {
  for (const [name, surface] of Object.entries(SURFACES)) if (name !== 'command') await surface(new Random(1))
  for (const options of [undefined, {}, { messages: de }]) {
    api.describe('order', options)
    standardSchema('order-request', options)['~standard'].jsonSchema.input({ target: 'draft-07' })
  }
  api.jsonSchema('order')
  api.detectShape('{"items":[]}', { limits: {} })
  api.parse('order', '{}', { limits: {}, severity: {}, messages: de })
  api.is('order', {}, {})
}

/** The names of all options, and of the members of options and calls. */
const NAMES = new Set([
  ...[DOCUMENT, LIMITS, ARCHIVE, RECEIVER, TRANSLATION].flatMap((options) => Object.keys(options)),
  ...['only', 'message', 'review', 'baseUrl', 'target', 'headers', 'body', 'format', 'sentences', 'texts'],
  ...['/status', '/approval_state', 'order-request', 'product-list', 'receiver', 'call', ...codes],
])

test('no function reads an option from Object.prototype, nor finds one there', async () => {
  const found = new Set()
  for (const name of NAMES) {
    Object.defineProperty(Object.prototype, name, {
      get() {
        const [, , caller = ''] = new Error('read').stack.split('\n')
        if (caller.includes(dist)) found.add(`${name}: ${caller.trim()}`)
        return undefined
      },
      set(value) {
        Object.defineProperty(this, name, { value, enumerable: true, configurable: true, writable: true })
      },
      configurable: true,
      // A loop over an object's names finds those that are enumerable.
      enumerable: true,
    })
    try {
      await callAll()
    } finally {
      delete Object.prototype[name]
    }
  }
  assert.deepEqual([...found], [])
})
