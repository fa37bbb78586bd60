/** What faces a delivery, and what is said of the update in it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '../../js/package.mjs'
import { typescript } from './typescript.mjs'

const { changeIn, valuesOf } = await typescript('www/src/views/webhook/faced.ts')
const described = api.describe('product-update')

const update = (old_state, new_state) => JSON.stringify({ product_code: 'P', old_state, new_state, timestamp: 'T' })

test('what changes is said only if it is one value, and there is one before and after', () => {
  const said = (...states) => changeIn(update(...states), described)
  assert.equal(said({ price_multiplier: '0.9' }, { price_multiplier: '0.8' }), '`P` goes from 0.9 to 0.8.')
  assert.equal(said({ x: 1, y: [2] }, { y: [2], x: 3 }), '`P` goes from 1 to 3.')
  for (const states of [
    [null, { x: 1 }],
    [{ x: 1 }, {}],
    [{ x: 1 }, { x: 1 }],
    [
      { x: 1, y: 1 },
      { x: 2, y: 2 },
    ],
    [{ x: null }, { x: 1 }],
    [{ x: [1] }, { x: [2] }],
  ])
    assert.equal(said(...states), undefined, JSON.stringify(states))
})

test('each value of an update has a line, as code reads it', () => {
  const text = update({ x: '1' }, { y: [true] })
  const { text: lines, from, to } = valuesOf(text, described)
  assert.equal(
    lines,
    'update.product_code  // "P"\nupdate.old_state?.x  // "1"\nupdate.new_state.y[0]  // true\nupdate.timestamp  // "T"',
  )
  const cut = (of) => (it) => of.slice(it.from, it.to)
  assert.deepEqual(from.map(cut(text)), to.map(cut(lines)))
  // Only what a state has is marked.
  assert.deepEqual(
    to.map(({ kind }) => kind),
    ['unknown', 'change', 'change', 'unknown'],
  )
})
