/**
 * `npm run long -- soak --calls=10000000`: makes mixed calls in one process, with documents of every kind of mistake. The
 * memory of the cores and the heap must not grow. tests/js/start.test.mjs has the call after a trap.
 */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { buildForTests } from '../../scripts/lib/package.mjs'
import { readAnswers } from '../js/case-files.mjs'
import { answerOf, formsOf, inputOf } from '../lib/answers.mjs'

// The built package has no module of the core.
process.env.ORDER_CONTRACT_DIST = await buildForTests()
const { api, dist } = await import('../js/package.mjs')
const core = (name) => import(pathToFileURL(join(dist, 'cores', `${name}.js`)).href)
const CORES = [(await core('check')).checkCore, (await core('convert')).convertCore]
const { values } = parseArgs({ options: { calls: { type: 'string', default: '200000' } } })
const STAGES = 20
const EACH = Math.ceil(Number(values.calls) / STAGES)
const HEAP_TOLERANCE = 4 << 20
/** How many `callAll` makes. */
const CALLS = 9

// The heap is measured after a garbage collection.
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')

const schemas = Object.fromEntries(api.shapes.map((shape) => [shape, api.standardSchema(shape)]))
/** Every question in each of its forms. */
const pool = (await readAnswers()).flatMap(({ question }) => formsOf(question).map(([, input]) => [question, input]))
const stages = []
let called = 0

const started = performance.now()
for (let stage = 0; stage < STAGES; stage++) {
  for (const until = called + EACH; called < until; called += CALLS) callAll(...pool[(called * 7919) % pool.length])
  collectGarbage()
  const wasm = CORES.reduce((sum, one) => sum + one.memoryNumbers().buffer.byteLength, 0)
  stages.push({ wasm, heap: process.memoryUsage().heapUsed })
}
report()

/** Calls every function. */
function callAll(question, input) {
  answerOf(api, question, input)
  const headers = { 'x-api-version': '2023-07-27' }
  api.validateCall({ method: 'POST', url: '/v2/order', headers, body: inputOf(question) })
  schemas[question.shape]['~standard'].validate(input)
}

function report() {
  const seconds = Math.round((performance.now() - started) / 1000)
  // The first stages fill caches.
  const [first, last] = [stages[3], stages.at(-1)]
  const most = Math.max(...stages.slice(4).map(({ wasm }) => wasm))
  const kib = (bytes) => `${Math.round(bytes / 1024)} KiB`
  console.log(`soak: ${called} calls in ${seconds} s`)
  console.log(`wasm memory: ${kib(first.wasm)}, later at most ${kib(most)}, ${kib(last.wasm)} at the end`)
  console.log(`heap: ${kib(first.heap)}, ${kib(last.heap)} at the end`)
  assert.ok(most <= first.wasm, 'the memory of the core grows')
  assert.ok(last.heap - first.heap < HEAP_TOLERANCE, 'the heap grows')
}
