/**
 * Runs the lanes: `npm run bench -- [--only=A,C] [--quick]`. Installs the peers, checks that
 * all contestants agree on every verdict and conversion, and measures the lanes in Node and in a current V8. A whole run
 * writes RESULTS.md. `--only` measures some lanes and prints them; `--quick` only checks that everything works.
 */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ensureTools } from '../scripts/lib/install.mjs'
import { at } from '../scripts/lib/paths.mjs'

// The peers are not part of the project's own install, so that its tests stay light.
await ensureTools(at('bench'))
const { LANES, titles } = await import('./lanes/index.mjs')
const { engines: all, run } = await import('./engines.mjs')
const { prepare } = await import('./prepare.mjs')
const { machine: describe } = await import('./report/machine.mjs')
const { overview, table } = await import('./report/tables.mjs')
const { plain } = await import('./report/terminal.mjs')
const { markdown } = await import('./report/markdown.mjs')

const { quick, lanes } = asked()
const engines = all()
const machine = describe(engines)
await prepare()
const beyond = agreed()
console.log(
  `Every contestant gives every document the same verdict, and every conversion the same value. Load: ${machine.load}\n`,
)

const measured = {}
for (const lane of lanes) measured[lane] = await measureIn(lane)
console.log(plain(overview(measured, titles)))
if (!quick && lanes.length === Object.keys(LANES).length) {
  writeFileSync(fileURLToPath(new URL('RESULTS.md', import.meta.url)), markdown({ machine, beyond, lanes: measured }))
  console.log('\nWritten: bench/RESULTS.md')
}

function asked() {
  const { values } = parseArgs({ options: { only: { type: 'string' }, quick: { type: 'boolean', default: false } } })
  const known = Object.keys(LANES)
  // Accepts an apostrophe for the prime of D′.
  const only = values.only?.toUpperCase().replaceAll("'", '′').split(',') ?? known
  const unknown = only.filter((lane) => !known.includes(lane))
  if (unknown.length > 0) throw new Error(`no lane ${unknown.join(', ')}: there are ${known.join(', ')}`)
  return { quick: values.quick, lanes: only }
}

/** Ends the benchmark unless all contestants agree in every engine. Returns what the peers do not see. */
function agreed() {
  const answers = engines.map((engine) => JSON.parse(run(engine, 'lanes/agree.mjs')))
  return answers[0].beyond
}

async function measureIn(lane) {
  const { title, anyEngine, measure } = LANES[lane]
  const results = {}
  for (const engine of anyEngine ? engines.slice(0, 1) : engines) {
    const result = await measure(engine, quick ? 'quick' : 'full')
    results[engine.name] = result
    console.log(`${lane}: ${title} (${anyEngine ? 'any engine' : engine.version})\n${plain(table(lane, result))}\n`)
  }
  return results
}
