/**
 * Encodes bytes as printable text and decodes them: any bytes come back, and no character needs an escape.
 */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { toAscii } from '../../scripts/lib/ascii.mjs'
import { dist } from './package.mjs'

const { fromAscii } = await import(pathToFileURL(`${dist}/cores/ascii.js`).href)

/** Checks that bytes come back unchanged from a text that fits into single quotes and into a template. */
function holds(bytes) {
  const { text, frequent } = toAscii(bytes)
  assert.match(text, /^[ -~]*$/)
  assert.doesNotMatch(text, /['`\\$]/)
  assert.match(frequent, /^[0-9a-f]{64}$/)
  assert.deepEqual(Buffer.from(fromAscii(text, frequent)), Buffer.from(bytes))
}

test('random bytes come back, few and many, even and uneven', () => {
  for (let length = 0; length < 300; length++) holds(randomBytes(length))
  for (let round = 0; round < 200; round++) {
    // Some bytes occur often, others never.
    const known = randomBytes(1 + (round % 256))
    holds(randomBytes(1000).map((byte) => known[byte % known.length]))
  }
  holds(randomBytes(200_000))
})

test('every byte comes back, alone, before and behind every other', () => {
  for (let byte = 0; byte < 256; byte++) {
    holds(Uint8Array.of(byte))
    holds(Uint8Array.from({ length: 512 }, (_, n) => (n % 2 ? byte : n >> 1)))
  }
})

test('the cores come back, and grow by less than a tenth', () => {
  for (const core of ['order_contract', 'order_contract_check']) {
    const bytes = readFileSync(`${dist}/${core}.wasm`)
    holds(bytes)
    assert.ok(toAscii(bytes).text.length < bytes.length * 1.1, core)
  }
})
