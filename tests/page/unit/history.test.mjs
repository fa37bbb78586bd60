/** Undoing in a field, also where the page has changed its text meanwhile. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ChangeSet } from '@codemirror/state'
import { typescript } from './typescript.mjs'

const { History } = await typescript('www/src/editor/history.ts')

/** A text with its history; `page` changes it as the page does, and not a person. */
class Edited {
  text = 'one two three'
  history = new History()

  type(from, to, insert, alone = true) {
    const changes = ChangeSet.of({ from, to, insert }, this.text.length)
    this.history.add(changes, { text: this.text }, alone)
    this.text = this.text.slice(0, from) + insert + this.text.slice(to)
  }

  page(from, to, insert) {
    this.history.rebase(ChangeSet.of({ from, to, insert }, this.text.length))
    this.text = this.text.slice(0, from) + insert + this.text.slice(to)
  }

  step(direction) {
    const step = this.history[direction]({ text: this.text })
    if (step === undefined) return false
    let [made, used] = ['', 0]
    step.changes.iterChanges((from, to, _from, _to, inserted) => {
      made += this.text.slice(used, from) + inserted
      used = to
    })
    this.text = made + this.text.slice(used)
    return true
  }
}

test('steps are undone and done again in their order', () => {
  const it = new Edited()
  const texts = [it.text]
  for (const [from, to, insert] of [
    [0, 3, 'ONE'],
    [4, 8, ''],
    [3, 3, '!'],
  ]) {
    it.type(from, to, insert)
    texts.push(it.text)
  }
  for (const text of texts.slice(0, -1).reverse()) {
    assert.ok(it.step('undo'))
    assert.equal(it.text, text)
  }
  assert.equal(it.step('undo'), false)
  for (const text of texts.slice(1)) {
    assert.ok(it.step('redo'))
    assert.equal(it.text, text)
  }
  assert.equal(it.step('redo'), false)
})

test('what is typed without a pause is one step, and a new one forgets what was undone', () => {
  const it = new Edited()
  for (const [at, letter] of ['a', 'b', 'c'].entries()) it.type(at, at, letter, at === 0)
  it.type(3, 3, 'd', false)
  it.step('undo')
  assert.equal(it.text, 'aone two three')
  it.type(0, 1, 'z')
  assert.equal(it.step('redo'), false)
})

test('what the page has put in stays when steps around it are undone', () => {
  const it = new Edited()
  it.type(0, 3, 'ONE')
  it.type(8, 13, 'THREE')
  it.page(4, 7, 'and')
  it.page(0, 0, '> ')
  it.step('undo')
  assert.equal(it.text, '> ONE and three')
  it.step('undo')
  assert.equal(it.text, '> one and three')
  it.step('redo')
  it.step('redo')
  assert.equal(it.text, '> ONE and THREE')
})
