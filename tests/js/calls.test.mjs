/**
 * The cases of calls in Node; their README says what each key means.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCasesIn } from './case-files.mjs'
import { api, codesOf, placesOf } from './package.mjs'

const { validateCall, versions } = api
const cases = await readCasesIn('calls')

test('the cases of calls hold in every form', () => {
  assert.ok(cases.length > 0, 'there are cases')
  for (const { name, method, url, headers, body, text, options, ...expected } of cases) {
    const asText = JSON.stringify(body)
    const bodies = body === undefined ? [text] : [asText, body, new TextEncoder().encode(asText)]
    for (const given of bodies)
      for (const form of headerForms(headers))
        for (const address of urlForms(url)) {
          const call = { method, url: address, headers: form, body: given }
          const report = validateCall(call, { version: '2024-02-05', ...options })
          compare(name, report, expected, { url, body: given })
          // The version in the header decides every word, whatever the option says.
          for (const version of versions.includes(headers?.['x-api-version']) ? versions : [])
            assert.deepEqual(validateCall(call, { ...options, version }), report, name)
        }
  }
  console.log(`calls: ${cases.length} node`)
})

/** Pairs can repeat a name, which an object can't. `Headers` writes names in lower case. */
function headerForms(headers) {
  if (headers === undefined) return [undefined, {}, [], new Headers()]
  if (Array.isArray(headers)) return [headers]
  const pairs = Object.entries(headers)
  const isLower = pairs.every(([name]) => name === name.toLowerCase())
  return [headers, pairs, new Map(pairs), ...(isLower ? [new Headers(pairs)] : [])]
}

function urlForms(url) {
  return URL.canParse(url) && new URL(url).href === url ? [url, new URL(url)] : [url]
}

function compare(name, report, { version = '2024-02-05', valid, problems }, texts) {
  assert.deepEqual(placesOf(report.problems), placesOf(problems), name)
  assert.equal(report.shape, 'call')
  assert.equal(report.version, version, name)
  assert.equal(report.valid, valid, name)
  for (const [n, { span, ...keys }] of problems.entries()) {
    const problem = report.problems[n]
    for (const [key, value] of Object.entries(keys)) assert.equal(problem[key], value, `${name}: ${key}`)
    if (span !== undefined) compareSpan(name, problem, span, texts)
  }
}

function compareSpan(name, problem, span, { url, body }) {
  const text = problem.pointer.startsWith('/query') ? url : body
  if (typeof text === 'string') assert.equal(text.slice(problem.span.start, problem.span.end), span, name)
  else if (!(text instanceof Uint8Array)) assert.equal('span' in problem, false, name)
}

test('a header can have several values, or none', () => {
  const headers = { 'x-api-version': ['2024-02-05', '2023-07-27'], accept: undefined }
  assert.deepEqual(codesOf(validateCall({ method: 'GET', url: '/v2/order', headers })), ['unknown_version'])
})

test('a body that JSON cannot carry is a finding', () => {
  const loop = {}
  loop.loop = loop
  for (const [body, code] of [
    [loop, 'not_serializable'],
    [{ n: 1n }, 'not_serializable'],
    ['x'.repeat(2_000_000), 'too_large'],
    ['{"a":"\ud800"}', 'encoding'],
    [new Uint8Array([0xff]), 'encoding'],
  ]) {
    const report = validateCall({ method: 'POST', url: '/v2/order', body })
    assert.deepEqual(report.problems.map((problem) => [problem.code, problem.pointer]).at(-1), [
      code,
      code === 'encoding' && typeof body === 'string' ? '/body/a' : '/body',
    ])
  }
  assert.equal(validateCall({ method: 'GET', url: '/v2/order' }).valid, true)
})

test('a path with a lone surrogate is none of an endpoint', () => {
  for (const url of ['/v2/order/\ud800', '/v2/order/a\udc0041', '/v2/\ud800order'])
    assert.deepEqual(codesOf(validateCall({ method: 'GET', url })), ['unknown_endpoint'], url)
  for (const url of ['/v2/order/é😀', '/v2/order/x#\ud800'])
    assert.deepEqual(validateCall({ method: 'GET', url }).problems, [], url)
})

test('a lone surrogate or a line break in the URL leaves the places of its problems where they are', () => {
  const places = (url) =>
    validateCall({ method: 'GET', url }).problems.map(({ code, pointer, span }) => {
      const { start, end, line, column } = span
      return [`${code} ${pointer}`, url.slice(start, end), start, line, column]
    })
  const wrong = (start, line, column) => ['type /query/limit', 'x', start, line, column]
  assert.deepEqual(places('/v2/product?limit=x'), [wrong(18, 1, 19)])
  assert.deepEqual(places('/\ud800/\udc00/v2/product?limit=x#\ud800'), [wrong(22, 1, 23)])
  assert.deepEqual(places('https://a.example/😀\n\ud800/v2/product?limit=x'), [wrong(40, 2, 20)])
  const alone = ['encoding /query/code', '\ud800', 25, 1, 26]
  assert.deepEqual(places('/v2/product?limit=x&code=\ud800e\udc00&limit=y#\ud800'), [wrong(18, 1, 19), alone])
  assert.deepEqual(places('/v2/product?limit=x&a\nbc\ud800=1').at(-1), ['encoding /query', '\ud800', 24, 2, 3])
})
