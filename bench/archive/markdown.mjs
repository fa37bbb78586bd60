/** ARCHIVE.md: everything that was measured, losses as plainly as wins. */
import { median } from '../method/stats.mjs'

const thousands = (number) => Math.round(number).toLocaleString('en-GB')
const range = (list, digits) =>
  `**${median(list).toFixed(digits)}×** (${Math.min(...list).toFixed(digits)}..${Math.max(...list).toFixed(digits)})`
const ratios = (theirs, ours) =>
  range(
    theirs.map((seconds, round) => seconds / ours[round]),
    2,
  )

export function markdown({ machine, orders, bytes, rows, inMemory, onTmpfs }) {
  const ours = rows[0].runs.map(({ seconds }) => seconds)
  const ofFiles = rows.map(({ name, runs }) => {
    const seconds = runs.map((run) => run.seconds)
    const memory = Math.max(...runs.map(({ megabytes }) => megabytes))
    return `| ${name} | ${median(seconds).toFixed(2)} | ${thousands(orders / median(seconds))} | ${ratios(seconds, ours)} | ${thousands(memory)} |`
  })
  const first = inMemory.rows[0].seconds
  const ofMemory = inMemory.rows.map(
    ({ name, seconds }) =>
      `| ${name} | ${thousands(inMemory.bytes / 1e6 / median(seconds))} | ${ratios(seconds, first)} |`,
  )
  return `# Archives

Written by \`npm run bench:archive\`: ${thousands(orders)} orders of the earlier version, ${thousands(bytes / 1e6)} MB of NDJSON, to the later
one, from a file to a file${onTmpfs ? ' on tmpfs' : ''}. All outputs hold the same values. Rounds are interleaved, a ratio is taken within a round:
**median** (lowest..highest). The goal (lane D): at least 6× the quicker script and 8× jq, under 150 MB of memory.

The scripts parse each line, replace the field and stringify: what they cannot parse ends them, and digits that a
JavaScript number does not hold are lost. The command keeps every byte that it need not change.

| program | seconds | orders a second | its time ÷ ours | most memory, MB |
| --- | --- | --- | --- | --- |
${ofFiles.join('\n')}

## The stream alone, in memory

${thousands(inMemory.bytes / 1e6)} MB in chunks of 1 MB, bytes to bytes, in one process. The goal: at least 8×.

| conversion | MB a second | its time ÷ ours |
| --- | --- | --- |
${ofMemory.join('\n')}

${machine.date}, ${machine.cpu}, ${machine.cores} cores, ${machine.memory}, ${machine.system}, load ${machine.load} at the start,
Node ${process.version}, build ${machine.build}.
`
}
