/** Undo in a field, also if the page has changed its text meanwhile. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { typescript } from './typescript.mjs'

const { UndoHistory } = await typescript('www/src/editor/history.ts')
const { applied, difference } = await typescript('www/src/editor/splice.ts')

/** A text with its history. `page` changes it as the page does, not as a person. */
class Edited {
  text = 'one two three'
  history = new UndoHistory()

  type(from, to, insert, alone = true) {
    this.history.add({ from, to, insert }, this.text, alone)
    this.text = applied({ from, to, insert }, this.text)
  }

  page(from, to, insert) {
    this.history.rebase({ from, to, insert })
    this.text = applied({ from, to, insert }, this.text)
  }

  step(direction) {
    const step = this.history[direction](this.text)
    if (step === undefined) return false
    this.text = applied(step, this.text)
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

test('where two texts differ, one becomes the other there and nowhere else', () => {
  const texts = ['', 'a', 'ab', 'aab', 'abab', 'ba', 'axb', 'xaby']
  for (const before of texts) {
    for (const after of texts) {
      const change = difference(before, after)
      assert.equal(change === undefined, before === after)
      if (change !== undefined) assert.equal(applied(change, before), after)
    }
  }
  assert.deepEqual(difference('one two', 'one big two'), { from: 4, to: 4, insert: 'big ' })
})

test('a step whose text the page has replaced is forgotten, with the older ones', () => {
  const it = new Edited()
  it.type(0, 3, 'ONE')
  it.type(4, 7, 'TWO')
  it.page(0, it.text.length, 'another text')
  assert.equal(it.step('undo'), false)
  it.type(0, 7, 'an other')
  assert.ok(it.step('undo'))
  assert.equal(it.text, 'another text')
  assert.equal(it.step('undo'), false)
})
