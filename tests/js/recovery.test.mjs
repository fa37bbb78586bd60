/**
 * After a trap (a bug of ours, a stack overflow, missing memory), the next call has a fresh instance. The tests cause
 * the trap by calling the core directly with impossible arguments.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { overflow } from './overflow.mjs'
import { api, dist } from './package.mjs'

const load = (file) => import(pathToFileURL(`${dist}/${file}`).href)
const core = await load('core.js')
const { validate, isValid, parse } = api

const text = '{"status":"NO"}'
const memory = () => core.memoryNumbers().buffer

function works(expected) {
  assert.deepEqual(validate('order-created', text), expected)
  assert.equal(isValid('order-created', text), false)
  assert.equal(isValid('order-created', { status: 'FAILED' }), true)
  assert.equal(parse('order-created', new TextEncoder().encode('{"status":"FAILED"}')).ok, true)
}

test('numbers that mean nothing are answered, and the next call works', () => {
  const expected = validate('order-created', text)
  for (const nonsense of [
    ({ is_valid }) => is_valid(999, 9, 0xf0000000, 0xf0000000),
    ({ validate }) => validate(999, 9, 0xf0000000, 0xf0000000),
    ({ validate }) => validate(999, 9, ~999, 0xf0000000),
    ({ endpoint_of }) => endpoint_of(0xf0000000),
  ]) {
    works(expected)
    core.call(nonsense)
    works(expected)
  }
})

test('memory that cannot be had ends the call, and the next one works', () => {
  const expected = validate('order-created', text)
  const before = memory()
  assert.throws(() => core.room(0xfffffff0), WebAssembly.RuntimeError)
  works(expected)
  assert.notEqual(memory(), before, 'the memory is a new one')
})

test('a stack that overflows inside the core ends the call, and the next one works', () => {
  const expected = validate('order-created', text)
  overflow(() => isValid('order-created', text))
  works(expected)
})
