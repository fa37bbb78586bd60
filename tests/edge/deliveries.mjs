/**
 * Deliveries of the webhook, and the expected response to each. Personal data in them must not come out again. They
 * are sent in Node (tests/js/receiver.test.mjs) and in the runtimes.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'

/** The webhook as it was recorded. */
export const sample = readFileSync(new URL('../cases/samples/product-update.json', import.meta.url), 'utf8')

/** Personal data that must never be repeated. */
export const PERSONAL = ['ann.smith@example.com', '4111111111111111', 'card-7f3a']
const [EMAIL, CARD, TOKEN] = PERSONAL

export const JSON_TYPE = { 'content-type': 'application/json' }
const document = (more) => JSON.stringify({ ...JSON.parse(sample), ...more })
const nested = { [EMAIL]: { [CARD]: [{ [TOKEN]: EMAIL }] } }
const typed = (type) => ({ 'content-type': type })

/** Deliveries that bring an update, with what they send. */
const received = {
  'the sample': {},
  'a type with a charset': { headers: typed('Application/JSON ; charset="UTF-8"') },
  'a type with another parameter': { headers: typed('application/json;v=1; x="a;b"') },
  'a charset that JSON does not have': { headers: typed('application/json;charset=latin1') },
  'the coding identity': { headers: { ...JSON_TYPE, 'content-encoding': 'identity' } },
  'fields that are not shown': { body: document({ [EMAIL]: CARD, new_state: nested }) },
  'no old state': { body: document({ old_state: undefined }) },
  'what is verified': { path: '/verified', headers: { ...JSON_TYPE, 'x-secret': 'shared' } },
  'the other version': { path: '/strict' },
}

/** Content types that are refused. The bodies are bytes, for which `fetch` sends no type of its own. */
const wrongTypes = {
  'no type': {},
  text: typed('text/plain'),
  'a list of types': typed('application/json, text/plain'),
  'another kind of JSON': typed('application/problem+json'),
  'no type at all': typed(CARD),
}

/** Bodies that cannot be read, each with its error. */
const unreadable = {
  nothing: ['', 'syntax '],
  'half a document': [`{"product_code":"${EMAIL}"`, 'syntax '],
  'a member without a value': [`{"${EMAIL}":}`, 'syntax /*'],
  'bytes that are no UTF-8': [Uint8Array.of(0x22, 0xff, 0x22), 'encoding '],
  nesting: [document({ old_state: { a: [[EMAIL]] } }), 'too_deep /old_state/*/0', '/small'],
}

/** Bodies that are no update, each with its errors. */
const invalid = {
  'an empty object': ['{}', ['required /product_code', 'required /new_state', 'required /timestamp']],
  'no object': [JSON.stringify([CARD]), ['type ']],
  'no object, where other events are welcome': [JSON.stringify([CARD]), ['type '], '/other'],
  'part of an update': ['{"new_state":{}}', ['required /product_code', 'required /timestamp'], '/other'],
  'a name twice': [
    `{"product_code":"P","new_state":{},${sample.slice(1)}`,
    ['duplicate_key /product_code', 'duplicate_key /new_state'],
  ],
  'a number': [
    document({ new_state: { price_multiplier: Number(CARD), ...nested } }),
    ['type /new_state/price_multiplier'],
  ],
  'no decimal': [document({ new_state: { price_multiplier: EMAIL } }), ['decimal /new_state/price_multiplier']],
  'no timestamp': [document({ timestamp: CARD }), ['timestamp /timestamp']],
  'unknown names': [
    document({ [CARD]: 1, new_state: nested }),
    ['undocumented /new_state/*', 'undocumented /*'],
    '/strict',
  ],
}

const secret = { ...JSON_TYPE, 'x-secret': EMAIL }
const failed = { status: 500, code: 'failed', thrown: 'RangeError' }
const refused = {
  GET: { method: 'GET', body: undefined, status: 405, code: 'method', answer: { allow: 'POST' } },
  PUT: { method: 'PUT', body: document(nested), status: 405, code: 'method', answer: { allow: 'POST' } },
  'a coding': {
    headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
    body: document(nested),
    status: 415,
    code: 'content_encoding',
    answer: { 'accept-encoding': 'identity' },
  },
  'a declared length': { path: '/small', body: document(nested), status: 413, code: 'too_large' },
  'what is not verified': { path: '/verified', headers: secret, status: 401, code: 'unverified' },
  'not JSON, not verified': { path: '/verified', headers: secret, body: '{', status: 401, code: 'unverified' },
  'no UTF-8, not verified': {
    path: '/verified',
    headers: secret,
    body: Uint8Array.of(0xff),
    status: 401,
    code: 'unverified',
  },
  'a hook that throws': { path: '/throwing', body: document({ product_code: EMAIL }), ...failed },
  'a hook that rejects': { path: '/rejecting', headers: secret, ...failed },
  'a hook that does not end': { path: '/waiting', headers: secret, ...failed, thrown: 'TimeoutError' },
}

const accepted = { accept: 'application/json', 'accept-post': 'application/json' }

/** All deliveries, with status, code and headers of the response, and with the errors and their places. */
export const deliveries = [
  ...listed(received, (one) => ({ isNew: true, status: 200, ...one })),
  ...listed({ 'another event': JSON.stringify({ event: 'order', ...nested }) }, (body) => ({
    path: '/other',
    body,
    status: 200,
  })),
  ...listed(wrongTypes, (headers) => ({
    headers,
    body: new TextEncoder().encode(sample),
    status: 415,
    code: 'content_type',
    answer: accepted,
  })),
  ...listed(unreadable, ([body, error, path = '/']) => ({
    path,
    body,
    status: 400,
    code: 'unreadable',
    errors: [error],
  })),
  ...listed(invalid, ([body, errors, path = '/']) => ({ path, body, status: 422, code: 'invalid', errors })),
  ...listed(refused, (one) => one),
]

function listed(cases, delivery) {
  const byDefault = { isNew: false, path: '/', method: 'POST', headers: JSON_TYPE, body: sample }
  return Object.entries(cases).map(([what, one]) => ({ what, ...byDefault, ...delivery(one) }))
}

/** Compares a response (`{ status, headers, text }`) with the expected one of a delivery. */
export function checkAnswer({ status, headers, text }, { status: expected, code, answer = {}, errors }) {
  assert.equal(status, expected, text)
  for (const [name, value] of Object.entries(answer)) assert.equal(headers.get(name), value, name)
  checkNothingPersonal(text, ...headers.values())
  if (code === undefined) return assert.equal(text, '')
  assert.equal(headers.get('content-type'), 'application/problem+json')
  assert.equal(headers.get('cache-control'), 'no-store')
  assert.equal(headers.get('retry-after'), code === 'busy' || code === 'failed' ? '30' : null)
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
