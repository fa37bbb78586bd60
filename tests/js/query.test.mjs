/**
 * Queries: text, URLSearchParams and objects mean the same.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from './package.mjs'

const { applyFixes, convert, jsonSchema, validate, isValid, parse } = api
const UP = { from: '2023-07-27', to: '2024-02-05' }
const DOWN = { from: UP.to, to: UP.from }
const codesOf = (input, options) => {
  const report = validate('product-query', input, options)
  assert.equal(isValid('product-query', input, options), report.valid)
  return report.problems.map(({ code, pointer }) => `${code} ${pointer}`)
}

/** What another realm makes: its classes are not ours, only their tags are the same. */
const foreign = {
  url: (address) => ofClass('URL', { toString: () => address, search: new URL(address).search }),
  parameters: (text) =>
    ofClass('URLSearchParams', {
      toString: () => text,
      [Symbol.iterator]: () => new URLSearchParams(text).entries(),
    }),
}

const ofClass = (tag, members) => Object.create({ ...members, [Symbol.toStringTag]: tag })

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

test('half of a surrogate pair takes nothing after it away', () => {
  const query = { 'a\ud800b': 'x', c: '\udc00y', d: 'z' }
  const same = { from: UP.from, to: UP.from }
  assert.deepEqual(convert('product-query', query, same).output, { 'a\ufffdb': 'x', c: '\ufffdy', d: 'z' })
  assert.deepEqual(
    codesOf(query).map((it) => it.split(' ')[0]),
    ['encoding'],
  )
})

test('the value of a parameter is what String makes of it', () => {
  const query = { code: () => 1 }
  assert.deepEqual(codesOf(query), [])
  const { output } = applyFixes('product-query', query)
  assert.deepEqual(output, query)
  assert.notEqual(output, query)
})

test('a URL comes back as a new URL, and repeated parameters stay', () => {
  const address = 'https://x.test/v2/order?limit=1&x=a&x=b#end'
  for (const range of [UP, { from: UP.from, to: UP.from }]) {
    for (const input of [new URL(address), foreign.url(address)]) {
      const { output } = convert('order-query', input, range)
      assert.ok(output instanceof URL && output !== input)
      assert.equal(output.href, address)
    }
  }
  const down = convert('product-query', new URL('https://x.test/v2/product?limit=1'), DOWN)
  assert.equal(down.output.search, '')
  const back = convert('product-query', down.output, { ...UP, complement: down.complement })
  assert.equal(back.output.href, 'https://x.test/v2/product?limit=1')
  const fixed = applyFixes('product-query', foreign.url(address))
  assert.ok(fixed.output instanceof URL)
  assert.equal(fixed.output.href, address)
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
  const read = ({ output, ...rest }) => [output.href, rest]
  assert.deepEqual(
    read(convert('product-query', calling, DOWN)),
    read(convert('product-query', new URL(address), DOWN)),
  )
})

test('URLs and parameters of another realm are read', () => {
  const both = 'before=a&after=b'
  for (const query of [foreign.url(`https://x.test/?${both}`), foreign.parameters(both)])
    assert.deepEqual(codesOf(query), codesOf(both))
  const { output } = convert('product-query', foreign.parameters('x=a&x=b'), UP)
  assert.ok(output instanceof URLSearchParams)
  assert.equal(String(output), 'x=a&x=b')
})

test('a URL of a class of its own is a mistake', () => {
  class NextURL {
    #url = new URL('https://x.test/?before=a&after=b')
    get search() {
      return this.#url.search
    }
  }
  for (const run of [validate, isValid, parse, applyFixes])
    assert.throws(() => run('product-query', new NextURL()), /^TypeError: .* is not a query: pass text, a URL/)
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

test('a proxy that can’t be read is a finding in every function', () => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  for (const query of [proxy, new Proxy(new URL('https://x.test/'), {}), new Proxy(new URLSearchParams(), {})]) {
    assert.deepEqual(codesOf(query), ['not_serializable '])
    assert.equal(applyFixes('product-query', query).report.problems[0].code, 'not_serializable')
    assert.equal(convert('product-query', query, UP).problems[0].code, 'not_serializable')
  }
})

test('a parameter that may be repeated is an array, in and out', () => {
  const value = { countries_redeemable_in: ['FR', 'DE'], limit: '3' }
  for (const input of [value, new URLSearchParams('countries_redeemable_in=FR&countries_redeemable_in=DE&limit=3')])
    assert.deepEqual(parse('product-query', input).value, value)
  assert.equal(parse('product-query', 'countries_redeemable_in=FR').value.countries_redeemable_in, 'FR')
  assert.equal(validate('product-query', { code: ['a', 'b'] }).problems[0].code, 'duplicate_key')
  const { type, items } = jsonSchema('product-query').properties.countries_redeemable_in
  assert.deepEqual([type, items], [['string', 'array'], { type: 'string' }])
})
