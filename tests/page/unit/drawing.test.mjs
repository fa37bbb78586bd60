/** What is drawn of a conversion in both texts: each line that changes faces what it becomes, and folds are of kept lines. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { at } from '../../../scripts/lib/paths.mjs'
import { api } from '../../js/package.mjs'
import { NEW, PRODUCTS } from '../lib/documents.mjs'
import { typescript } from './typescript.mjs'

const { read } = await typescript('www/src/app/reading.ts')
const { outcomeOf } = await typescript('www/src/views/convert/outcome.ts')
const { rowsOf } = await typescript('www/src/views/convert/rows.ts')
const { drawingsOf } = await typescript('www/src/views/convert/drawing.ts')

function drawn(text, isNarrow, given = {}) {
  const outcome = outcomeOf(api, text, read(api, text, given), given)
  const { output, edits } = outcome.conversion
  const rows = rowsOf(api, text, outcome)
  const { complement } = outcome.conversion
  return {
    output,
    rows,
    complement,
    ...drawingsOf({ text, output, edits, rows, asides: [], opened: new Set(), caret: undefined, isNarrow }),
  }
}

/** The number of the line of a position, from 1. */
const lineOf = (text, at) => text.slice(0, at).split('\n').length

const foldsOf = (text, { folds }) =>
  folds.map(({ from, to, words }) => [lineOf(text, from), lineOf(text, to), words.split(':')[0]])

const blocksOf = (text, { blocks }) => blocks.map(({ at, kind, height }) => [lineOf(text, at), kind, height])

test('a lost value of several lines is in no fold, and the other text says beside each that it is not there', () => {
  const { from, to, output } = drawn(PRODUCTS, false)
  assert.deepEqual(foldsOf(PRODUCTS, from), [
    [4, 7, '4 lines'],
    [11, 20, '10 lines'],
    [24, 26, '3 lines'],
  ])
  assert.deepEqual(foldsOf(output, to), [
    [4, 7, '4 lines, the same'],
    [8, 17, '10 lines, the same'],
    [18, 20, '3 lines, the same but for a comma'],
  ])
  assert.deepEqual(blocksOf(output, to), [
    [7, 'lost', 80],
    [17, 'lost', 80],
    [20, 'lost', 38],
  ])
  assert.deepEqual(blocksOf(PRODUCTS, from), [])
})

test('each loss has its words below it, or in the other text, where no fold hides them', () => {
  const products = drawn(PRODUCTS, true)
  // The second loss is the first member of its object.
  const list = drawn(readFileSync(at('tests', 'golden', '2023-07-27', 'order-list.json'), 'utf8'), false)
  for (const [text, side, lines] of [
    [PRODUCTS, products.from, [10, 23, 27]],
    [list.output, list.to, [20, 23]],
  ]) {
    const lost = blocksOf(text, side).filter(([, kind]) => kind === 'lost')
    assert.deepEqual(
      lost.map(([line]) => line),
      lines,
    )
    for (const [line] of lost)
      assert.ok(
        foldsOf(text, side).every(([first, last]) => line <= first - 1 || line >= last),
        `line ${line}`,
      )
  }
})

test('in one text, what comes back in a member that moves is not there twice, and what fits nowhere is in no line', () => {
  const { output, complement } = drawn(NEW, true)
  for (const text of [output, output.replace('A-1', 'A-2')]) {
    const { from } = drawn(text, true, { version: '2023-07-27', to: '2024-02-05', complement })
    assert.deepEqual(
      from.blocks.map(({ kind, name }) => [kind, name]),
      [['new', '"payout"']],
    )
  }
})
