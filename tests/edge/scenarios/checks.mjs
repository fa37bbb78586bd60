/**
 * The common parts of the scenarios: an order to place, and checks of responses.
 */
import assert from 'node:assert/strict'
import { api } from '../../js/package.mjs'
import { checkNothingPersonal } from '../answers.mjs'

export const OLD = '2023-07-27'
export const NEW = '2024-02-05'
export const UP = { from: OLD, to: NEW }
export const DOWN = { from: NEW, to: OLD }

/** A gateway in each direction, the version of its service, and the conversion of its responses. */
export const ways = [
  { gateway: '/to-new', version: NEW, way: DOWN },
  { gateway: '/to-old', version: OLD, way: UP },
]

/** An order whose text no serialiser would write. */
export const request = `{ "payment_method": {"type":"ACCOUNT_BALANCE","currency":"GBP"},
  "items": [
    {"face_value": 25.00, "distribution_method": {"type":"PAYOUT_LINK"}, "products": {"type":"SINGLE","value":"PRCODE-GB"}},
    {"face_value": 1e1, "distribution_method": {"type":"PAYOUT_LINK"}, "products": {"type":"SINGLE","value":"PRCODE-FR"}}
  ] }`

let keys = 0

/** Returns an unused idempotency key. */
export const newKey = () => `key-${keys++}`

/** Places an order, so that there is something to read. */
export async function place(ask, gateway) {
  const key = newKey()
  const answer = await ask(`${gateway}/v2/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-idempotency-key': key, authorization: 'Bearer t' },
    body: request,
  })
  return { key, answer }
}

/** Returns the last exchange of the service. */
export const last = ({ exchanges }) => exchanges[exchanges.length - 1]
/** Checks that the received bytes are those that `convert` returns for the sent ones. */
export function checkConverted({ status, headers, bytes }, shape, upstream, way, more) {
  const { sent } = last(upstream)
  assert.equal(status, 200, bytes.toString())
  const expected = Buffer.from(api.convert(shape, new Uint8Array(sent), { ...way, ...more }).output)
  assert.equal(bytes.toString(), expected.toString())
  assert.ok(bytes.equals(expected))
  checkLength(headers, bytes)
}

/** Checks `content-length`, if it is there: a runtime may remove it and send chunks. */
export function checkLength(headers, bytes) {
  if (headers.has('content-length')) assert.equal(headers.get('content-length'), String(bytes.length))
  assert.equal(headers.get('content-encoding'), null)
}

/** Checks problem details: the status, the code, and the codes of the errors. */
export function checkRejected({ status, headers, text }, [expected, code, errors]) {
  assert.equal(status, expected, text)
  assert.equal(headers.get('content-type'), 'application/problem+json')
  assert.equal(headers.get('cache-control'), 'no-store')
  const details = JSON.parse(text)
  assert.deepEqual([details.status, details.code, details.errors?.map((error) => error.code)], [expected, code, errors])
  checkNothingPersonal(text, ...headers.values())
  return details
}

/** Checks that the received bytes are the sent ones. */
export function checkUntouched({ status, bytes }, upstream, expected) {
  assert.equal(status, expected, bytes.toString())
  assert.equal(bytes.toString(), last(upstream).sent.toString())
}
