/**
 * E-mail addresses, and what a draft accepts of one. The oracle is the regular expression of the HTML standard, with a search
 * for completions of a text.
 */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from './package.mjs'

/** The regular expression of the HTML standard (valid e-mail address). */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** One character of each kind that the production distinguishes, and one that it never allows. */
const KINDS = ['a', '.', '-', '+', '@', ' ']

/** Returns every text of at most this many characters. */
function textsOf(length) {
  if (length === 0) return ['']
  const shorter = textsOf(length - 1)
  const longest = shorter.filter((text) => text.length === length - 1)
  return [...shorter, ...longest.flatMap((text) => KINDS.map((kind) => text + kind))]
}

/** The shortest address has three characters, so any text that can become one does so with three more. */
const ENDINGS = textsOf(3)
const becomesOne = (text) => ENDINGS.some((ending) => EMAIL.test(text + ending))

test('an address is what the standard says, and a draft accepts exactly what can still become one', () => {
  const labels = [60, 61, 62, 63, 64, 65].map((length) => `a@${'b'.repeat(length)}`)
  const full = labels.flatMap((label) => ['', '-', '.', '.-', '-.', '@', '.a'].map((end) => label + end))
  const isFound = (email_address, options) => {
    const request = { items: [{ distribution_method: { type: 'EMAIL', email_address } }] }
    return api.validate('order-request', request, options).problems.some(({ code }) => code === 'email')
  }
  for (const email of [...textsOf(5).slice(1), ...full, 'é', 'a@é', 'a@b_c', '"a"', 'a\u0000']) {
    assert.equal(isFound(email), !EMAIL.test(email), email)
    assert.equal(isFound(email, { draft: true }), !becomesOne(email), email)
  }
})
