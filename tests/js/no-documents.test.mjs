/**
 * Input that is not a document by mistake: wrong data is a problem that names the cause, a wrong call throws.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from './package.mjs'

const { applyFixes, convert, isValid, parse, standardSchema, validate } = api
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

test('what says itself what it is as JSON is a document, and any object can be input of a Standard Schema', () => {
  class OwnError extends Error {
    toJSON() {
      return { status: 'FAILED' }
    }
  }
  assert.equal(isValid('order-created', new OwnError()), true)
  assert.equal(isValid('order', { status: 'COMPLETED', completed_at: new Date(0) }), true)
  for (const value of [new Date(0), /a/, new TypeError('no')])
    assert.equal(standardSchema('order')['~standard'].validate(value).issues.length, 1)
})

test('entries are for lists', () => {
  const options = { entries: '/data' }
  assert.equal(isValid('order-list', { data: [] }, options), true)
  assert.equal(convert('product-list', { data: [] }, { ...up, ...options }).ok, true)
})
