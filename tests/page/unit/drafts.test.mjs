/** Drafts: a reload finds what was there, and never an older draft in place of one that the browser did not keep. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { typescript } from './typescript.mjs'

const kept = new Map()
let room = Number.POSITIVE_INFINITY
globalThis.sessionStorage = {
  getItem: (key) => kept.get(key) ?? null,
  removeItem: (key) => kept.delete(key),
  setItem(key, value) {
    if (value.length > room) throw new DOMException('', 'QuotaExceededError')
    kept.set(key, value)
  },
}
let leave = () => {}
globalThis.addEventListener = (_name, listener) => {
  leave = listener
}
const { keepDraft } = await typescript('www/src/app/drafts.ts')

/** Opens a page that holds this, and leaves it. Returns the draft that it has taken up. */
function visit(held) {
  const taken = []
  const take = (draft) => taken.push(draft)
  keepDraft('document', () => held, take)
  leave()
  return taken[0]
}

test('a draft is there after a reload', () => {
  assert.equal(visit({ text: 'mine' }), undefined)
  assert.deepEqual(visit({ text: 'next' }), { text: 'mine' })
  assert.deepEqual(visit({ text: 'last' }), { text: 'next' })
})

test('what is too large to be kept brings back no older draft, and the next that fits is kept', () => {
  room = 30
  visit({ text: 'x'.repeat(100) })
  assert.equal(visit({ text: 'small' }), undefined)
  assert.deepEqual(visit({}), { text: 'small' })
})

test('where the browser keeps nothing, nothing is taken up', () => {
  room = 0
  visit({ text: 'mine' })
  assert.equal(visit({}), undefined)
})
