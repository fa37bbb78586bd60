/**
 * A law: the verdict on a query does not depend on the form in which it is passed, and a text that is something else, such
 * as a whole URL, a token or an HTTP message, is valid in no form and for no shape.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Random } from '../differential/random.mjs'
import { api } from './package.mjs'

const { describe, isValid, shapes, validate, versions } = api

const RUNS = 2000
const encoder = new TextEncoder()
const random = new Random(8)
const one = (list) => random.of(list)
const several = (most, make) => Array.from({ length: random.below(most + 1) }, make)

const queries = shapes.filter((shape) => shape.endsWith('-query'))
const documents = shapes.filter((shape) => !queries.includes(shape))
const names = [
  ...new Set(queries.flatMap((shape) => describe(shape).object.fields.map(({ name }) => name))),
  'page',
  'LIMIT',
]
const VALUES = [
  '',
  '1',
  '-1',
  '1.5',
  'abc',
  'true',
  'FR',
  'a b',
  'é',
  '🎁',
  '&',
  '=',
  '?',
  '/',
  '#',
  '%',
  '+',
  'https://x.example/?a=1',
]

const word = () => one(['abc', 'limit', 'x.example', 'v2', 'product', '0', 'é', 'a-b'])
const token = () => btoa(`{"alg":"HS${random.below(999)}"}`)

/** What people paste or pass by mistake. */
const FOREIGN = {
  'a whole URL': (query) => `https://${word()}.example/v2/${word()}?${query || 'a=b'}`,
  'the end of a URL': (query) => `/v2/${word()}?${query || 'a=b'}`,
  'a token': () => `${token().replaceAll('=', '')}.${token().replaceAll('=', '')}.c2lnbmF0dXJl`,
  'an HTTP message': (query) => `GET /v2/product?${query} HTTP/1.1\r\nhost: ${word()}\r\n\r\n`,
  'a curl command': (query) => `curl -X GET 'https://${word()}.example/v2/product?${query}' -H 'accept: */*'`,
  'an HTML page': () => `<!doctype html><title>${word()}</title>`,
}

test('a query has one verdict as text, bytes, parameters and URL', () => {
  const seen = { true: 0, false: 0 }
  for (let run = 0; run < RUNS; run++) {
    const parameters = new URLSearchParams(several(4, () => [one(names), one(VALUES)]))
    const text = `${parameters}`
    const [shape, version] = [one(queries), one(versions)]
    const forms = {
      text,
      'with its question mark': `?${text}`,
      bytes: encoder.encode(text),
      parameters,
      URL: new URL(`https://x.example/v2/product?${text}#part`),
    }
    const verdict = isValid(shape, text, { version })
    seen[verdict]++
    for (const [form, input] of Object.entries(forms)) {
      assert.equal(isValid(shape, input, { version }), verdict, `isValid ${shape} ${version} as ${form}: ${text}`)
      const { valid, problems } = validate(shape, input, { version })
      const found = problems.map(({ code, pointer }) => `${code} ${pointer}`)
      const expected = validate(shape, text, { version }).problems.map(({ code, pointer }) => `${code} ${pointer}`)
      assert.deepEqual([valid, found], [verdict, expected], `validate ${shape} ${version} as ${form}: ${text}`)
    }
  }
  assert.ok(seen.true > RUNS / 20 && seen.false > RUNS / 20, JSON.stringify(seen))
})

test('what is no document and no query is valid in no form and for no shape', () => {
  for (let run = 0; run < RUNS; run++) {
    const query = `${new URLSearchParams(several(3, () => [one(names), one(VALUES)]))}`
    for (const [what, make] of Object.entries(FOREIGN)) {
      const text = make(query)
      for (const shape of [one(queries), one(documents)])
        for (const input of [text, encoder.encode(text)])
          assert.equal(isValid(shape, input), false, `${shape}: ${what}: ${text}`)
    }
  }
})
