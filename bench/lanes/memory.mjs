/**
 * Lane I: the memory that one package holds after many calls, and after a few large documents. Usage: memory.mjs
 * <package> <full | quick>
 */
import process from 'node:process'
import { judged } from '../documents/broken.mjs'
import { orderOfSize } from '../documents/growing.mjs'
import { progress } from '../method/progress.mjs'

const [, , subject, mode] = process.argv
const CALLS = { quick: 1e5, full: 1e7 }[mode]
const LARGE = mode === 'quick' ? 5e6 : 5e7

/** The wasm memories that the package creates. It has no public way to read their size. */
const memories = []
WebAssembly.Instance = class extends WebAssembly.Instance {
  constructor(module, imports) {
    super(module, imports)
    if (this.exports.memory instanceof WebAssembly.Memory) memories.push(new WeakRef(this.exports.memory))
  }
}
const { packages } = await import('../peers/package.mjs')
const { convert, isValid, validate } = await Object.fromEntries(packages())[subject].load()

/** Waits for a turn of the event loop first, so that unreferenced objects can be collected. */
async function held() {
  await new Promise((resolve) => setTimeout(resolve))
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return {
    wasm: memories.reduce((sum, memory) => sum + (memory.deref()?.buffer.byteLength ?? 0), 0),
    heap: heapUsed + external,
  }
}

const encoder = new TextEncoder()
const documents = judged().map(({ shape, text }) => ({ shape, text, bytes: encoder.encode(text) }))
const down = { from: '2024-02-05', to: '2023-07-27' }

/** Calls every operation with valid and invalid documents, bytes and text, so that any leak shows. */
function manyCalls(calls) {
  for (let i = 0; i < calls; i++) {
    const { shape, text, bytes } = documents[i % documents.length]
    if (i % 16 === 0) void validate(shape, text).problems.length
    else if (i % 16 === 8) void convert(shape, text, down).output
    else if (i % 2) isValid(shape, bytes)
    else isValid(shape, text)
  }
}

/** Measures the memory after a tenth of the calls, when everything has warmed up, and after all of them. */
async function overCalls() {
  progress(`  ${subject}: memory over many calls`)
  manyCalls(CALLS / 10)
  const early = await held()
  manyCalls((CALLS * 9) / 10)
  return { calls: CALLS, early, late: await held() }
}

/** Measures the memory before a large document, after one, after four more, and after small ones again. */
async function afterLarge() {
  progress(`  ${subject}: memory after large documents`)
  const bytes = encoder.encode(orderOfSize(LARGE))
  const ask = () => void validate('order', bytes, { limits: { bytes: LARGE * 2 } }).valid
  const before = await held()
  ask()
  const one = await held()
  for (let i = 0; i < 4; i++) ask()
  const five = await held()
  manyCalls(1e4)
  return { bytes: bytes.length, before, one, five, after: await held() }
}

// The calls first: a large document may enlarge the wasm memory for good.
const calls = await overCalls()
const large = await afterLarge()
progress('')
console.log(JSON.stringify({ calls, large }))
