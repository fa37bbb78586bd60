/**
 * Generates inputs: a document repeats pieces inside a frame of a shape. The costliest per byte are mutated further.
 */
import { Random } from '../differential/random.mjs'
import { costAndGrowthOf, costOf } from './cost.mjs'

const FRAMES = [
  ['order-created', '{"status":"FAILED",', '"x":1}'],
  ['order-created', '{"status":"FAILED","x":[', '0]}'],
  ['order', '{"status":"COMPLETED","items":[', '{}]}'],
  ['order', '{"status":"COMPLETED","items":[{"payout":{', '"url":"u"}}]}'],
  ['order-request', '{"items":[{', '"x":1}]}'],
  ['order-list', '{"data":[', '{}],"links":[{}]}'],
  ['product-list', '[', '{}]'],
  ['product-update', '{"new_state":{', '"x":1}}'],
]
const PIECES = [
  ...[
    '"k":0,',
    '"k#":0,',
    '"\\u006b#":0,',
    '"a":"',
    '",',
    '{},',
    '[],',
    '[[[]]],',
    '0,',
    '1e5,',
    '-1.5,',
    'null,',
    '"",',
    '"\\ud83d\\ude00",',
  ],
  ...[
    '{"payout":{"url":"u","a":#}},',
    '{"redemption_url":5},',
    '{"id":#,"payout":{}},',
    '{"order_id":1},',
    '{"products":{"type":"single"}},',
  ],
  ...[
    '"prodcut#":0,',
    '"distribution_methid":0,',
    '"payment_method":{"type":"X"},',
    '"~/~/":0,',
    '"é😀#":0,',
    ' ',
    '\n',
    '{"a":1,"a":2},',
  ],
  ...['{"approval_state":1,"expiry":2},', '{"status":"NO"},', '"price_multiplier":"0,8",'],
]
const MOST = 6
const KEPT = 12
/** The bytes of an input while the search goes on. */
const SMALL = 256 << 10

/**
 * Searches for this many seconds. The rows are the costliest inputs, with their growth. `ordinary` has the cost of the
 * ordinary document by operation.
 */
export async function searched(operations, ordinary, seconds) {
  const random = new Random(7)
  const names = Object.keys(operations)
  let kept = []
  let tried = 0
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const recipe = kept.length > 0 && random.percent(70) ? changed(random, random.of(kept)) : fresh(random, names)
    const cost = await costOf(operations[recipe.operation], familyOf(recipe), SMALL)
    tried += 1
    if (cost === undefined) continue
    kept = [...kept.filter(({ key }) => key !== recipe.key), { ...recipe, ratio: cost / ordinary[recipe.operation] }]
      .sort((a, b) => b.ratio - a.ratio)
      .slice(0, KEPT)
  }
  const rows = []
  for (const recipe of kept) {
    const { operation, frame, pieces } = recipe
    const { cost, growth } = await costAndGrowthOf(operations[operation], familyOf(recipe))
    const family = `made up: \`${frame[1]}${pieces.join('')}…\``
    rows.push({ operation, family, ratio: cost / ordinary[operation], growth })
  }
  return { tried, rows }
}

function familyOf({ frame: [shape, before, after], pieces }) {
  const text = (size) => {
    const parts = []
    let length = 0
    for (let number = 0; length < size; number++) {
      for (const piece of pieces) {
        const part = piece.replaceAll('#', String(number))
        parts.push(part)
        length += part.length
      }
    }
    return before + parts.join('') + after
  }
  return { shape, text }
}

function fresh(random, operations) {
  const pieces = Array.from({ length: 1 + random.below(3) }, () => random.of(PIECES))
  return keyed({ operation: random.of(operations), frame: random.of(FRAMES), pieces })
}

function changed(random, { operation, frame, pieces }) {
  const next = [...pieces]
  const at = random.below(next.length)
  if (random.percent(40) && next.length < MOST) next.splice(at, 0, random.of(PIECES))
  else if (random.percent(30) && next.length > 1) next.splice(at, 1)
  else next[at] = random.of(PIECES)
  return keyed({ operation, frame: random.percent(15) ? random.of(FRAMES) : frame, pieces: next })
}

function keyed(recipe) {
  return { ...recipe, key: JSON.stringify([recipe.operation, recipe.frame, recipe.pieces]) }
}
