/** The pieces in which a line is painted: each has its token and its tint, and they are found in one pass. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Random } from './following/random.mjs'
import { typescript } from './typescript.mjs'

const { piecesOf } = await typescript('www/src/editor/paint.ts')

const covers = (it, piece) => it.from <= piece.from && piece.to <= it.to

test('each piece has the token and the last tint that cover it, and the pieces are the line', () => {
  const random = new Random(7)
  for (let round = 0; round < 2000; round += 1) {
    const length = random.between(0, 12)
    const tokens = apart(random, length)
    const tints = overlapping(random, length)
    const pieces = piecesOf(length, tokens, tints)
    assert.equal(
      pieces.reduce((end, { from, to }) => (from === end && to > from ? to : Number.NaN), 0),
      length,
    )
    for (const piece of pieces) {
      assert.equal(
        piece.token,
        tokens.find((it) => covers(it, piece)),
      )
      assert.equal(
        piece.tint,
        tints.findLast((it) => covers(it, piece)),
      )
    }
  }
})

test('a line with twice the tokens and tints takes twice the work', () => {
  const work = (count) => {
    let reads = 0
    const counted = (at) => ({
      get from() {
        reads += 1
        return 2 * at
      },
      get to() {
        reads += 1
        return 2 * at + 1
      },
    })
    const stretches = Array.from({ length: count }, (_, at) => counted(at))
    piecesOf(2 * count, stretches, stretches)
    return reads
  }
  assert.ok(work(2000) <= 2 * work(1000) + 10, `${work(1000)} reads, then ${work(2000)}`)
})

function apart(random, length) {
  const tokens = []
  for (let from = random.between(0, 3); from < length; ) {
    const to = Math.min(length, from + random.between(1, 4))
    tokens.push({ from, to })
    from = to + random.between(0, 3)
  }
  return tokens
}

function overlapping(random, length) {
  const tints = Array.from({ length: random.between(0, 5) }, () => {
    const from = random.between(0, length)
    return { from, to: random.between(from, length) }
  })
  return tints.sort((a, b) => a.from - b.from)
}
