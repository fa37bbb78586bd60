/**
 * Queries: text, bytes, URLSearchParams, URLs and objects mean the same, and come back as what they were. The cases run in
 * every form that they have; values.test.mjs has what no query can carry.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api, DOWN, placesOf, UP } from './package.mjs'

const { applyFixes, convert, validate, isValid, parse } = api
const SAME = { from: UP.from, to: UP.from }
const codesOf = (input) => {
  const report = validate('product-query', input)
  assert.equal(isValid('product-query', input), report.valid)
  return placesOf(report.problems)
}

/** What another realm makes: its classes are not ours, only their tags are the same. */
const ofClass = (tag, members) => Object.create({ ...members, [Symbol.toStringTag]: tag })
const foreign = {
  url: (address) => ofClass('URL', { toString: () => address, search: new URL(address).search }),
  parameters: (text) =>
    ofClass('URLSearchParams', {
      toString: () => text,
      [Symbol.iterator]: () => new URLSearchParams(text).entries(),
    }),
}

test('a URL is the query of its address, here and of another realm, and values are written as texts', () => {
  const value = { limit: '10', code: 'a b&ü😀=', countries_redeemable_in: ['FR', 'DE'] }
  const pairs = Object.entries(value).flatMap(([name, one]) => [one].flat().map((part) => [name, part]))
  const parameters = new URLSearchParams(pairs)
  const address = `https://x.example/v2/product?${parameters}#part`
  const objects = [value, { ...value, limit: 10, after: null, before: undefined }]
  for (const form of [...objects, new URL(address), foreign.url(address), foreign.parameters(`${parameters}`)])
    assert.deepEqual(parse('product-query', form).value, value)
  const wrong = address.replace('limit=10', 'limit=x')
  for (const form of [new URL(wrong), foreign.url(wrong)]) assert.deepEqual(codesOf(form), ['type /limit'])
})

test('a query is parsed in one pass, which asks for no name: each time, that would search all of them', ({ mock }) => {
  for (const method of ['get', 'getAll', 'has'])
    mock.method(URLSearchParams.prototype, method, () => assert.fail(`${method} was called`))
  assert.deepEqual(parse('order-query', 'a=1&b=2&a=3').value, { a: ['1', '3'], b: '2' })
})

test('a lone surrogate is found, not replaced, and takes nothing after it away', () => {
  const query = { 'a\ud800b': 'x', c: '\udc00y', d: 'z' }
  assert.match(codesOf(query).join(), /^encoding [^,]*$/)
  assert.equal(isValid('product-query', { code: 'a\ud83d\ude00b' }), true)
  const { output } = convert('product-query', query, SAME)
  assert.deepEqual(output, { 'a\ufffdb': 'x', c: '\ufffdy', d: 'z' })
})

// law.test.mjs holds every function, and schemas, to one verdict on such members.
test('a member of a query is a string, a number, a boolean, or a list of these where it may repeat', () => {
  for (const value of ['a', 1, 1e21, true, '', '\u0001', null, undefined]) {
    assert.deepEqual(codesOf({ code: value }), [])
    assert.deepEqual(codesOf({ countries_redeemable_in: [value ?? 'x'] }), [])
  }
  for (const other of [{}, { $ne: 'x' }, () => 1, Symbol('s'), 1n, new Date(0), new Map(), new URL('https://a.b')]) {
    assert.deepEqual(codesOf({ code: other }), ['type /code'])
    assert.deepEqual(codesOf({ countries_redeemable_in: ['FR', other] }), ['type /countries_redeemable_in/1'])
    assert.deepEqual(codesOf({ x: ['a', other] }).sort(), ['type /x/1', 'undocumented /x'])
    for (const way of [UP, DOWN, SAME]) {
      const { ok, problems } = convert('product-query', { limit: '1', code: other }, way)
      assert.deepEqual([ok, problems[0].code, JSON.stringify(problems).includes('[object')], [false, 'type', false])
    }
    assert.deepEqual(applyFixes('product-query', { code: other }).output, { code: other })
  }
  for (const list of [[], ['a'], ['a', 'b']]) {
    assert.deepEqual(codesOf({ code: list }), ['type /code'])
    assert.deepEqual(codesOf({ countries_redeemable_in: list, x: list }), ['undocumented /x'])
  }
  const [problem] = validate('product-query', { code: {}, limit: -1 }, { mask: false }).problems
  assert.deepEqual([problem.message, problem.found, problem.span], ['`code` must be a string.', 'object', undefined])
  const [unknown] = validate('order-query', { x: {} }, { severity: { undocumented: 'off' } }).problems
  assert.match(unknown.message, /^A query can't carry this value\./)
  const { output } = convert('order-query', { x: ['1', 2], 'a b': '&' }, SAME)
  assert.deepEqual(output, { x: ['1', '2'], 'a b': '&' })
})

test('a query comes back as a new one of its kind, and repeated parameters stay', () => {
  const text = 'limit=1&x=a&x=b'
  const address = `https://x.test/v2/order?${text}#end`
  const inputs = [
    ...[new URL(address), foreign.url(address)].map((input) => [input, URL, address]),
    [new URL('https://x.test/?'), URL, 'https://x.test/?'],
    ...[new URLSearchParams(text), foreign.parameters(text)].map((input) => [input, URLSearchParams, text]),
  ]
  for (const [input, kind, expected] of inputs) {
    for (const { output } of [
      ...[UP, SAME].map((way) => convert('order-query', input, way)),
      applyFixes('order-query', input),
    ]) {
      assert.ok(output instanceof kind && output !== input)
      assert.equal(`${output}`, expected)
    }
  }
  assert.equal(applyFixes('product-query', '?limit=x').output, '?limit=x')
  const down = convert('product-query', new URL('https://x.test/v2/product?limit=1'), DOWN)
  assert.equal(down.output.search, '')
  const back = convert('product-query', down.output, { ...UP, complement: down.complement })
  assert.equal(back.output.href, 'https://x.test/v2/product?limit=1')
})

test('a URL that calls the package when it is read changes no answer', () => {
  const address = 'https://x.test/v2/product?limit=1'
  const calling = ofClass('URL', {
    search: '?limit=1',
    toString() {
      validate('order', '{"status":"NO","items":[{"x":1}]}')
      return address
    },
  })
  const [called, expected] = [calling, new URL(address)].map((input) => {
    const { output, ...rest } = convert('product-query', input, DOWN)
    return [output.href, rest]
  })
  assert.deepEqual(called, expected)
})

test('an object with a member of the name search is a query like any other', () => {
  class Query {
    limit = -1
    get search() {
      return ''
    }
  }
  class Empty {
    search() {}
  }
  assert.deepEqual(codesOf(new Query()), ['type /limit'])
  assert.deepEqual(codesOf(new Empty()), [])
})
