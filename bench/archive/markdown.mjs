/** Writes ARCHIVE.md with every measured figure, losses as well as wins. */
import { median } from '../method/stats.mjs'
import { buildName } from '../report/builds.mjs'

const thousands = (number) => Math.round(number).toLocaleString('en-GB')
const range = (list, digits) =>
  `**${median(list).toFixed(digits)}×** (${Math.min(...list).toFixed(digits)}..${Math.max(...list).toFixed(digits)})`
const ratios = (theirs, ours) =>
  range(
    theirs.map((seconds, round) => seconds / ours[round]),
    2,
  )

const middle = (theirs, ours) => median(theirs.map((seconds, round) => seconds / ours[round]))

/** The goals of lane D for archives, and whether they are reached. */
export function goalTable(rows, inMemory) {
  const seconds = rows.map(({ runs }) => runs.map((run) => run.seconds))
  const ratioTo = (begin) =>
    rows.map(({ name }, n) => (name.startsWith(begin) ? middle(seconds[n], seconds[0]) : Number.POSITIVE_INFINITY))
  const memory = Math.max(...rows[0].runs.map(({ megabytes }) => megabytes))
  const [stream, byHand] = inMemory.rows.map((row) => row.seconds)
  const atLeast = (goal, least, ratio) =>
    Number.isFinite(ratio)
      ? [`${goal} ≥ ${least}×`, `${ratio.toFixed(2)}×`, ratio >= least]
      : [`${goal} ≥ ${least}×`, 'not measured', false]
  const goals = [
    atLeast('the faster script', 6, Math.min(...ratioTo('a script'))),
    atLeast('`jq -c`', 8, Math.min(...ratioTo('`jq'))),
    ['peak memory < 150 MB', `${thousands(memory)} MB`, memory < 150],
    atLeast('the stream in memory, by hand', 8, middle(byHand, stream)),
  ]
  const lines = goals.map(
    ([goal, figure, isReached]) => `| ${goal} | ${figure} | ${isReached ? 'reached' : 'NOT reached'} |`,
  )
  return `| goal | figure | |\n| --- | --- | --- |\n${lines.join('\n')}`
}

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

Written by \`npm run bench:archive\`. Each program converts ${thousands(orders)} orders, ${thousands(bytes / 1e6)} MB of NDJSON, from the earlier
version to the later one, from a file to a file${onTmpfs ? ' on tmpfs' : ''}. All outputs hold the same values. Rounds are interleaved, and a ratio
is taken within a round: **median** (lowest..highest).

${goalTable(rows, inMemory)}

The scripts parse each line, replace the field and stringify the result. A line that is not JSON ends them, and they lose
digits that a JavaScript number cannot hold. The command keeps every byte that it does not have to change.

| program | seconds | orders per second | its time ÷ ours | peak memory, MB |
| --- | --- | --- | --- | --- |
${ofFiles.join('\n')}

## The stream in memory, without files

${thousands(inMemory.bytes / 1e6)} MB in chunks of 1 MB, bytes to bytes, in one process.

| conversion | MB per second | its time ÷ ours |
| --- | --- | --- |
${ofMemory.join('\n')}

${machine.date}, ${machine.cpu}, ${machine.cores} cores, ${machine.memory}, ${machine.system}, load ${machine.load} at the start,
Node ${process.version}, ${buildName(machine)}.
`
}
