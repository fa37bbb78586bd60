/**
 * `npm run long -- costs`: looks for inputs that cost much more per byte than an ordinary order. Every figure is a ratio:
 * to the ordinary document of the same size, and of twice the size to the size.
 */
import { FAMILIES, ORDINARY } from '../../bench/documents/families.mjs'
import { operationsOf } from '../../bench/lanes/operations.mjs'
import { api, load } from '../js/package.mjs'
import { costAndGrowthOf, costOf, GROWTH } from './cost.mjs'

const OPERATIONS = operationsOf(api, await load('stream'))
/** A higher ratio to the ordinary cost per byte must be explained. */
const NOTABLE = 10
/** The highest ratio to the ordinary cost per byte of names that are chosen against a hash. */
const CHOSEN = 6
const SHOWN = 15

const rows = []
for (const [operation, how] of Object.entries(OPERATIONS)) {
  const ordinary = await costOf(how, ORDINARY)
  for (const [family, one] of Object.entries(FAMILIES)) {
    const measured = await costAndGrowthOf(how, one)
    if (measured === undefined) continue
    const { cost, growth } = measured
    rows.push({ operation, family, ratio: cost / (ordinary ?? cost), growth })
  }
}
rows.sort((a, b) => b.ratio - a.ratio)
console.table(rows.slice(0, SHOWN))
const notable = rows.filter(({ ratio }) => ratio > NOTABLE)
const growing = rows.filter(({ growth }) => growth > GROWTH)
const [worst] = rows.filter(({ family }) => family.includes('chosen'))
console.log(`${rows.length} pairs: ${notable.length} cost more than ${NOTABLE} times the ordinary`)
for (const { operation, family, growth } of growing) console.log(`not linear: ${operation}, ${family}: ${growth}`)
console.log(`chosen names cost at most ${worst.ratio} times the ordinary: ${worst.operation}, ${worst.family}`)
process.exitCode = growing.length > 0 || worst.ratio > CHOSEN ? 1 : 0
