/**
 * Deliveries of the webhook, and the expected response to each. Personal data in them must not come out again. They
 * are sent in Node (tests/js/receiver.test.mjs) and in the runtimes. Those of deliveries.json are posts of the sample by default,
 * or of `update`, which changes members of it; without a `code`, they bring an update.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import given from './deliveries.json' with { type: 'json' }

/** The webhook as it was recorded. */
export const sample = readFileSync(new URL('../cases/samples/product-update.json', import.meta.url), 'utf8')

/** Personal data that must never be repeated. */
export const PERSONAL = ['ann.smith@example.com', '4111111111111111', 'card-7f3a']

export const JSON_TYPE = { 'content-type': 'application/json' }

/** The status of each code, and the headers that tell what would be right. */
const ANSWERS = {
  received: [200],
  unreadable: [400],
  unverified: [401],
  method: [405, { allow: 'POST' }],
  timeout: [408],
  too_large: [413],
  content_type: [415, { accept: 'application/json', 'accept-post': 'application/json' }],
  content_encoding: [415, { 'accept-encoding': 'identity' }],
  invalid: [422],
  failed: [500, { 'retry-after': '30' }],
  busy: [503, { 'retry-after': '30' }],
}

/** All deliveries, with the code of the response, with the errors and their places, and what is thrown. */
export const deliveries = Object.entries(given).map(([what, { type = 'application/json', headers, ...one }]) => ({
  ...{ what, isNew: one.code === undefined, path: '/', method: 'POST', ...one },
  headers: { ...(type && { 'content-type': type }), ...headers },
  body: bodyOf(one),
}))

/** Of another type than JSON's, bytes: `fetch` would send a type of its own with a text. */
function bodyOf({ method, body, hex, update, code }) {
  if (method === 'GET') return undefined
  if (hex !== undefined) return Uint8Array.from(Buffer.from(hex, 'hex'))
  const text = body ?? (update ? JSON.stringify({ ...JSON.parse(sample), ...update }) : sample)
  return code === 'content_type' ? new TextEncoder().encode(text) : text
}

/** Compares a response (`{ status, headers, text }`) with the expected one of a delivery. */
export function checkAnswer({ status, headers, text }, { code = 'received', errors }) {
  const [expected, named = {}] = ANSWERS[code]
  assert.equal(status, expected, text)
  checkNothingPersonal(text, ...headers.values())
  for (const [name, value] of Object.entries({ 'retry-after': null, ...named }))
    assert.equal(headers.get(name), value, name)
  if (code === 'received') return assert.equal(text, '')
  assert.equal(headers.get('content-type'), 'application/problem+json')
  assert.equal(headers.get('cache-control'), 'no-store')
  const details = JSON.parse(text)
  assert.deepEqual([details.status, details.code], [status, code])
  assert.match(details.detail, /^[A-Z].*\.$/)
  const told = details.errors?.map((error) => `${error.code} ${error.pointer}`)
  assert.deepEqual(told, errors)
}

export function checkNothingPersonal(...texts) {
  for (const text of texts)
    for (const personal of PERSONAL) assert.ok(!text.includes(personal), `${personal} in ${text}`)
}
