/** Writes RESULTS.md with every measured figure, losses as well as wins. */
import { LANES, titles } from '../lanes/index.mjs'
import { overview, table } from './tables.mjs'

/** @param {import('./tables.mjs').Table} table */
export function grid({ head, rows }) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function section(lane, engines, versions) {
  const parts = Object.entries(engines).map(
    ([engine, result]) => `${LANES[lane].anyEngine ? '' : `**${versions[engine]}**\n\n`}${grid(table(lane, result))}`,
  )
  return `## ${lane}: ${titles[lane]}\n\nCompared with: ${LANES[lane].against}.\n\n${parts.join('\n\n')}`
}

function described({ cpu, cores, memory, system, load, engines, peers }) {
  const versions = Object.entries(peers).map(([name, version]) => `${name} ${version}`)
  return `- ${cpu}, ${cores} cores, ${memory}, ${system}; load at the start ${load}
- ${Object.values(engines).join('; ')}
- ${versions.join(', ')}`
}

/** @param {{ machine: any, beyond: string[], lanes: Record<string, any> }} results */
export const markdown = ({ machine, beyond, lanes }) => `# Results

Written by \`npm run bench\` on ${machine.date} UTC, with the package of commit ${machine.commit}. README.md describes
the method. A time is the median of the rounds, followed by their mean, which includes the garbage collector. A ratio is the
peer's time divided by ours, so we are faster above 1: **median of the rounds** (lowest..highest round). *median* and *lowest*
of a goal are taken over all valid documents; the median decides.

${described(machine)}

Before timing, all peers gave the same verdict on every document and every broken variant. The peers do not detect these
faults, and order-contract spends time on them: ${beyond.join('; ')}.

## Goals

${grid(overview(lanes, titles))}

${Object.entries(lanes)
  .map(([lane, engines]) => section(lane, engines, machine.engines))
  .join('\n\n')}
`
