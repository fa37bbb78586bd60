/**
 * The process that run.mjs starts.
 */
import assert from 'node:assert/strict'
import { questionOf } from '../differential/questions.mjs'
import { readExport } from '../js/conversion-files.mjs'
import { api } from '../js/package.mjs'
import { disasters, memory } from './disasters.mjs'

const CALLS = Number(process.argv[2])
const STAGES = 20
const HEAP_TOLERANCE = 4 << 20
const encoder = new TextEncoder()
const OLD = '2023-07-27'
const NEW = '2024-02-05'

const pool = JSON.parse(await readExport('questions'))
  .map(questionOf)
  .map(withForms)
const operations = operationsOf(api)
const codes = new Set()
const stages = []
let called = 0

const started = performance.now()
for (let stage = 0; stage < STAGES; stage++) {
  callMany(Math.ceil(CALLS / STAGES))
  stages.push(measured())
  if (stage % 5 === 4) for (const { name, run } of disasters) withstand(name, run)
}
report()

function withForms(question) {
  const input = question.text ?? question.bytes
  const bytes = typeof input === 'string' ? encoder.encode(input) : input
  return { ...question, input, bytes, value: readAs(question) }
}

function readAs({ shape, text }) {
  if (shape.endsWith('-query')) return text
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Every function of the API, with an input that it takes. A list in the result is a list of problems. */
function operationsOf({ validate, isValid, parse, applyFixes, convert, detectVersion, validateCall, standardSchema }) {
  const isQuery = ({ shape }) => shape.endsWith('-query')
  const known = new Map()
  const schemaOf = (shape) => known.get(shape) ?? known.set(shape, standardSchema(shape)).get(shape)
  return [
    (one) => isValid(one.shape, one.input),
    (one) => isValid(one.shape, isQuery(one) ? one.input : one.bytes),
    (one) => validate(one.shape, one.input, one.options).problems,
    (one) => validate(one.shape, one.value).problems,
    (one) => parse(one.shape, isQuery(one) ? one.input : one.bytes).report?.problems,
    (one) => applyFixes(one.shape, one.input).report.problems,
    (one) => convert(one.shape, one.input, one.convert).problems,
    (one) => thereAndBack(one),
    (one) => detectVersion(one.shape, one.input),
    (one) =>
      validateCall({ method: 'POST', url: '/v2/order', headers: { 'x-api-version': OLD }, body: one.value }).problems,
    (one) => schemaOf(one.shape)['~standard'].validate(one.value),
  ]

  function thereAndBack({ shape, input }) {
    const there = convert(shape, input, { from: OLD, to: NEW })
    if (!there.ok) return there.problems
    const back = convert(shape, there.output, { from: NEW, to: OLD, complement: there.complement })
    assert.equal(back.ok, true)
  }
}

function callMany(times) {
  for (let time = 0; time < times; time++, called++) {
    const one = pool[(called * 7919) % pool.length]
    const problems = operations[called % operations.length](one)
    if (Array.isArray(problems) && called < 200_000) for (const { code } of problems) codes.add(code)
  }
}

function measured() {
  globalThis.gc()
  return { wasm: memory(), heap: process.memoryUsage().heapUsed, rss: process.memoryUsage().rss }
}

/** Checks that the next call works and gives the same answer as before. */
function withstand(name, run) {
  const one = pool[1]
  const before = api.validate(one.shape, one.input, one.options)
  run(api)
  assert.deepEqual(api.validate(one.shape, one.input, one.options), before, name)
  assert.equal(api.isValid('order-created', '{"status":"FAILED"}'), true, name)
}

function report() {
  const seconds = Math.round((performance.now() - started) / 1000)
  // The first stages fill caches; a disaster gives the core a new, smaller memory.
  const [, , , first] = stages
  const last = stages.at(-1)
  console.log(
    `soak: ${called} calls in ${seconds} s, findings of ${codes.size} codes, ${disasters.length} disasters four times`,
  )
  console.log(
    `wasm memory: ${kib(first.wasm)} then, ${kib(Math.max(...stages.map(({ wasm }) => wasm)))} at most, ${kib(last.wasm)} at the end`,
  )
  console.log(
    `heap: ${kib(first.heap)} then, ${kib(last.heap)} at the end; resident ${kib(first.rss)} then, ${kib(last.rss)} at the end`,
  )
  assert.ok(Math.max(...stages.slice(4).map(({ wasm }) => wasm)) <= first.wasm, 'the memory of the core grows')
  assert.ok(last.heap - first.heap < HEAP_TOLERANCE, 'the heap grows')
}

function kib(bytes) {
  return `${Math.round(bytes / 1024)} KiB`
}
