/**
 * fastify/secure-json-parse: texts that try to change a prototype. Parsed, validated and converted, each stays data: it
 * becomes an own member at most, and changes no other object.
 */
import { deepStrictEqual } from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { api } from '../js/package.mjs'

const CALLS = /j\.(?:parse|safeParse|scan)\(\s*'((?:[^'\\]|\\.)*)'/g
const TEXTS = /const text = '((?:[^'\\]|\\.)*)'/g

/** The suite's file of tests; only the texts in it are read. */
export async function prototypes(file) {
  const source = await readFile(file, 'utf8')
  const texts = [...new Set([...source.matchAll(CALLS), ...source.matchAll(TEXTS)].map(([, text]) => read(text)))]
  const failures = []
  for (const text of texts) {
    try {
      staysData(text)
    } catch (error) {
      failures.push(`${text}: ${error.message}`)
    }
  }
  return { count: texts.length - failures.length, failures }
}

const read = (literal) => JSON.parse(`"${literal.replaceAll('"', '\\"').replaceAll("\\'", "'")}"`)

function staysData(text) {
  let expected
  try {
    expected = JSON.parse(text)
  } catch {
    expected = undefined
  }
  const document = `{"status":"FAILED","x":${text}}`
  const parsed = api.parse('order-created', document)
  if (expected === undefined) return deepStrictEqual(parsed.ok, false)
  const repeats = parsed.report.problems.some(({ code }) => code === 'duplicate_key')
  if (!repeats) {
    deepStrictEqual(parsed.ok, true)
    deepStrictEqual(parsed.value.x, expected)
  }
  deepStrictEqual(api.isValid('order-created', { status: 'FAILED', x: expected }), true)
  const order = { items: [{ redemption_url: 'u', x: expected }] }
  const { output } = api.convert('order', order, { from: '2023-07-27', to: '2024-02-05' })
  deepStrictEqual(output.items[0].x, expected)
  deepStrictEqual(Object.getPrototypeOf(output.items[0]), Object.prototype)
  deepStrictEqual({}.x, undefined)
  deepStrictEqual(Object.keys(Object.prototype), [])
}
