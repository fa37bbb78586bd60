/**
 * A draft accepts an e-mail address that more typing can complete. The oracle is the regular expression of the HTML
 * standard and a search for completions of a text.
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
  const shorter = length === 0 ? [] : textsOf(length - 1)
  const longest = shorter.filter((text) => text.length === length - 1)
  return length === 0 ? [''] : [...shorter, ...longest.flatMap((text) => KINDS.map((kind) => text + kind))]
}

/** The shortest address has three characters, so any text that can become one does so with three more. */
const ENDINGS = textsOf(3)
const becomesOne = (text) => ENDINGS.some((ending) => EMAIL.test(text + ending))

const requestWith = (email) => ({ items: [{ distribution_method: { type: 'EMAIL', email_address: email } }] })
const emailProblems = (input, options) =>
  api.validate('order-request', input, options).problems.filter(({ code }) => code === 'email').length

function agrees(email) {
  const text = JSON.stringify(requestWith(email))
  // Text with an escape is read in another way.
  const escaped = text.replace(/"email_address":"([\w .@+-])/u, (_, first) => {
    return `"email_address":"\\u${first.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
  for (const input of [text, escaped]) {
    const isAccepted = email === '' || becomesOne(email)
    assert.equal(emailProblems(input, { draft: true }) === 0, isAccepted, input)
    assert.equal(api.isValid('order-request', input, { draft: true }), isAccepted, input)
    assert.equal(emailProblems(input) === 0, email === '' || EMAIL.test(email), input)
  }
}

test('a draft accepts exactly what can still become an address', () => {
  for (const email of textsOf(5)) agrees(email)
})

test('a label that is full can end, and not go on', () => {
  for (let length = 60; length < 66; length++) {
    for (const end of ['', '-', '.', '.-', '-.', '@', '.a']) agrees(`a@${'b'.repeat(length)}${end}`)
  }
})

test('other characters never become one', () => {
  for (const email of ['é', 'a b', 'a@é', 'a@b_c', 'a@b c', '"a"', 'a@b@', 'a\u0000']) agrees(email)
})
