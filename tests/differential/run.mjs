/**
 * `npm run long -- differential --count=1000000 --seed=1`: compares the package with JSON.parse, serde_json, and the same code
 * natively. Prints every difference and what was not compared. `--only=JSON.parse,native` chooses sides.
 */
import { parseArgs } from 'node:util'
import { api } from '../js/package.mjs'
import { answerOf, inputOf } from '../lib/answers.mjs'
import { nativeAnswers } from './native.mjs'
import { SIDES } from './sides.mjs'

const SHOWN = 20
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: Object.keys(SIDES).join() },
  },
})
const count = Number(values.count)
const sides = values.only.split(',')
/** For each side, how often it was compared, different, or left out for a reason. */
const tally = Object.fromEntries(sides.map((name) => [name, { compared: 0, different: 0 }]))
const shown = []
const started = performance.now()
// Each seed has questions of its own.
for await (const { question, answer } of nativeAnswers(Number(values.seed) * 10_000_000, count))
  compare(question, answer)
report()

function compare(question, theirs) {
  const ours = answerOf(api, question, inputOf(question))
  for (const name of sides) {
    const counts = tally[name]
    try {
      const reason = SIDES[name](question, ours, theirs)
      counts[reason ?? 'compared'] = (counts[reason ?? 'compared'] ?? 0) + 1
    } catch (error) {
      counts.compared += 1
      counts.different += 1
      if (shown.length < SHOWN) shown.push(`${name}: ${error.message}\n  ${JSON.stringify(question)}`)
    }
  }
}

function report() {
  for (const one of shown) console.log(one)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`differential: ${count} questions, seed ${values.seed}, ${seconds} s`)
  for (const [name, counts] of Object.entries(tally)) {
    const all = Object.entries(counts).map(([what, times]) => `${times} ${what}`)
    console.log(`${name}: ${all.join(', ')}`)
  }
  process.exitCode = shown.length > 0 ? 1 : 0
}
