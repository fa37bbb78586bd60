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

const microseconds = ({ median, low, high }) => `${median.toFixed(1)} (${low.toFixed(1)}..${high.toFixed(1)})`

function stepTable(steps) {
  const lines = steps.map(({ name, total, added }) => `| ${name} | ${microseconds(total)} | ${microseconds(added)} |`)
  return `## Where the time goes

Workers that do a little more each, with the sample webhook: CPU of workerd, µs a request. What a step adds is its time less that
of the step before, in the same round: where the two differ by less than the rounds do, it says no more than that.

| step | up to it | it adds |
| --- | --- | --- |
${lines.join('\n')}`
}

/** @param {{ machine: object, compared: number, workerd: string, results: object[], steps: object[] }} measured */
export const markdown = ({ machine, compared, workerd, results, steps }) => `# The receiver in workerd

Written by \`npm run bench:edge\`. Posts over connections that stay open, from this machine to itself; a worker each in a
workerd of its own, in interleaved rounds whose order rotates. A ratio is taken within a round, and is above 1 where we are
quicker: **median of the rounds** (lowest..highest). The client takes its share of the machine, so the processor time of
workerd tells more than the requests a second do. The goal (lane J): at least 0.85× JSON.parse + Zod, and 1.2× the same within limits.

The peers are the worker that people write around a schema (workers/by_hand.mjs): \`request.json()\`, no limit on size or
time, and no word on what is wrong. Ours has limits on both, and says where and what to correct. "Within limits" reads the
stream as ours does; "no check" reads the body and looks at nothing: what HTTP alone costs. Ours, "no check" and the steps leave
the status 200 to the default of \`Response\`, which takes workerd half as long as to name it.

- ${machine.cpu}, ${machine.cores} cores, ${machine.memory}, ${machine.system}; workerd ${workerd}; zod ${machine.peers.zod}, valibot ${machine.peers.valibot}
- Measured ${machine.date} UTC, build ${machine.build}, load before it ${machine.load}.

Before timing, all that check gave ${compared} documents the same verdicts.

${results.map(table).join('\n\n')}

${stepTable(steps)}
`
