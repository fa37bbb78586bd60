/**
 * A report owns its data: its problems are created when they are first read. They are correct whatever happens in
 * between, and look as if they had been there from the start.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { api, dist } from './package.mjs'

const core = await import(pathToFileURL(`${dist}/core.js`).href)
const { validate, validateCall, applyFixes, convert, parse, isValid } = api
const encoder = new TextEncoder()
const KEYS = ['valid', 'shape', 'version', 'problems', 'truncated', 'assumptions']

/**
 * More problems than are made at once, of many kinds: known and unknown names, a character, source text, spans, fixes with
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

test('what was applied is there at once, and the rest of a report on fixes comes late', () => {
  const text = REQUEST.replace('k-ü', 'k-1')
  const atOnce = JSON.stringify(applyFixes('order-request', encoder.encode(text), freshOptions()))
  const input = encoder.encode(text)
  const fixed = applyFixes('order-request', input, freshOptions())
  input.fill(0x20)
  disturb()
  assert.equal(JSON.stringify(fixed), atOnce)
  assert.deepEqual(
    fixed.applied.map(({ code, pointer }) => `${code} ${pointer}`),
    ['enum /payment_method/currency', 'removed /items/0/country'],
  )
  assert.ok(fixed.report.problems.length > 8)
})

test('a report with a few problems owns them as well', () => {
  for (const few of [1, 2, 7, 8, 9, 10]) {
    const members = Array.from({ length: few }, (_, n) => `"é${n}":0,"é${n}":1`)
    const text = `{"status":"FAILED",${members}}`
    const input = encoder.encode(text)
    const atOnce = JSON.stringify(validate('order-created', input))
    const late = validate('order-created', input)
    const fixed = applyFixes('order-created', input)
    input.fill(0x20)
    disturb()
    assert.equal(late.problems.length, few)
    assert.equal(JSON.stringify(late), atOnce)
    assert.equal(JSON.stringify(fixed.report), atOnce)
    assert.deepEqual(Object.keys(late), KEYS)
  }
})

test('a report that nobody has read is spread, cloned, compared and written as plain data', () => {
  const fresh = () => validate('order-request', REQUEST)
  const read = fresh()
  const expected = { ...read, problems: [...read.problems] }
  assert.ok(expected.problems.length > 3)
  assert.deepEqual({ ...fresh() }, expected)
  assert.deepEqual(structuredClone(fresh()), expected)
  assert.deepEqual(Object.assign({}, fresh()), expected)
  assert.deepEqual(Object.fromEntries(Object.entries(fresh())), expected)
  assert.deepEqual(fresh(), expected)
  assert.deepEqual(expected, fresh())
  assert.deepEqual(fresh(), fresh())
  assert.equal(JSON.stringify(fresh()), JSON.stringify(expected))
  const { problems, ...rest } = fresh()
  assert.deepEqual({ problems, ...rest }, expected)
  assert.notDeepEqual(fresh(), { ...expected, problems: [] })
})

test('Node prints a report and a conversion that nobody has read like plain data', () => {
  const long = { ['x'.repeat(200_000)]: 1 }
  const severity = { undocumented: 'error' }
  for (const [make, options] of [
    [() => validate('order-request', REQUEST)],
    [() => validate('order-request', long, { severity }), { maxStringLength: 9 }],
    [() => convert('product', '{"expiry":{}}', { from: '2024-02-05', to: '2023-07-27' })],
    [() => Object.freeze(validate('order-request', REQUEST))],
  ]) {
    const printed = inspect(make(), options)
    assert.equal(printed, inspect(JSON.parse(JSON.stringify(make())), options))
    assert.doesNotMatch(printed, /Getter|Symbol/)
  }
  const report = validate('order-request', REQUEST)
  inspect(report)
  assert.deepEqual(Object.getOwnPropertyDescriptor(report, 'problems').value, report.problems)
  report.problems = []
  assert.match(inspect(report), /problems: \[\]/)
  const heir = Object.create(report, { own: { value: 1, enumerable: true } })
  assert.equal(inspect(heir), '{ own: 1 }')
})

test('the keys and their order are the same before and after, and for a clean report', () => {
  const report = validate('order-request', REQUEST)
  assert.deepEqual(Object.keys(report), KEYS)
  const names = []
  for (const name in report) names.push(name)
  assert.deepEqual(names, KEYS)
  assert.ok(report.problems.length > 0)
  assert.deepEqual(Object.keys(report), KEYS)
  assert.deepEqual(Object.keys(validate('order-created', '{"status":"FAILED"}')), KEYS)
})

test('problems are a real array, the same one each time, and an ordinary property once read', () => {
  const report = validate('order-request', REQUEST)
  const { problems } = report
  assert.ok(Array.isArray(problems))
  assert.equal(Object.getPrototypeOf(problems), Array.prototype)
  assert.equal(report.problems, problems)
  const { get, ...property } = Object.getOwnPropertyDescriptor(report, 'problems')
  assert.equal(get, undefined)
  assert.deepEqual(property, { value: problems, enumerable: true, configurable: true, writable: true })
  problems.length = 0
  assert.deepEqual(report.problems, [])
})

test('problems can be set before they are read, and after', () => {
  const report = validate('order-request', REQUEST)
  const own = []
  report.problems = own
  assert.equal(report.problems, own)
  assert.equal('value' in Object.getOwnPropertyDescriptor(report, 'problems'), true)
  report.problems = undefined
  assert.equal(report.problems, undefined)
  assert.deepEqual(Object.keys(report), KEYS)
})

test('a report that is frozen before it is read can be read', () => {
  for (const still of [Object.freeze, Object.seal, Object.preventExtensions]) {
    const report = still(validate('order-request', REQUEST))
    const { problems } = report
    assert.equal(JSON.stringify(problems), JSON.stringify(validate('order-request', REQUEST).problems), still.name)
    assert.equal(report.problems, problems, still.name)
  }
  const frozen = Object.freeze(validate('order-request', REQUEST))
  assert.throws(() => {
    frozen.problems = []
  }, TypeError)
  assert.ok(frozen.problems.length > 0)
})

test('an object made from a report reads through to it', () => {
  const report = validate('order-request', REQUEST)
  const derived = Object.create(report)
  assert.equal(derived.problems, report.problems)
  const unread = validate('order-request', REQUEST)
  const own = Object.create(unread)
  own.problems = []
  assert.deepEqual(own.problems, [])
  assert.deepEqual(unread.problems, report.problems)
})

test('lists are read through a proxy, and one that the caller has set stays', () => {
  const down = { from: '2024-02-05', to: '2023-07-27' }
  const order = JSON.stringify({ items: Array(9).fill({ payout: 1 }) })
  for (const fresh of [() => convert('product', '{"expiry":{}}', down), () => convert('order', order, down)]) {
    assert.deepEqual(new Proxy(fresh(), {}).losses, fresh().losses)
    const conversion = fresh()
    const own = []
    conversion.losses = own
    delete conversion.gaps
    assert.deepEqual(conversion.edits, fresh().edits)
    assert.equal(conversion.losses, own)
    assert.equal('gaps' in conversion, false)
  }
})

test('a clean report is plain data from the start and keeps no input', () => {
  for (const report of [
    validate('order-created', '{"status":"FAILED"}'),
    parse('order-created', encoder.encode('{"status":"FAILED"}')).report,
    validateCall({ method: 'GET', url: '/v2/order' }),
  ]) {
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(report)))
      assert.equal('value' in property, true, `${name} is data`)
    assert.deepEqual(report.problems, [])
  }
  // Each report has its own lists.
  const [one, other] = [0, 1].map(() => validate('order-created', '{"status":"FAILED"}'))
  one.problems.push('mine')
  one.assumptions.push('mine')
  assert.deepEqual([other.problems, other.assumptions], [[], []])
})

test('a path that the caller changes leaves the pointer as it is', () => {
  for (const name of ['x', 'x'.repeat(20_000)]) {
    const [problem] = validate('order-created', `{"status":"FAILED","${name}":1,"${name}":2}`).problems
    problem.path.unshift('body')
    assert.ok(problem.pointer === `/${name}`, `the name has ${name.length} characters`)
  }
})
