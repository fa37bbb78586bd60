/** Writes PROFILE.md. */
import { buildName } from '../report/builds.mjs'
import { PART_NAMES, sharesOf } from './parts.mjs'

const percent = (share) => (share < 0.005 ? '' : `${Math.round(share * 100)} %`)

function rows(lane, profiles) {
  return profiles.map(({ document, functions }) => {
    const shares = sharesOf(functions)
    return `| ${[lane, document, ...PART_NAMES.map((name) => percent(shares[name]))].join(' | ')} |`
  })
}

export const markdown = (machine, lanes) => `# Where the time goes

Written by \`npm run bench:profile\`. It profiles order-contract alone in the timed lanes of [RESULTS.md](RESULTS.md), with a
core that keeps the names of its functions. An empty cell is less than half a percent.

- **verdict**: the pass that needs no index
- **reading**: grammar, index, names, places
- **rules**: the contract held against the index
- **report**, **conversion**: the core's records of problems, and its output with changes and losses
- **memory**: allocation in the core
- **JSON**: \`JSON.stringify\` of an object, \`JSON.parse\` of a text
- **copying**: text and bytes into the core and out of it, with the search for lone surrogates
- **objects and messages**: reports in JavaScript
- **collector**: the garbage collector
- **calls and options**: everything else, including the benchmark's own loop

${machine.cpu}, ${machine.cores} cores, ${Object.values(machine.engines)[0]}. Measured ${machine.date} UTC, ${buildName(machine)}, load at the start ${machine.load}.

| lane | document | ${PART_NAMES.join(' | ')} |
| --- | --- |${' --: |'.repeat(PART_NAMES.length)}
${Object.entries(lanes)
  .flatMap(([lane, profiles]) => rows(lane, profiles))
  .join('\n')}
`
