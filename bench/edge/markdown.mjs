/** Writes EDGE.md with every measured figure, losses as well as wins. */
import { grid } from '../report/markdown.mjs'

/** Lane J: how many times the peer's CPU time should be at least, on every document. */
const GOALS = { 'JSON.parse + Zod': 0.85, 'JSON.parse + Zod, within limits': 1.2 }

/** The goals, and whether they are reached: the worst document decides. Without CPU times nothing is. */
export function goalTable(results) {
  const rows = Object.entries(GOALS).map(([peer, least]) => {
    const ratios = results.map(({ name, cpu }) => ({ name, ratio: cpu?.ratios[peer].median }))
    const figures = ratios.map(({ name, ratio }) => `${ratio ? `${ratio.toFixed(2)}×` : 'not measured'} (${name})`)
    const isReached = ratios.every(({ ratio }) => ratio >= least)
    return [`${peer} ≥ ${least}×`, figures.join(', '), isReached ? 'reached' : 'NOT reached']
  })
  return grid({ head: ['goal: CPU of workerd, its ÷ ours', 'figure', ''], rows })
}

const times = ({ median, low, high }) => `**${median.toFixed(2)}×** (${low.toFixed(2)}..${high.toFixed(2)})`
const thousands = (number) => Math.round(number).toLocaleString('en-GB')

function table({ name, bytes, names, passed, cpu }) {
  const ratio = (figures, name) => (figures?.ratios[name] ? times(figures.ratios[name]) : '')
  const rows = names.map((one) => [
    one,
    thousands(1e6 / passed.times[one]),
    ratio(passed, one),
    cpu?.times[one].toFixed(1) ?? '',
    ratio(cpu, one),
  ])
  const head = ['worker', 'requests per second', 'ours ÷ its', 'CPU of workerd, µs per request', 'its ÷ ours']
  return `## A webhook: ${name} (${thousands(bytes)} bytes)\n\n${grid({ head, rows })}`
}

/** @param {{ machine: object, compared: number, workerd: string, results: object[] }} measured */
export const markdown = ({ machine, compared, workerd, results }) => `# The receiver in workerd

Written by \`npm run bench -- edge\`. A client posts over kept-alive connections, on the same machine. Each worker runs in its own
workerd, in interleaved rounds whose order rotates. A ratio is taken within a round and is above 1 where we are faster:
**median of the rounds** (lowest..highest). The client shares the machine, so the CPU time of workerd is more reliable than the
requests per second, and lane J has its goals there.

The peers are typical handwritten workers with a schema (workers/by_hand.mjs): they call \`request.json()\`, limit neither size
nor time, and do not report what is wrong. Ours limits both, and reports each problem with its place. "Within limits" reads a
stream, as ours does in other runtimes. "No check" only reads the body: it shows the cost of HTTP alone. Ours and "no check" do
not set the status 200 but use the default of \`Response\`, which takes workerd half as long.

- ${machine.cpu}, ${machine.cores} cores, ${machine.memory}, ${machine.system}; workerd ${workerd}; zod ${machine.peers.zod}, valibot ${machine.peers.valibot}
- Measured ${machine.date} UTC, the package of commit ${machine.commit}, load at the start ${machine.load}.

Before timing, all workers that validate gave ${compared} documents the same verdicts.

## Goals

A goal is reached only if every document reaches it.

${goalTable(results)}

${results.map(table).join('\n\n')}
`
