/**
 * Options: each reaches the core, and counts with the value that it has at the call. mistakes.test.mjs has wrong ones.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from './package.mjs'

const { validate, isValid } = api
const created = '{"status":"COMPLETED"}'

test('the limits of limits, pointers of any name and errors that stop the check are accepted', () => {
  const severity = {
    syntax: 'error',
    encoding: 'error',
    too_large: 'error',
    too_deep: 'error',
    not_serializable: 'error',
  }
  const limits = { bytes: 500_000_000, depth: 2 ** 32 - 1, findings: 0 }
  assert.equal(isValid('order-created', created, { limits, severity }), true)
  for (const entries of ['', '/', '/data', '/a~0b/~1', '/ü😀']) validate('order-list', '[]', { entries })
})

test('undefined means the default', () => {
  const options = {
    version: undefined,
    level: undefined,
    draft: undefined,
    severity: undefined,
    entries: undefined,
    limits: undefined,
    mask: undefined,
  }
  assert.deepEqual(validate('order', '{}', options), validate('order', '{}'))
  assert.deepEqual(
    validate('order', '{}', { severity: { required: undefined }, limits: { bytes: undefined } }),
    validate('order', '{}'),
  )
})

test('every option reaches the core', () => {
  const request =
    '{"payment_method":{"type":"CARD"},"items":[{"distribution_method":{"type":"EMAIL","email_address":"no one"}}]}'
  const codes = (options) => validate('order-request', request, options).problems.map(({ code }) => code)
  const all = codes()
  assert.ok(all.includes('required') && all.includes('email'), `${all}`)
  assert.deepEqual(codes({ draft: true }), ['email'])
  assert.deepEqual(codes({ level: 'stated' }), ['email'])
  assert.deepEqual(codes({ draft: true, severity: { email: 'off' } }), [])
  assert.equal(validate('order-request', request, { draft: true, severity: { email: 'warning' } }).valid, true)
  assert.deepEqual(codes({ limits: { bytes: request.length - 1 } }), ['too_large'])
  assert.deepEqual(codes({ limits: { bytes: request.length } }), all)
  assert.ok(codes({ limits: { depth: 2 } }).includes('too_deep'))
  const shortened = validate('order-request', request, { limits: { findings: 1 } })
  assert.deepEqual([shortened.problems.length, shortened.truncated, shortened.valid], [1, true, false])
  assert.equal(validate('order-request', request, { version: '2023-07-27' }).version, '2023-07-27')
  const unmasked = validate('order-request', request, { draft: true, mask: false }).problems[0]
  assert.match(unmasked.found, /no/)
  assert.equal(validate('order-request', request, { draft: true }).problems[0].found, 'string')
})

test('entries says where a list is', () => {
  const page = '{"a":[{"status":"NO"}],"b":[{"status":"COMPLETED"}]}'
  const pointers = (entries) =>
    validate('order-list', page, { entries, draft: true }).problems.map(({ pointer }) => pointer)
  assert.deepEqual(pointers('/a'), ['/a/0/status'])
  assert.deepEqual(pointers('/b'), [])
})

test('options that are changed in place count at the next call, mistakes as well', () => {
  const options = { draft: true, severity: {}, limits: {} }
  const codes = () => validate('order-request', '{"products":1}', options).problems.map(({ code }) => code)
  assert.deepEqual(codes(), ['removed'])
  options.draft = false
  const all = codes()
  assert.ok(all.length > 2)
  options.severity.removed = 'off'
  assert.deepEqual(codes(), all.slice(1))
  options.limits.findings = 1
  assert.equal(codes().length, 1)
  delete options.limits
  assert.deepEqual(codes(), all.slice(1))
  options.severity.emial = 'off'
  assert.throws(codes, { name: 'TypeError', message: /did you mean 'email'/ })
})

test('values for gaps, and complements, that change in place take effect', () => {
  const up = { from: '2023-07-27', to: '2024-02-05' }
  const fill = { '/approval_state': ['A'] }
  const filled = () => api.convert('product', '{}', { ...up, fill }).output
  const before = filled()
  fill['/approval_state'].push('B')
  assert.equal(filled(), before.replace('"A"', '"A","B"'))

  const order = '{"items":[{"payout":{"url":"u","status":"ACTIVE"}}]}'
  const { output, complement } = api.convert('order', order, { from: up.to, to: up.from })
  const options = { ...up, complement }
  assert.equal(api.convert('order', output, options).output, order)
  complement.to = '?'
  assert.equal(api.convert('order', output, options).ok, false)
})

test('options count with what their getters say now', () => {
  let [draft, findings] = [true, 5]
  const own = {
    get draft() {
      return draft
    },
    get limits() {
      return { findings }
    },
  }
  const counts = (options) => validate('order-request', '{"products":1}', options).problems.length
  assert.equal(counts(own), 1)
  draft = false
  findings = 1
  assert.equal(validate('order-request', '{"products":1}', own).truncated, true)
})
