/**
 * Mistakes in the call itself: each throws a TypeError that names the mistake and the nearest known name.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from './package.mjs'

const { validate, isValid, parse } = api
const created = '{"status":"COMPLETED"}'

/** The functions that must all refuse the same mistakes. */
function refuses(message, shape, options) {
  for (const check of [validate, isValid, parse]) {
    assert.throws(() => check(shape, created, options), { name: 'TypeError', message }, check.name)
  }
}

test('an unknown option names the nearest known one', () => {
  refuses("unknown option 'levle': did you mean 'level'?", 'order', { levle: 'stated' })
  refuses("unknown option 'Version': did you mean 'version'?", 'order', { Version: '2024-02-05' })
  refuses("unknown option 'amks': did you mean 'mask'?", 'order', { amks: true })
  refuses(/unknown option 'xyzzy': use 'version', 'level', .* or 'names'$/, 'order', { xyzzy: 1 })
})

test('an unknown shape names the nearest known one', () => {
  refuses("unknown shape 'orders': did you mean 'order'?", 'orders')
  refuses("unknown shape 'order_request': did you mean 'order-request'?", 'order_request')
  refuses(/^shape must be 'order-request', .* or 'order-query', not undefined$/, undefined)
  refuses(/unknown shape 'constructor'/, 'constructor')
})

test('an unknown value names the nearest known one', () => {
  refuses("unknown version '2024-02-06': use '2023-07-27' or '2024-02-05'", 'order', { version: '2024-02-06' })
  refuses("unknown level 'Stated': did you mean 'stated'?", 'order', { level: 'Stated' })
  refuses("unknown name in severity 'emial': did you mean 'email'?", 'order', { severity: { emial: 'off' } })
  refuses("unknown severity.email 'warn': did you mean 'warning'?", 'order', { severity: { email: 'warn' } })
  refuses("unknown name in limits 'byte': did you mean 'bytes'?", 'order', { limits: { byte: 1 } })
})

test('values of the wrong kind are refused', () => {
  refuses('options must be an object, not null', 'order', null)
  refuses('severity must be an object, not null', 'order', { severity: null })
  refuses('limits must be an object, not a number', 'order', { limits: 5 })
})

test('limits are whole numbers', () => {
  for (const limit of ['bytes', 'depth', 'findings']) {
    for (const value of [-1, Number.NaN, 1.5, '5', null, Number.POSITIVE_INFINITY, 2 ** 32]) {
      refuses(new RegExp(`^limits.${limit} must be a whole number from 0 to `), 'order', { limits: { [limit]: value } })
    }
  }
  assert.equal(
    isValid('order-created', created, { limits: { bytes: 500_000_000, depth: 2 ** 32 - 1, findings: 0 } }),
    true,
  )
})

test('entries is a JSON Pointer', () => {
  for (const entries of ['data', '/a~2', '/~', '/\ud800', 5, null])
    refuses(/^entries must be a JSON Pointer/, 'order-list', { entries })
  for (const entries of ['', '/', '/data', '/a~0b/~1', '/ü😀']) validate('order-list', '[]', { entries })
})

test('what stops the check is always an error', () => {
  for (const code of ['syntax', 'encoding', 'too_large', 'too_deep', 'not_serializable']) {
    for (const severity of ['warning', 'info', 'off']) {
      refuses(`severity.${code} must be 'error', as nothing is checked after such a problem: leave it out`, 'order', {
        severity: { [code]: severity },
      })
    }
    assert.equal(isValid('order-created', created, { severity: { [code]: 'error' } }), true)
  }
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
  refuses("unknown name in severity 'emial': did you mean 'email'?", 'order', options)
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
