/**
 * `node bench/edge/upgrade.mjs [calls]`: the upgrade under load (tests/edge/upgrade), 100,000 calls in each
 * runtime, and what the gateway adds to a call. Writes UPGRADE.md.
 */
import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { ensurePackages, ensureTools } from '../../scripts/lib/install.mjs'
import { at } from '../../scripts/lib/paths.mjs'
import { buildName } from '../report/builds.mjs'
import { machine } from '../report/machine.mjs'

await ensurePackages()
for (const tool of [at('bench'), at('tests', 'edge')]) await ensureTools(tool)
const { allRuntimes } = await import('../../tests/edge/lib/runtimes.mjs')
const { upgrade } = await import('../../tests/edge/upgrade/upgrade.mjs')

const CALLS = 100_000
const calls = Number(process.argv[2] ?? CALLS)
const measured = machine([])
const rows = []
for (const runtime of allRuntimes) {
  rows.push(row(runtime.name, await upgrade(runtime, { calls, seed: 2026, changes: 20 })))
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
  const { cpu, cores, memory, system, date, load } = measured
  return `# Upgrade under load

Written by \`node bench/edge/upgrade.mjs\`: ${calls.toLocaleString('en-GB')} calls in each runtime, over real HTTP. Meanwhile clients, gateway and
service change their versions at random moments, the gateway is killed during calls and restarted, the service breaks all
connections or fails, and clients hang up. Clients do not retry.

- No POST arrived twice, by the count of the service. Reads that a runtime's fetch repeated after a kept-alive connection broke
  are counted as well.
- Every leaf of every response was accounted for: the same characters at the same place, at the place of the other version, or
  listed as lost (counted, where the list of losses is full). No leaf was invented. Every query parameter arrived, was listed as
  lost, or was refused (422) before the service was called.

| gateway in | POSTs | changes | breaks | calls cut off | 502 | 422 | reads repeated | leaves kept | moved | lost and listed | reading an order directly, ms | added when passing, ms | added when converting, ms |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

The times are medians of 400 calls each, one at a time and in turn, on the same machine. ${cpu}, ${cores} cores, ${memory},
${system}; measured ${date} UTC, ${buildName(measured)}, load at the start ${load}.
`
}
