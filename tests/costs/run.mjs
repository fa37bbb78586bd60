/**
 * `npm run costs -- --seconds=60`: looks for inputs that cost much more per byte than an ordinary order, among
 * families written by hand and families that a search creates. Every figure is a ratio: to the ordinary document of the
 * same size, and of twice the size to the size.
 */

import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { api, dist } from '../js/package.mjs'
import { FAMILIES, ORDINARY } from './families.mjs'
import { operationsOf } from './operations.mjs'
import { searched } from './search.mjs'
import { nanosecondsOf } from './timing.mjs'

const SIZES = { small: 256 << 10, large: 512 << 10 }
/** A higher ratio to the ordinary cost per byte must be explained. */
const NOTABLE = 10
/** The highest ratio for twice the bytes. More is not linear. */
const GROWTH = 3
/** The highest ratio to the ordinary cost per byte of names that are chosen against a hash. */
const CHOSEN = 3
const ATTEMPTS = 4
const SHOWN = 15

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } })
const load = (file) => import(pathToFileURL(`${dist}/${file}`).href)
const operations = operationsOf(api, { ...(await load('edge.js')), ...(await load('stream.js')) })
const rows = []

for (const [operation, prepare] of Object.entries(operations)) {
  const ordinary = await costOf(prepare, ORDINARY, SIZES.large)
  for (const [family, one] of Object.entries(FAMILIES)) {
    const row = await measured(prepare, one)
    if (row === undefined) continue
    rows.push({ operation, family, ratio: row.large.perByte / (ordinary ?? row.large).perByte, growth: row.growth })
  }
}
const found = await searched(operations, ORDINARY, Number(values.seconds), SIZES)
report()

/** Measures both sizes. If the cost seems to grow too fast, it is measured again and must do so every time. */
async function measured(prepare, one) {
  let least
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const [small, large] = [await costOf(prepare, one, SIZES.small), await costOf(prepare, one, SIZES.large)]
    if (small === undefined || large === undefined) return undefined
    const growth = (large.perByte / small.perByte) * 2
    if (least === undefined || growth < least.growth) least = { large, growth }
    if (least.growth <= GROWTH) break
  }
  return least
}

async function costOf(prepare, { shape, text, limits }, size) {
  const written = text(size)
  const run = prepare({ shape, text: written, limits })
  if (run === undefined) return undefined
  const bytes = Buffer.byteLength(written)
  const time = await nanosecondsOf(run)
  return { time, bytes, perByte: time / bytes }
}

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
