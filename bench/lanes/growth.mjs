/**
 * Lane I: time per byte from 1 KB to 100 MB, with limits raised, for documents that grow in different ways; and
 * memory over many calls. Runs in the engine that started it. Usage: growth.mjs <full | quick>
 */
import process from 'node:process'
import { judged } from '../documents/broken.mjs'
import { orderOfSize } from '../documents/generate.mjs'
import { progress } from '../method/progress.mjs'
import { median } from '../method/stats.mjs'

const SIZES = {
  full: [1e3, 1e4, 1e5, 1e6, 1e7, 1e8],
  quick: [1e3, 1e4, 1e5, 1e6],
}
const CALLS = { full: 1e7, quick: 1e5 }
const mode = process.argv[2]
const limits = { bytes: 2e8 }
const encoder = new TextEncoder()

/** The wasm memories that the package creates: there is no public way to ask for their size. */
const memories = []
WebAssembly.Instance = class extends WebAssembly.Instance {
  constructor(module, imports) {
    super(module, imports)
    if (this.exports.memory instanceof WebAssembly.Memory) memories.push(this.exports.memory)
  }
}
const { load } = await import('../peers/package.mjs')
const { isValid, validate } = await load()

/** One object whose many members nobody knows: every name must be compared with those before it. */
function strangers(bytes) {
  const members = Array.from({ length: Math.ceil(bytes / 14) }, (_, i) => `"k${String(i).padStart(9, '0')}":1`)
  return `{"status":"PROCESSING",${members.join(',')}}`
}

/** Long strings full of escapes. */
const escapes = (bytes) => `{"status":"PROCESSING","id":"1","message":"${'\\u00e9\\n'.repeat(Math.ceil(bytes / 8))}"}`

const GROWING = {
  'items, isValid(bytes)': { make: orderOfSize, ask: (bytes) => isValid('order', bytes, { limits }) },
  'items, isValid(string)': {
    make: orderOfSize,
    text: true,
    ask: (text) => isValid('order', text, { limits }),
  },
  'items, validate(bytes)': {
    make: orderOfSize,
    ask: (bytes) => validate('order', bytes, { limits }).valid,
  },
  'unknown members of one object, isValid(bytes)': {
    make: strangers,
    ask: (bytes) => isValid('order', bytes, { limits }),
  },
  'a string of escapes, isValid(bytes)': {
    make: escapes,
    ask: (bytes) => isValid('order', bytes, { limits }),
  },
}

/** Nanoseconds a byte: the median of some runs, more of them where they are short. */
function pace({ make, text, ask }, size) {
  const document = make(size)
  const input = text ? document : encoder.encode(document)
  const calls = Math.max(1, Math.round(1e6 / input.length))
  const runs = Array.from({ length: size >= 1e7 ? 3 : 15 }, () => {
    const start = performance.now()
    for (let i = 0; i < calls; i++) {
      if (!ask(input)) throw new Error(`a valid order of ${input.length} bytes was refused`)
    }
    return ((performance.now() - start) * 1e6) / (calls * input.length)
  })
  return median(runs.slice(runs.length > 3 ? 5 : 0))
}

function growth() {
  return Object.entries(GROWING).map(([document, way]) => ({
    document,
    pace: Object.fromEntries(
      SIZES[mode].map((size) => {
        progress(`  ${document}, ${size} bytes`)
        return [size, pace(way, size)]
      }),
    ),
  }))
}

const held = () => {
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  return {
    wasm: memories.reduce((sum, memory) => sum + memory.buffer.byteLength, 0),
    heap: heapUsed + external,
    rss,
  }
}

/** Good and bad documents, bytes and text and values, verdicts and findings: what leaks, leaks here. */
function manyCalls(calls) {
  const documents = judged()
  const bytes = documents.map(({ text }) => encoder.encode(text))
  for (let i = 0; i < calls; i++) {
    const at = i % documents.length
    const { shape, text } = documents[at]
    if (i % 16 === 0) validate(shape, text)
    else if (i % 2) isValid(shape, bytes[at])
    else isValid(shape, text)
  }
}

/** Held memory after a tenth of the calls, when everything has warmed up, and after all of them. */
function memory() {
  progress('  memory over many calls')
  const calls = CALLS[mode]
  manyCalls(calls / 10)
  const early = held()
  manyCalls((calls * 9) / 10)
  return { calls, early, late: held() }
}

// Memory first: a text of 100 MB enlarges the wasm memory for good.
const calm = memory()
const result = { growth: growth(), memory: calm }
progress('')
console.log(JSON.stringify(result))
