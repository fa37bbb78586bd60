/**
 * Queries: text, URLSearchParams and objects mean the same.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from './package.mjs'

const { applyFixes, validate, isValid, parse } = api
const codesOf = (input, options) => {
  const report = validate('product-query', input, options)
  assert.equal(isValid('product-query', input, options), report.valid)
  return report.problems.map(({ code, pointer }) => `${code} ${pointer}`)
}

test('all forms of a query are checked alike', () => {
  const forms = [
    'limit=-1&code=a+b',
    '?limit=-1&code=a%20b',
    new URLSearchParams({ limit: -1, code: 'a b' }),
    { limit: -1, code: 'a b' },
    { limit: '-1', code: 'a b', after: null, before: undefined },
    new URL('https://example.com/v2/product?limit=-1&code=a+b#fragment'),
  ]
  for (const form of forms) assert.deepEqual(codesOf(form), ['type /limit'])
})

test('the value of a query is an object of its parameters', () => {
  const value = { limit: '10', code: 'a b&ü😀=' }
  for (const form of [{ limit: 10, code: value.code }, new URLSearchParams(value), `?${new URLSearchParams(value)}`]) {
    const parsed = parse('product-query', form)
    assert.equal(parsed.ok, true)
    assert.deepEqual(parsed.value, value)
  }
  assert.deepEqual(parse('product-query', '').value, {})
  assert.deepEqual(parse('product-query', {}).value, {})
})

test('a parameter given twice is a duplicate however it is given', () => {
  for (const form of ['code=a&code=b', new URLSearchParams('code=a&code=b'), new URL('x:?code=a&code=b')]) {
    assert.deepEqual(codesOf(form), ['duplicate_key /code'])
  }
})

test('what no query can carry is a finding', () => {
  const throwing = {
    get limit() {
      throw new Error('no')
    },
  }
  for (const value of [
    null,
    undefined,
    5,
    true,
    5n,
    () => {},
    Symbol('s'),
    { limit: Symbol('s') },
    throwing,
    { limit: Object.create(null) },
  ]) {
    assert.deepEqual(codesOf(value), ['not_serializable '])
  }
})

test('a lone surrogate in a parameter is found, not replaced', () => {
  assert.match(codesOf({ code: 'a\ud800b' }).join(), /^encoding /)
  assert.equal(isValid('product-query', { 'x\udc00': 'a' }), false)
  assert.equal(isValid('product-query', { code: 'a\ud83d\ude00b' }), true)
})

test('a promise is a mistake here too', () => {
  assert.throws(() => validate('product-query', Promise.resolve('')), { name: 'TypeError', message: /await it first/ })
})

test('what yields pairs in a way of its own is a mistake that names URLSearchParams', () => {
  const form = new FormData()
  form.append('code', 'a')
  const pairs = [['code', 'a']]
  for (const input of [
    pairs,
    new Map(pairs),
    new Set(pairs),
    new Headers({ code: 'a' }),
    form,
    new Map(pairs).entries(),
  ]) {
    assert.throws(() => validate('product-query', input), { name: 'TypeError', message: /new URLSearchParams\(/ })
  }
})

test('the value of a parameter is what String makes of it', () => {
  const query = { code: () => 1 }
  assert.deepEqual(codesOf(query), [])
  const { output } = applyFixes('product-query', query)
  assert.deepEqual(output, query)
  assert.notEqual(output, query)
})
