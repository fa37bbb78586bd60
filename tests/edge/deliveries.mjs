/**
 * Deliveries of the webhook, and the expected response to each. Personal data in them must not come out again. They
 * are sent in Node (tests/js/receiver.test.mjs) and in the runtimes.
 */
import { readFileSync } from 'node:fs'

/** The webhook as it was recorded. */
export const sample = readFileSync(new URL('../cases/samples/product-update.json', import.meta.url), 'utf8')

/** Personal data that must never be repeated. */
export const PERSONAL = ['ann.smith@example.com', '4111111111111111', 'card-7f3a']
const [EMAIL, CARD, TOKEN] = PERSONAL

const JSON_TYPE = { 'content-type': 'application/json' }
const document = (more) => JSON.stringify({ ...JSON.parse(sample), ...more })
const nested = { [EMAIL]: { [CARD]: [{ [TOKEN]: EMAIL }] } }

/** Accepted deliveries, with the update if it is new. */
const received = [
  { what: 'the sample', body: sample },
  { what: 'a type with a charset', headers: { 'content-type': 'Application/JSON ; charset="UTF-8"' }, body: sample },
  { what: 'a type with another parameter', headers: { 'content-type': 'application/json;v=1; x="a;b"' }, body: sample },
  {
    what: 'what only looks like a charset',
    headers: { 'content-type': 'application/json; x=";charset=latin1"' },
    body: sample,
  },
  { what: 'a charset with an escape', headers: { 'content-type': 'application/json;Charset="utf\\-8"' }, body: sample },
  { what: 'two charsets', headers: { 'content-type': 'application/json;charset=utf8;charset=latin1' }, body: sample },
  { what: 'a coding that is none', headers: { ...JSON_TYPE, 'content-encoding': 'identity' }, body: sample },
  { what: 'fields that are not shown', body: document({ [EMAIL]: CARD, new_state: nested }) },
  { what: 'no old state', body: document({ old_state: undefined }) },
  { what: 'what is verified', path: '/verified', headers: { ...JSON_TYPE, 'x-secret': 'shared' }, body: sample },
  { what: 'another event', path: '/other', body: JSON.stringify({ event: 'order', ...nested }), isNew: false },
  { what: 'the other version', path: '/strict', body: sample },
]

const ACCEPTED = { accept: 'application/json', 'accept-post': 'application/json' }
const type = (value) => ({
  headers: value === undefined ? {} : { 'content-type': value },
  body: new TextEncoder().encode(sample),
})
const notJson = (what, value) => ({ what, ...type(value), status: 415, code: 'content_type', answer: ACCEPTED })
const unreadable = (what, body, error, more) => ({
  what,
  body,
  status: 400,
  code: 'unreadable',
  errors: [error],
  ...more,
})
const invalid = (what, body, errors, more) => ({ what, body, status: 422, code: 'invalid', errors, ...more })
const secret = { ...JSON_TYPE, 'x-secret': EMAIL }

/** Rejected deliveries, with status, code and headers, and with the errors and their places. */
const rejections = [
  { what: 'GET', method: 'GET', status: 405, code: 'method', answer: { allow: 'POST' } },
  { what: 'PUT', method: 'PUT', body: document(nested), status: 405, code: 'method', answer: { allow: 'POST' } },
  notJson('no type'),
  notJson('text', 'text/plain'),
  notJson('a list of types', 'application/json, text/plain'),
  notJson('another kind of JSON', 'application/problem+json'),
  notJson('another charset', 'application/json; charset=latin1'),
  notJson('another charset, with a capital', 'application/json; Charset=latin1'),
  notJson('an empty charset', 'application/json; charset=""'),
  notJson('another charset in quotes', `application/json; x="${EMAIL};"; charset="utf-16"`),
  notJson('no type at all', CARD),
  {
    what: 'a coding',
    headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
    body: document(nested),
    status: 415,
    code: 'content_encoding',
    answer: { 'accept-encoding': 'identity' },
  },
  { what: 'a declared length', path: '/small', body: document(nested), status: 413, code: 'too_large' },
  { what: 'what is not verified', path: '/verified', headers: secret, body: sample, status: 401, code: 'unverified' },
  { what: 'not JSON, not verified', path: '/verified', headers: secret, body: '{', status: 401, code: 'unverified' },
  {
    what: 'a hook that throws',
    path: '/throwing',
    body: document({ product_code: EMAIL }),
    status: 500,
    code: 'failed',
    thrown: 'RangeError',
  },
  {
    what: 'a hook that rejects',
    path: '/rejecting',
    headers: secret,
    body: sample,
    status: 500,
    code: 'failed',
    thrown: 'RangeError',
  },
  {
    what: 'a hook that does not end',
    path: '/waiting',
    headers: secret,
    body: sample,
    status: 500,
    code: 'failed',
    thrown: 'TimeoutError',
  },
  unreadable('nothing', '', 'syntax '),
  unreadable('half a document', `{"product_code":"${EMAIL}"`, 'syntax '),
  unreadable('a member without a value', `{"${EMAIL}":}`, 'syntax /*'),
  unreadable('bytes that are no UTF-8', Uint8Array.of(0x22, 0xff, 0x22), 'encoding '),
  unreadable('bytes that are no UTF-8, for a verifier', Uint8Array.of(0x22, 0xff, 0x22), 'encoding ', {
    path: '/verified',
  }),
  unreadable('nesting', document({ old_state: { a: [[EMAIL]] } }), 'too_deep /old_state/*/0', { path: '/small' }),
  invalid('an empty object', '{}', ['required /product_code', 'required /new_state', 'required /timestamp']),
  invalid('no object', JSON.stringify([CARD]), ['type ']),
  invalid('no object, where other events are welcome', JSON.stringify([CARD]), ['type '], { path: '/other' }),
  invalid('part of an update', '{"new_state":{}}', ['required /product_code', 'required /timestamp'], {
    path: '/other',
  }),
  invalid('a name twice', `{"product_code":"P","new_state":{},${sample.slice(1)}`, [
    'duplicate_key /product_code',
    'duplicate_key /new_state',
  ]),
  invalid('a number', document({ new_state: { price_multiplier: Number(CARD), ...nested } }), [
    'type /new_state/price_multiplier',
  ]),
  invalid('no decimal', document({ new_state: { price_multiplier: EMAIL } }), ['decimal /new_state/price_multiplier']),
  invalid('no timestamp', document({ timestamp: CARD }), ['timestamp /timestamp']),
  invalid(
    'unknown names',
    document({ [CARD]: 1, new_state: nested }),
    ['undocumented /new_state/*', 'undocumented /*'],
    { path: '/strict' },
  ),
]

const byDefault = { path: '/', method: 'POST', headers: JSON_TYPE }

export const deliveries = [
  ...received.map((one) => ({ isNew: true, status: 200, ...byDefault, ...one })),
  ...rejections.map((one) => ({ isNew: false, ...byDefault, ...one })),
]
