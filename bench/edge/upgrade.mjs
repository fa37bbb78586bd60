/**
 * `node bench/edge/upgrade.mjs [calls]`: the upgrade nobody notices (tests/edge/upgrade), 100,000 calls in each
 * runtime, and what the gateway adds to a call. Writes UPGRADE.md.
 */
import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { ensurePackages, ensureTools } from '../../scripts/lib/install.mjs'
import { at } from '../../scripts/lib/paths.mjs'
import { machine } from '../report/machine.mjs'

await ensurePackages()
for (const tool of [at('bench'), at('tests', 'edge')]) await ensureTools(tool)
const { runtimes } = await import('../../tests/edge/lib/runtimes.mjs')
const { upgrade } = await import('../../tests/edge/upgrade/upgrade.mjs')

const CALLS = 100_000
const calls = Number(process.argv[2] ?? CALLS)
const rows = []
for (const runtime of runtimes) {
  const measured = await upgrade(runtime, { calls, seed: 2026, changes: 20 })
  rows.push(row(runtime.name, measured))
  console.log(rows.at(-1))
}
const text = markdown(rows)
if (calls === CALLS) writeFileSync(fileURLToPath(new URL('../UPGRADE.md', import.meta.url)), text)
else console.log(text)

function row(name, { counts, ledger, posted, added }) {
  const figures = [
    posted,
    counts.changes,
    counts.restarts,
    counts.disconnected,
    counts[502] ?? 0,
    counts[422] ?? 0,
    counts.readAgain,
    ledger.carried,
    ledger.moved,
    ledger.lost,
  ]
  const times = [added.direct, added.passing, added.converting].map((time) => time.toFixed(2))
  return `| ${[name, ...figures.map((figure) => figure.toLocaleString('en-GB')), ...times].join(' | ')} |`
}

function markdown(rows) {
  const { cpu, cores, memory, system, date, load } = machine([])
  return `# The upgrade nobody notices

Written by \`node bench/edge/upgrade.mjs\`: ${calls.toLocaleString('en-GB')} calls in each runtime, over real HTTP, while clients,
gateway and service change their versions at random moments, the gateway is killed with calls in flight and started anew, the
service breaks all connections or fails, and clients hang up. Clients repeat nothing.

- No POST arrived twice: the service counts. What a runtime's fetch reads again after a kept connection broke is counted, too.
- Every leaf of every answer was accounted for: the same characters at its place, at the place of the other version, or named as
  lost (where a list of losses is full: counted); and nothing came from nowhere. Every parameter of a query arrived, was named as lost, or was refused (422) before anybody
  was asked.

| gateway in | posted | changes | breaks | calls cut off | 502 | 422 | read again | leaves carried | moved | lost, and named | an order read, direct, ms | added: passing, ms | added: converting, ms |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

The times are medians of 400 calls each, one at a time and in turn, from this machine to itself. ${cpu}, ${cores} cores, ${memory},
${system}; measured ${date} UTC, load before it ${load}.
`
}
