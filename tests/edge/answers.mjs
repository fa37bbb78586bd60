/**
 * Checks the responses of the receiver: what holds for every response, and what a certain delivery requires.
 */
import assert from 'node:assert/strict'
import { PERSONAL } from './deliveries.mjs'

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
