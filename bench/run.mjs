/**
 * The benchmark's front door: `npm run bench`, or `node bench/run.mjs [lane…] [--quick]`. Installs the peers, has
 * all contestants agree on every verdict, measures the lanes in Node and in a current V8, and writes results.json
 * and RESULTS.md; lanes that are not asked for keep their figures there. `--quick` shows that everything works
 * and writes nothing, as its figures are too rough to keep.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const here = (file) => fileURLToPath(new URL(file, import.meta.url))

/**
 * Peers are no part of the project's own install, so that its tests stay light. Not `npm ci`: Deno comes as a package
 * per platform, and a registry need not carry all of them, in which case the lock file names only those it has.
 */
function installPeers() {
  if (existsSync(here('node_modules/.package-lock.json'))) return
  const { status } = spawnSync('npm', ['install', '--no-save'], {
    cwd: here('.'),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  console.error('The peers could not be installed.')
  process.exit(2)
}

function needPackage(file) {
  if (existsSync(file)) return
  console.error('The package is not built: run `npm run build` first.')
  process.exit(2)
}

/** @param {string[]} args */
function asked(args, known) {
  const quick = args.includes('--quick')
  const lanes = args.filter((arg) => arg !== '--quick').map((arg) => arg.toUpperCase())
  const strange = lanes.filter((lane) => !known.includes(lane))
  if (strange.length > 0) {
    console.error(`No such lane: ${strange.join(', ')}. There are ${known.join(', ')}, and --quick.`)
    process.exit(2)
  }
  return { mode: quick ? 'quick' : 'full', lanes: known.filter((it) => !lanes.length || lanes.includes(it)) }
}

/** All contestants agree, in every engine, or the benchmark ends here. */
function agreed(engines, run) {
  try {
    const answers = engines.map((engine) => JSON.parse(run(engine, 'lanes/agree.mjs')))
    return answers[0].beyond
  } catch (error) {
    if (error.status !== 1) throw error
    process.exit(1)
  }
}

function earlier() {
  const file = here('results.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).lanes : {}
}

const inOrder = (lanes) => Object.fromEntries(Object.entries(lanes).sort(([a], [b]) => (a < b ? -1 : 1)))

installPeers()
const { fileOf } = await import('./peers/package.mjs')
needPackage(fileOf('.'))
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
console.log('Every contestant gives every document the same verdict.\n')

const measured = {}
for (const lane of lanes) {
  const { title, anyEngine, measure } = LANES[lane]
  const entry = { machine: machine(engines), engines: {} }
  for (const engine of anyEngine ? engines.slice(0, 1) : engines) {
    const result = await measure(engine, mode)
    entry.engines[engine.name] = result
    console.log(`${lane}: ${title} (${anyEngine ? 'any engine' : engine.version})\n${plain(table(lane, result))}\n`)
  }
  measured[lane] = entry
}

console.log(plain(overview(measured, titles)))

if (mode === 'quick') {
  console.log('\nA quick run: too rough to keep, so nothing was written.')
} else {
  const results = { beyond, lanes: inOrder({ ...earlier(), ...measured }) }
  writeFileSync(here('results.json'), `${JSON.stringify(results, null, 2)}\n`)
  writeFileSync(here('RESULTS.md'), markdown(results))
  console.log('\nWritten: bench/RESULTS.md and bench/results.json')
}
