/** EDGE.md: everything that was measured, losses as plainly as wins. */

const times = ({ median, low, high }) => `**${median.toFixed(2)}×** (${low.toFixed(2)}..${high.toFixed(2)})`
const thousands = (number) => Math.round(number).toLocaleString('en-GB')

function table({ name, bytes, rows }) {
  const lines = rows.map(
    ({ name, rate, cpu, rates, cpus }) =>
      `| ${name} | ${thousands(rate)} | ${rates ? times(rates) : ''} | ${cpu?.toFixed(1) ?? ''} | ${cpus ? times(cpus) : ''} |`,
  )
  return `## A webhook: ${name} (${thousands(bytes)} bytes)

| worker | requests a second | ours ÷ its | CPU of workerd, µs a request | its ÷ ours |
| --- | --- | --- | --- | --- |
${lines.join('\n')}`
}

/** @param {{ machine: object, compared: number, workerd: string, results: object[] }} measured */
export const markdown = ({ machine, compared, workerd, results }) => `# The receiver in workerd

Written by \`npm run bench:edge\`. Posts over connections that stay open, from this machine to itself; a worker each in a
workerd of its own, in interleaved rounds whose order rotates. A ratio is taken within a round, and is above 1 where we are
quicker: **median of the rounds** (lowest..highest). The client takes its share of the machine, so the processor time of
workerd tells more than the requests a second do.

The peers are the worker that people write around a schema (workers/by_hand.mjs): \`request.json()\`, no limit on size or
time, and no word on what is wrong. Ours has limits on both, and says where and what to correct. "Within limits" reads the
stream as ours does; "no check" reads the body and looks at nothing: what HTTP alone costs.

- ${machine.cpu}, ${machine.cores} cores, ${machine.memory}, ${machine.system}; workerd ${workerd}; zod ${machine.peers.zod}, valibot ${machine.peers.valibot}
- Measured ${machine.date} UTC, build ${machine.build}, load before it ${machine.load}.

Before timing, all that check gave ${compared} documents the same verdicts.

${results.map(table).join('\n\n')}
`
