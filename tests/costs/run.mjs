/**
 * `npm run costs -- --seconds=60`: looks for inputs that cost much more per byte than an ordinary order, among
 * families written by hand and families that a search creates. Every figure is a ratio: to the ordinary document of the
 * same size, and of twice the size to the size.
 */

import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { api, dist } from '../js/package.mjs'
import { costAndGrowthOf, costOf, GROWTH } from './cost.mjs'
import { FAMILIES, ORDINARY } from './families.mjs'
import { operationsOf } from './operations.mjs'
import { searched } from './search.mjs'

/** A higher ratio to the ordinary cost per byte must be explained. */
const NOTABLE = 10
/** The highest ratio to the ordinary cost per byte of names that are chosen against a hash. */
const CHOSEN = 3
const SHOWN = 15

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } })
const load = (file) => import(pathToFileURL(`${dist}/${file}`).href)
const operations = operationsOf(api, { ...(await load('edge.js')), ...(await load('stream.js')) })
const rows = []
const ordinary = {}

for (const [operation, prepare] of Object.entries(operations)) {
  ordinary[operation] = await costOf(prepare, ORDINARY)
  for (const [family, one] of Object.entries(FAMILIES)) {
    const measured = await costAndGrowthOf(prepare, one)
    if (measured === undefined) continue
    const { cost, growth } = measured
    rows.push({ operation, family, ratio: cost / (ordinary[operation] ?? cost), growth })
  }
}
const found = await searched(operations, ordinary, Number(values.seconds))
report()

function report() {
  const all = [...rows, ...found.rows].sort((a, b) => b.ratio - a.ratio)
  console.log('| operation | input | cost a byte, to an ordinary order | at 2n, to n |\n|---|---|---|---|')
  for (const { operation, family, ratio, growth } of all.slice(0, SHOWN))
    console.log(`| ${operation} | ${family} | ${ratio.toFixed(1)} | ${growth.toFixed(1)} |`)
  const notable = all.filter(({ ratio }) => ratio > NOTABLE)
  const growing = all.filter(({ growth }) => growth > GROWTH)
  console.log(
    `costs: ${rows.length} pairs of operation and family, ${found.tried} made-up inputs in ${values.seconds} s`,
  )
  console.log(
    `${notable.length} cost more than ${NOTABLE} times the ordinary, ${growing.length} grow faster than their bytes`,
  )
  for (const { operation, family, growth } of growing)
    console.log(`not linear: ${operation}, ${family}: ${growth.toFixed(1)}`)
  const [worst] = all.filter(({ family }) => family.includes('chosen'))
  console.log(
    `chosen names cost at most ${worst.ratio.toFixed(1)} times the ordinary: ${worst.operation}, ${worst.family}`,
  )
  process.exitCode = growing.length > 0 || worst.ratio > CHOSEN ? 1 : 0
}
