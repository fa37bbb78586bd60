/**
 * `npm run long -- differential --count=1000000 --seed=1`: compares the package with the same code natively. Prints the first
 * differences. What the reader takes, a native test compares with serde_json.
 */
import assert from 'node:assert/strict'
import { parseArgs } from 'node:util'
import { api } from '../js/package.mjs'
import { answerOf, expectedOf, inputOf } from '../lib/answers.mjs'
import { nativeAnswers } from './native.mjs'

const SHOWN = 20
const { values } = parseArgs({
  options: { count: { type: 'string', default: '20000' }, seed: { type: 'string', default: '1' } },
})
const started = performance.now()
let different = 0
// Each seed has questions of its own.
for await (const { question, answer } of nativeAnswers(Number(values.seed) * 10_000_000, Number(values.count))) {
  try {
    assert.deepEqual(answerOf(api, question, inputOf(question)), expectedOf(question, answer))
  } catch (error) {
    different += 1
    if (different <= SHOWN) console.log(`${error.message}\n  ${JSON.stringify(question)}`)
  }
}
const seconds = Math.round((performance.now() - started) / 1000)
console.log(`differential: ${values.count} questions, seed ${values.seed}, ${seconds} s: ${different} different`)
process.exitCode = different > 0 ? 1 : 0
