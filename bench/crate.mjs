/**
 * `npm run bench:crate`: measures the crate natively beside serde_json and jsonschema, and its JavaScript module
 * (feature `js`) beside the npm package. Writes bench/CRATE.md. `--quick` only checks that everything works, and
 * writes nothing.
 */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { at, pkg, target } from '../scripts/lib/paths.mjs'
import { run } from '../scripts/lib/run.mjs'
import { buildSurface } from '../scripts/lib/surface.mjs'
import { generated } from './documents/generate.mjs'
import { median } from './method/stats.mjs'
import { buildIn, buildName, commitOf } from './report/builds.mjs'

/** The functions of the crate. `parse` validates and returns the document as its type. */
const OURS = ['is_valid', 'validate', 'parse']
const quick = process.argv.includes('--quick')
const [rounds, milliseconds] = quick ? [3, 5] : [15, 40]
const load = os.loadavg()[0].toFixed(2)
const dist = join(pkg, 'dist')
const measured = buildName({ build: buildIn(dist), commit: commitOf(dist) })
const api = await import(pathToFileURL(join(dist, 'index.js')).href)
const kinds = generated().filter(({ layout, name }) => layout === 'compact' && !name.includes('accents'))

const native = await measureNatively()
const surface = await measureSurface()
const page = markdown(native, surface)
if (quick) console.log(page)
else writeFileSync(at('bench', 'CRATE.md'), page)

async function measureNatively() {
  const env = { CARGO_TARGET_DIR: join(target, 'bench') }
  await run('cargo', ['build', '--locked', '--release'], { cwd: at('bench', 'crate'), env })
  const shapes = [...new Set(kinds.map(({ shape }) => shape))]
  const schemas = Object.fromEntries(shapes.map((shape) => [shape, api.jsonSchema(shape)]))
  const program = join(env.CARGO_TARGET_DIR, 'release', 'order-contract-bench')
  const input = JSON.stringify({ rounds, milliseconds, kinds, schemas })
  const { status, stdout, stderr } = spawnSync(program, { input, maxBuffer: 1 << 28, encoding: 'utf8' })
  assert.equal(status, 0, stderr)
  return JSON.parse(stdout)
}

/** Checks the verdicts first, then measures each pair in turn. */
async function measureSurface() {
  const folder = await buildSurface()
  const module = await import(pathToFileURL(join(folder, 'order_contract.js')).href)
  module.initSync({ module: readFileSync(join(folder, 'order_contract_bg.wasm')) })
  const bytes = new TextEncoder()
  return kinds.flatMap(({ name, shape, texts }) =>
    Object.entries({
      'isValid, bytes': [(it, input) => it.isValid(shape, input), texts.map((text) => bytes.encode(text))],
      'isValid, string': [(it, input) => it.isValid(shape, input), texts],
      'isValid, object': [(it, input) => it.isValid(shape, input), texts.map((text) => JSON.parse(text))],
      'validate, one mistake': [(it, input) => it.validate(shape, input).problems[0].message, texts.map(spoilt)],
    }).map(([what, [ask, inputs]]) => {
      for (const input of inputs) assert.equal(ask(module, input), ask(api, input), `${name}: ${what}`)
      const times = { module: [], api: [] }
      for (let round = 0; round < rounds; round++) {
        const pair = [
          () => times.module.push(batch(module, ask, inputs)),
          () => times.api.push(batch(api, ask, inputs)),
        ]
        for (const measure of round % 2 ? pair.reverse() : pair) measure()
      }
      return { name, what, module: median(times.module), api: median(times.api) }
    }),
  )
}

/** A wrong type at the end of every document. */
function spoilt(text) {
  return text.includes('"timestamp"')
    ? text.replace(/"timestamp":"[^"]*"/, '"timestamp":1')
    : text.replace('"type":"', '"type":"x')
}

/** Returns the nanoseconds per call. */
function batch(api, ask, inputs) {
  const start = performance.now()
  let count = 0
  while (performance.now() - start < milliseconds) {
    for (const input of inputs) ask(api, input)
    count += inputs.length
  }
  return ((performance.now() - start) * 1e6) / count
}

function markdown(native, surface) {
  const names = Object.keys(native[0].nanoseconds)
  const peers = names.filter((name) => !OURS.includes(name))
  const head = ['document', 'bytes', ...OURS.map((name) => `\`${name}\``), ...peers]
  const rows = native.map(({ name, bytes, nanoseconds: times }) => [
    name,
    bytes,
    ...OURS.map((name) => time(times[name])),
    ...peers.map((peer) => `${time(times[peer])} (${(times[peer] / times.is_valid).toFixed(1)}×)`),
  ])
  const pairs = surface.map((row) => [
    row.name,
    row.what,
    time(row.module),
    time(row.api),
    `${(row.module / row.api).toFixed(1)}×`,
  ])
  return `# The crate

Written by \`npm run bench:crate\` on ${new Date().toISOString().slice(0, 10)}: ${os.cpus()[0].model.trim()}, ${os.cpus().length} cores, load ${load}, Node ${process.versions.node},
${measured}.
Medians of ${rounds} interleaved rounds in one process. Before timing, all contestants agreed on every document.

## Natively

The ratios in brackets are times divided by the time of \`is_valid\`. The structs have exactly the fields of the contract and
borrow their strings; reading into them checks only types, and loses all other members. *Our types* are those of the feature
\`documents\`, which own their strings and keep all members: \`parse\` is validation, then reading them. \`jsonschema\` uses our schema and validates a value that
serde_json has read.

${table(head, rows)}

## In JavaScript: the crate's feature \`js\` compared with the npm package

With the feature \`js\`, wasm-bindgen generates the bindings for functions with \`JsValue\`: it copies strings into the module,
passes options and results member by member, and the module creates the messages. The npm package passes only numbers,
writes text into a buffer that it reuses, and creates its objects in JavaScript when they are read.

${table(['document', 'call', 'feature `js`', 'npm package', 'ratio'], pairs)}
`
}

function time(ns) {
  return ns < 1e3 ? `${ns.toFixed(0)} ns` : ns < 1e6 ? `${(ns / 1e3).toFixed(2)} µs` : `${(ns / 1e6).toFixed(2)} ms`
}

function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
