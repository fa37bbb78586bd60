/**
 * Lane I: time per byte as documents grow, with limits raised. A document whose single call takes seconds is not
 * enlarged further. tests/costs asks every operation of every family, at one size. Usage: growth.mjs <full | quick>
 */
import process from 'node:process'
import { FAMILIES, ORDINARY } from '../documents/families.mjs'
import { progress } from '../method/progress.mjs'
import { median } from '../method/stats.mjs'
import { load } from '../peers/package.mjs'
import { operationsOf, prepared } from './operations.mjs'

const quick = process.argv[2] === 'quick'
const OPERATIONS = operationsOf(await load(), await load('./stream'))

/** In bytes. A million names have ten million, or a hundred if they are chosen against a hash. */
const SIZES = quick ? [1e3, 1e4, 1e5, 1e6] : [1e3, 1e4, 1e5, 1e6, 1e7, 1e8]
const LARGE = SIZES.slice(1)
/** Names of more losses are so long that they are counted together. */
const LOSSES = SIZES.slice(2, 4)
/** In milliseconds, like the next two. A single call that takes longer is the last of its row. */
const PATIENCE = quick ? 500 : 3000
const WARM_UP = quick ? 20 : 100
const RUN = quick ? 1 : 5

/** A byte may cost at most twice what it costs in the second size. In the first, the call itself costs too much. */
const linear = { from: 1, atMost: 2 }
/** Many names cost a little more, because they must be compared; names chosen against a hash a little more again. */
const names = { from: 0, atMost: 3 }
const chosenNames = { from: 0, atMost: 6 }

const isChosen = (family) => family.startsWith('names chosen')
const family = { items: ORDINARY, ...FAMILIES }
/** Every finding is listed. */
const all = { findings: 1e7 }

const ROWS = [
  ...['isValid', 'isValid of a string', 'validate'].map((operation) => [operation, 'items', SIZES, linear]),
  ['isValid', 'escapes', SIZES, linear],
  ...['isValid', 'validate'].flatMap((operation) => [
    [operation, 'many names', LARGE, names, all],
    [operation, 'repeated names', LARGE, names, all],
    [operation, 'findings in a long name', SIZES, linear],
  ]),
  ['isValid', 'names that begin alike', LARGE, names],
  ...Object.keys(FAMILIES).flatMap((name) => (isChosen(name) ? [['isValid', name, LARGE, chosenNames]] : [])),
  ['validate', 'many findings', LARGE, linear, all],
  ['convert down', 'payouts that lose', LARGE, linear, all],
  ['convert down', 'items that repeat a name', LARGE, linear, all],
  ['convertStream down', 'payouts of many members', LOSSES, chosenNames],
  ['convertStream down', 'payouts of chosen names', LOSSES, chosenNames],
]

/** Returns the milliseconds per call, over `calls` calls. */
async function timed(run, given, calls) {
  const start = performance.now()
  for (let i = 0; i < calls; i++) {
    const result = run(given)
    if (result instanceof Promise) await result
  }
  return (performance.now() - start) / calls
}

/** Calls until the engine has warmed up, at least once. Returns the milliseconds of the last call. */
async function warmedUp(run, given) {
  const end = performance.now() + WARM_UP
  let last
  do last = await timed(run, given, 1)
  while (performance.now() < end)
  return last
}

/** Returns the nanoseconds per byte: the median of some runs, fewer if they are long. */
async function pace(operation, document, size) {
  const { bytes, given } = prepared(operation, document, size)
  const { run } = operation
  const once = await warmedUp(run, given)
  const slow = once > PATIENCE
  const calls = Math.max(1, Math.round(RUN / once))
  const runs = []
  for (let left = slow ? 0 : once > 50 ? 3 : 9; left > 0; left--) runs.push(await timed(run, given, calls))
  return { nsPerByte: (median(slow ? [once] : runs) * 1e6) / bytes, slow }
}

const growth = []
for (const [operation, name, sizes, goal, limits] of ROWS) {
  const document = `${name}, ${operation}`
  const paces = {}
  for (const size of sizes) {
    progress(`  ${document}, ${size}`)
    const one = family[name]
    const { nsPerByte, slow } = await pace(
      OPERATIONS[operation],
      { ...one, limits: { ...one.limits, ...limits } },
      size,
    )
    paces[size] = nsPerByte
    if (slow) break
  }
  growth.push({ document, sizes, goal, pace: paces })
}
progress('')
console.log(JSON.stringify(growth))
