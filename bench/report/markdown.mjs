/** Writes RESULTS.md with every measured figure, losses as well as wins. */
import { LANES, titles } from '../lanes/index.mjs'
import { buildName, buildsOf } from './builds.mjs'
import { overview, table } from './tables.mjs'

/** @param {import('./tables.mjs').Table} table */
function grid({ head, rows }) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function section(lane, { machine, engines }) {
  const parts = Object.entries(engines).map(
    ([engine, result]) =>
      `${LANES[lane].anyEngine ? '' : `**${machine.engines[engine]}**\n\n`}${grid(table(lane, result))}`,
  )
  return `## ${lane}: ${titles[lane]}

Compared with: ${LANES[lane].against}. Measured ${machine.date} UTC, ${buildName(machine)}, load at the start ${machine.load}.

${parts.join('\n\n')}`
}

/** Writes one line per machine. Usually there is one. */
function machines(lanes) {
  const lines = Object.values(lanes).map(({ machine: it }) => {
    const peers = ['ajv', 'ajv-formats', 'zod', 'valibot', 'ata-validator', 'esbuild']
    return `- ${it.cpu}, ${it.cores} cores, ${it.memory}, ${it.system}; ${Object.values(it.engines).join('; ')}; ${peers.map((name) => `${name} ${it.peers[name]}`).join(', ')}`
  })
  return [...new Set(lines)].join('\n')
}

/** @param {{ beyond: string[], lanes: Record<string, any> }} results */
export const markdown = ({ beyond, lanes }) => `# Results

Written by \`npm run bench\`. The numbers are in results.json; README.md describes the method. A time is the
median of the rounds, followed by their mean, which includes the garbage collector. A ratio is the peer's time divided by
ours, so we are faster above 1: **median of the rounds** (lowest..highest round). A goal counts as reached only if every
document reaches it. *median* and *lowest* of a goal are taken over all documents. The first edition is the package of commit
8a04e91.

${machines(lanes)}

${buildsOf(lanes)}

Before timing, all peers gave the same verdict on every document and every broken variant. The peers do not detect these
faults, and order-contract spends time on them: ${beyond.join('; ')}.

## Goals

${grid(overview(lanes, titles))}

${Object.entries(lanes)
  .map(([lane, result]) => section(lane, result))
  .join('\n\n')}
`
