/** The compiled core reads text in blocks: it finds a mistake at every distance from their borders. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '../js/package.mjs'

const found = ({ problems }) => problems.map(({ code, span }) => [code, span.start])

test('a mistake is found wherever it stands, in text and in bytes', () => {
  for (const filler of ['x', 'ü', '😀', '\\n', ' ']) {
    for (let count = 0; count < 200; count++) {
      const before = `{"x":"${filler.repeat(count)}","status":`
      const bytes = Buffer.from(`${before}"NO"}`)
      const what = `behind ${count} times ${filler}`
      assert.deepEqual(found(api.validate('order-created', `${before}"NO"}`)), [['enum', before.length]], what)
      assert.deepEqual(found(api.validate('order-created', bytes)), [['enum', Buffer.byteLength(before)]], what)
    }
  }
})
