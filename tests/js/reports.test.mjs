/** A report owns its data, whatever happens to its input, its options and the core after the call. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { api, dist } from './package.mjs'

const core = await import(pathToFileURL(`${dist}/core.js`).href)
const { validate, validateCall, applyFixes, convert, parse, isValid } = api
const encoder = new TextEncoder()
const KEYS = ['valid', 'shape', 'version', 'problems', 'truncated', 'assumptions']

/**
 * Problems of many kinds: known and unknown names, a character, source text, spans, fixes with
 * edits and headers.
 */
const REQUEST =
  '{"idempotency_key": "k-ü", "payment_methd": 1, "é~/": 1, "payment_method": {"type": "card", "currency": "eur"},\n "items": [{"country": "DE", "distribution_method": {"type": "EMAIL", "email_address": "no"}, "products": {"type": "SINGLE", "value": ["😀"]}}, 1, 2, 3, {"é~/": null}], "é~/": 2}'

/** A fresh document, fresh options, and a function that changes both afterwards. */
const forms = {
  text: () => ({ input: REQUEST, spoil() {} }),
  bytes() {
    const input = encoder.encode(REQUEST)
    return { input, spoil: () => input.fill(0x20) }
  },
  value() {
    const input = JSON.parse(REQUEST)
    return {
      input,
      spoil() {
        for (const name of Object.keys(input)) delete input[name]
        input.items = 'spoilt'
      },
    }
  },
}

const freshOptions = () => ({
  version: '2023-07-27',
  mask: false,
  severity: { undocumented: 'error' },
  limits: { findings: 50 },
})

function spoilOptions(options) {
  options.version = '2024-02-05'
  options.mask = true
  options.severity.undocumented = 'off'
  options.limits.findings = 1
  options.draft = true
}

/** Events in the memory and the instance between a call and the first read of its report. */
function disturb() {
  validate('order', '{"status":"NO","items":[{"x":1}]}', { mask: false })
  validate('order-list', `{"a":[],"b":[${'{},'.repeat(20_000)}{}]}`)
  isValid('order-created', new Uint8Array(100_000).fill(0x5b))
  assert.throws(() => core.room(0xfffffff0), WebAssembly.RuntimeError)
}

/** Calls of functions, and where each result has its report. */
const functions = {
  validate: (input, options) => validate('order-request', input, options),
  'parse, its report': (input, options) => parse('order-request', input, options).report,
  'applyFixes, its report': (input, options) => applyFixes('order-request', input, options).report,
  validateCall(input, options) {
    const headers = { 'x-api-versoin': '2023-07-27' }
    return validateCall({ method: 'POST', url: '/v2/order?código=1', headers, body: input }, options)
  },
}

test('problems that are read late are those that were read at once', () => {
  for (const [name, report] of Object.entries(functions)) {
    for (const [form, fresh] of Object.entries(forms)) {
      const atOnce = JSON.stringify(report(fresh().input, freshOptions()))
      const { input, spoil } = fresh()
      const options = freshOptions()
      const late = report(input, options)
      spoil()
      spoilOptions(options)
      disturb()
      assert.ok(late.problems.length > 8, `${name} of ${form} has many findings`)
      assert.equal(JSON.stringify(late), atOnce, `${name} of ${form}`)
    }
  }
})

test('the keys and their order are the same for every report', () => {
  for (const input of [REQUEST, '{}', '']) assert.deepEqual(Object.keys(validate('order-request', input)), KEYS)
  assert.deepEqual(Object.keys(validate('order-created', '{"status":"FAILED"}')), KEYS)
})

test('every property of a report and of a conversion is plain data, and each has lists of its own', () => {
  for (const make of [
    () => validate('order-request', REQUEST),
    () => validate('order-created', '{"status":"FAILED"}'),
    () => validateCall({ method: 'GET', url: '/v2/order' }),
    () => convert('product', '{"expiry":{}}', { from: '2024-02-05', to: '2023-07-27' }),
  ]) {
    const made = make()
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(made))) {
      assert.equal('value' in property, true, name)
      if (Array.isArray(made[name])) made[name].push('mine')
    }
    assert.notDeepEqual(make(), made)
    assert.deepEqual(structuredClone(made), made)
  }
})

test('a path that the caller changes leaves the pointer as it is', () => {
  for (const name of ['x', 'x'.repeat(20_000)]) {
    const [problem] = validate('order-created', `{"status":"FAILED","${name}":1,"${name}":2}`).problems
    problem.path.unshift('body')
    assert.ok(problem.pointer === `/${name}`, `the name has ${name.length} characters`)
  }
})
