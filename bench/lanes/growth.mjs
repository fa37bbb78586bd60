/**
 * Lane I: time per byte as documents grow, with limits raised. A document whose single call takes seconds is not
 * enlarged further. Usage: growth.mjs <full | quick>
 */
import process from 'node:process'
import * as growing from '../documents/growing.mjs'
import { progress } from '../method/progress.mjs'
import { median } from '../method/stats.mjs'
import { load } from '../peers/package.mjs'

const quick = process.argv[2] === 'quick'
const { isValid, validate, convert } = await load()
const { convertStream } = await load('./stream')

const BYTES = quick ? [1e3, 1e4, 1e5, 1e6] : [1e3, 1e4, 1e5, 1e6, 1e7, 1e8]
const NAMES = quick ? [1e3, 1e4, 1e5] : [1e3, 1e4, 1e5, 1e6]
/** More names that collide are so long that their losses are counted together. */
const LOST_NAMES = quick ? [1e3, 1e4, 2e4] : [1e3, 1e4, 6e4]
const ITEMS = quick ? [1e3, 1e4] : [1e3, 1e4, 1e5]
/** In milliseconds, like the next two. A single call that takes longer is the last of its row. */
const PATIENCE = quick ? 500 : 3000
const WARM_UP = quick ? 20 : 100
const RUN = quick ? 1 : 5

const limits = { bytes: 4e8, findings: 1e7 }
const down = { from: '2024-02-05', to: '2023-07-27', limits: { bytes: 2e8 } }
const encoder = new TextEncoder()
const toBytes = (text) => encoder.encode(text)
const same = (text) => text

/** The sum of what was read, so that no read is optimised away. */
let touched = 0

/** The operations: each returns whether the document is valid, or was converted. */
const verdict = (input) => isValid('order', input, { limits })

/** Reads every problem of a report. */
function read({ valid, problems }) {
  for (const it of problems) touched += it.code.length + it.pointer.length + it.message.length
  return valid
}

const report = (bytes) => read(validate('order', bytes, { limits: { bytes: 2e8 } }))
const allFindings = (bytes) => read(validate('order-request', bytes, { limits }))

function converted(bytes) {
  const result = convert('order', bytes, down)
  touched += result.ok ? result.output.length + result.losses.length + result.changes.length : result.problems.length
  return result.ok
}

async function streamed(bytes) {
  const stream = convertStream('order', down)
  const output = await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer()
  touched += output.byteLength
  return (await stream.summary).rejected === 0
}

/** A byte may cost at most twice what it costs in the second size. In the first, the call itself costs too much. */
const linear = { from: 1, atMost: 2 }
/** The same for items. Even the smallest size has hundreds of kilobytes. */
const linearInItems = { from: 0, atMost: 2 }
/** Many names cost a little more, because they must be compared; names chosen against a hash a little more again. */
const names = { from: 0, atMost: 3 }
const chosenNames = { from: 0, atMost: 6 }

const row = (document, make, ask, sizes, goal, { form = toBytes, expected = true } = {}) => ({
  document,
  make,
  ask: (input) => {
    const check = (result) => {
      if (result !== expected) throw new Error(`${document}: expected ${expected} of ${input.length} bytes`)
    }
    const result = ask(input)
    return result instanceof Promise ? result.then(check) : check(result)
  },
  sizes,
  goal,
  form,
})

const refused = { expected: false }

const ROWS = [
  row('items, isValid(bytes)', growing.orderOfSize, verdict, BYTES, linear),
  row('items, isValid(string)', growing.orderOfSize, verdict, BYTES, linear, { form: same }),
  row('items, validate(bytes)', growing.orderOfSize, report, BYTES, linear),
  row('a string of escapes, isValid(bytes)', growing.escapesOfSize, verdict, BYTES, linear),
  ...Object.entries(growing.NAMED).map(([name, make]) =>
    row(`${name}, isValid(bytes)`, make, verdict, NAMES, name.includes('chosen') ? chosenNames : names),
  ),
  ...Object.entries(growing.LOSING_NAMES).map(([name, make]) =>
    row(`${name} of losses, convertStream`, make, streamed, LOST_NAMES, { from: 1, atMost: 6 }),
  ),
  row('ordinary names, validate(bytes)', growing.NAMED['ordinary names'], report, NAMES, names),
  row('one name again and again, isValid(bytes)', growing.repeatedName, verdict, NAMES, names, refused),
  row('one name again and again, validate(bytes)', growing.repeatedName, report, NAMES, names, refused),
  row('findings beneath a long name, isValid(bytes)', growing.beneathLongName, verdict, BYTES, linear, refused),
  row(
    'findings beneath a long name, validate(bytes), all read',
    growing.beneathLongName,
    report,
    BYTES,
    linear,
    refused,
  ),
  row(
    'a mistake in each item, validate(bytes), all read',
    growing.mistakes,
    allFindings,
    ITEMS,
    linearInItems,
    refused,
  ),
  row('a loss in each item, convert(bytes)', growing.losing, converted, ITEMS, linearInItems),
  row(
    'and a repeated name in each, refused, convert(bytes)',
    growing.losingAndRepeating,
    converted,
    ITEMS,
    linearInItems,
    refused,
  ),
]

/** Returns the milliseconds per call, over `calls` calls. */
async function timed(ask, input, calls) {
  const start = performance.now()
  for (let i = 0; i < calls; i++) {
    const asked = ask(input)
    if (asked) await asked
  }
  return (performance.now() - start) / calls
}

/** Calls until the engine has warmed up, at least once. Returns the milliseconds of the last call. */
async function warmedUp(ask, input) {
  const end = performance.now() + WARM_UP
  let last
  do last = await timed(ask, input, 1)
  while (performance.now() < end)
  return last
}

/** Returns the nanoseconds per byte: the median of some runs, fewer if they are long. */
async function pace({ make, form, ask }, size) {
  const input = form(make(size))
  const once = await warmedUp(ask, input)
  const slow = once > PATIENCE
  const calls = Math.max(1, Math.round(RUN / once))
  const runs = []
  for (let left = slow ? 0 : once > 50 ? 3 : 9; left > 0; left--) runs.push(await timed(ask, input, calls))
  return { nsPerByte: (median(slow ? [once] : runs) * 1e6) / input.length, slow }
}

/** Returns the nanoseconds per byte by size. A size that was not reached has none. */
async function paces(growth) {
  const result = {}
  for (const size of growth.sizes) {
    progress(`  ${growth.document}, ${size}`)
    const { nsPerByte, slow } = await pace(growth, size)
    result[size] = nsPerByte
    if (slow) break
  }
  return result
}

const growth = []
for (const it of ROWS) {
  growth.push({ document: it.document, sizes: it.sizes, goal: it.goal, pace: await paces(it) })
}
progress('')
if (touched === 0) throw new Error('nothing was read')
console.log(JSON.stringify(growth))
