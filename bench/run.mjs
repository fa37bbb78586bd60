/**
 * Runs the benchmark: `npm run bench`, or `node bench/run.mjs [--only=A,C] [--quick]`. Installs the peers, checks that
 * all contestants agree on every verdict and conversion, measures the lanes in Node and in a current V8, and writes
 * results.json and RESULTS.md. Lanes that were not selected keep their figures there. `--quick` only checks that
 * everything works, and writes nothing, because its figures are too rough.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { takeBaseline } from './baseline.mjs'
import { installPeers } from './install.mjs'

const here = (file) => fileURLToPath(new URL(file, import.meta.url))

function needPackage(file) {
  if (existsSync(file)) return
  console.error('The package is not built: run `npm run build` first.')
  process.exit(2)
}

/** Accepts an apostrophe for the prime of D′. */
const letters = (arg) => arg.slice('--only='.length).toUpperCase().replaceAll("'", '′').split(',')

/** @param {string[]} args */
function asked(args, known) {
  const only = args.filter((arg) => arg.startsWith('--only=')).flatMap(letters)
  const strange = [
    ...args.filter((arg) => !arg.startsWith('--only=') && arg !== '--quick'),
    ...only.filter((lane) => !known.includes(lane)),
  ]
  if (strange.length > 0) {
    console.error(`Not known: ${strange.join(', ')}. There are --only=<lanes> of ${known.join(',')} and --quick.`)
    process.exit(2)
  }
  return {
    mode: args.includes('--quick') ? 'quick' : 'full',
    lanes: known.filter((it) => !only.length || only.includes(it)),
  }
}

/** Ends the benchmark unless all contestants agree in every engine. Returns what the peers do not see. */
function agreed(engines, run) {
  try {
    const answers = engines.map((engine) => JSON.parse(run(engine, 'lanes/agree.mjs')))
    return answers[0].beyond
  } catch (error) {
    if (error.status !== 1) throw error
    process.exit(1)
  }
}

/** Increase this when the form of the results changes: figures of another form are not kept. */
const FORM = 3

/** Returns the results of earlier runs. */
function earlier() {
  const file = here('results.json')
  const results = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return results.form === FORM ? results.lanes : {}
}

const inOrder = (lanes) => Object.fromEntries(Object.entries(lanes).sort(([a], [b]) => (a < b ? -1 : 1)))

installPeers()
takeBaseline()
const { current } = await import('./peers/package.mjs')
needPackage(current.fileOf('.'))
const { LANES, titles } = await import('./lanes/index.mjs')
const { engines: all, run } = await import('./engines.mjs')
const { prepare } = await import('./prepare.mjs')
const { machine } = await import('./report/machine.mjs')
const { overview, table } = await import('./report/tables.mjs')
const { plain } = await import('./report/terminal.mjs')
const { markdown } = await import('./report/markdown.mjs')

const { mode, lanes } = asked(process.argv.slice(2), Object.keys(LANES))
const engines = all()
await prepare()
const beyond = agreed(engines, run)
console.log('Every contestant gives every document the same verdict, and every conversion the same value.')
console.log(
  `Load average: ${os
    .loadavg()
    .map((it) => it.toFixed(2))
    .join(' ')}\n`,
)

const measured = {}
for (const lane of lanes) {
  const { title, anyEngine, measure } = LANES[lane]
  const entry = { machine: machine(engines), engines: {} }
  for (const engine of anyEngine ? engines.slice(0, 1) : engines) {
    const result = await measure(engine, mode)
    entry.engines[engine.name] = result
    const load = `load ${entry.machine.load}`
    console.log(
      `${lane}: ${title} (${anyEngine ? 'any engine' : `${engine.version}, ${load}`})\n${plain(table(lane, result))}\n`,
    )
  }
  measured[lane] = entry
}

console.log(plain(overview(measured, titles)))

if (mode === 'quick') {
  console.log('\nA quick run: too rough to keep, so nothing was written.')
} else {
  const results = { form: FORM, beyond, lanes: inOrder({ ...earlier(), ...measured }) }
  writeFileSync(here('results.json'), `${JSON.stringify(results, null, 2)}\n`)
  writeFileSync(here('RESULTS.md'), markdown(results))
  console.log('\nWritten: bench/RESULTS.md and bench/results.json')
}
