/** Drafts: stored drafts are restored, and drafts that the browser could not store are reported. */
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { typescript } from './typescript.mjs'

const QUOTA = 1000
const { keepDraft, takeUpDraft } = await typescript('www/src/app/drafts.ts')

let told

beforeEach(() => {
  told = []
  const element = () => ({ append: (...words) => told.push(...words), setAttribute() {}, addEventListener() {} })
  globalThis.document = {
    createElement: element,
    getElementById: () => ({ replaceChildren() {}, contains: () => false }),
  }
  globalThis.sessionStorage = storage()
})

function storage() {
  const items = new Map()
  return {
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => items.delete(key),
    setItem(key, value) {
      const others = [...items].filter(([other]) => other !== key).map(([, text]) => text.length)
      if (others.reduce((sum, length) => sum + length, value.length) > QUOTA) throw new Error('the quota is exceeded')
      items.set(key, value)
    },
  }
}

function refuse() {
  throw new Error('refused')
}

test('a draft comes back without a word', () => {
  keepDraft('validate', { text: '{}' })
  assert.deepEqual(takeUpDraft('validate'), { text: '{}' })
  assert.equal(takeUpDraft('convert'), undefined)
  assert.deepEqual(told, [])
})

test('what was too large to be kept is told of, and brings back no older draft', () => {
  keepDraft('validate', { text: '{}' })
  keepDraft('validate', { text: 'x'.repeat(QUOTA) })
  assert.equal(takeUpDraft('validate'), undefined)
  assert.match(told.join(' '), /too large for the browser to keep after a reload/)
})

test('the next draft that fits is kept again', () => {
  keepDraft('validate', { text: 'x'.repeat(QUOTA) })
  keepDraft('validate', { text: '{}' })
  assert.deepEqual(takeUpDraft('validate'), { text: '{}' })
  assert.deepEqual(told, [])
})

test('an older draft does not come back where the browser takes no newer one', () => {
  keepDraft('validate', { text: '{}' })
  sessionStorage.setItem = refuse
  keepDraft('validate', { text: '[]' })
  assert.equal(takeUpDraft('validate'), undefined)
})

test('where the browser keeps nothing, nothing is said', () => {
  globalThis.sessionStorage = { getItem: refuse, setItem: refuse, removeItem: refuse }
  keepDraft('validate', { text: '{}' })
  assert.equal(takeUpDraft('validate'), undefined)
  assert.deepEqual(told, [])
})
