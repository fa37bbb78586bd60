/**
 * Input that is not a document by mistake: wrong data is a problem that names the cause, a wrong call throws.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import vm from 'node:vm'
import { api } from './package.mjs'

const { applyFixes, convert, detectVersion, isValid, parse, standardSchema, validate } = api
const up = { from: '2023-07-27', to: '2024-02-05' }
const shapes = ['order-request', 'order', 'order-list', 'product', 'product-update', 'order-query']

const only = (shape, input, options) => {
  const { problems, valid } = validate(shape, input, options)
  assert.equal(valid, false)
  assert.equal(isValid(shape, input, options), false)
  assert.equal(problems.length, 1, JSON.stringify(problems))
  return problems[0]
}
const isNamed = (problem, code, message) => {
  assert.equal(problem.code, code)
  assert.match(problem.message, message)
}

test('no document at all', () => {
  for (const shape of shapes) {
    const problem = only(shape)
    isNamed(problem, 'not_serializable', /There is no document.*`undefined`/)
    assert.equal(problem.pointer, '')
    assert.equal('span' in problem, false)
  }
  assert.equal(parse('order').report.problems[0].message, only('order').message)
  assert.equal(applyFixes('order').report.problems[0].message, only('order').message)
  assert.equal(convert('order', undefined, up).problems[0].message, only('order').message)
  const [issue] = standardSchema('order')['~standard'].validate().issues
  assert.equal(issue.message, only('order').message.replaceAll(/`(.*?)`/g, '“$1”'))
  isNamed(
    only('order', () => {}),
    'not_serializable',
    /cannot be written as JSON/,
  )
  isNamed(only('order', { toJSON() {} }), 'not_serializable', /cannot be written as JSON/)
})

test('convert names from and to', () => {
  const run = (options) => convert('order', {}, options)
  const missing =
    "the options from and to are missing: pass { from: '2023-07-27', to: '2024-02-05' }, or the other way round"
  assert.throws(() => run(), { name: 'TypeError', message: missing })
  const to = "to is missing: use '2023-07-27' or '2024-02-05'"
  assert.throws(() => run({ from: '2023-07-27' }), { name: 'TypeError', message: to })
  assert.throws(() => run({ to: '2023-07-27' }), { name: 'TypeError', message: /^from is missing/ })
})

test('objects that JSON would empty throw, unless they have toJSON', () => {
  class OwnError extends Error {
    toJSON() {
      return { status: 'FAILED' }
    }
  }
  for (const [what, value] of Object.entries({
    'a Date': new Date(0),
    'a RegExp': /a/,
    'an Error': new TypeError('no'),
  })) {
    for (const run of [
      () => validate('order', value),
      () => parse('order', value),
      () => applyFixes('order', value),
      () => convert('order', value, up),
      () => detectVersion('order', value),
      () => api.validateCall({ method: 'POST', url: '/v2/order', body: value }),
    ])
      assert.throws(run, {
        name: 'TypeError',
        message: `${what} is not a document: pass text, bytes as a Uint8Array, or a value of JSON`,
      })
    assert.throws(() => isValid('order-query', value), {
      name: 'TypeError',
      message: `${what} is not a query: pass text, a URL, new URLSearchParams(…) or a plain object`,
    })
    assert.equal(standardSchema('order')['~standard'].validate(value).issues.length, 1)
  }
  assert.throws(() => validate('order', vm.runInNewContext('new Error()')), /an Error/)
  assert.equal(isValid('order-created', new OwnError()), true)
  assert.equal(isValid('order', { status: 'COMPLETED', completed_at: new Date(0) }), true)
  assert.throws(() => validate('order', {}, new ArrayBuffer(2)), /not an ArrayBuffer$/)
})

test('entries are for lists', () => {
  const options = { entries: '/data' }
  for (const run of [
    () => validate('order', {}, options),
    () => isValid('product-query', '', options),
    () => parse('order', {}, options),
    () => applyFixes('order', {}, options),
    () => convert('order', {}, { ...up, ...options }),
    () => detectVersion('product', {}, options),
    () => standardSchema('order', options),
    () => api.is('order', {}, options),
    () => api.validateCall({ method: 'GET', url: '/v2/order' }, options),
  ])
    assert.throws(run, {
      name: 'TypeError',
      message: /^the option entries is only for 'order-list' or 'product-list': leave it out for '/,
    })
  assert.equal(isValid('order-list', { data: [] }, options), true)
  assert.equal(convert('product-list', { data: [] }, { ...up, ...options }).ok, true)
})
