/**
 * Says how long a check takes. Browsers' clocks are coarse, so it is repeated; engines make code quick only as it runs,
 * and other things run beside it, so the first calls do not count, and of several rounds the middle one does.
 */

/** In milliseconds. */
const WARM_UP = 20
const ROUND = 4
const ROUNDS = 5

/** `label` says what it did: `Checked`. */
export function timed(label: string, work: () => void): string {
  const first = repeat(work, WARM_UP)
  if (first.calls === 1) return `${label} in ${duration(first.each)}.`
  const rounds = Array.from({ length: ROUNDS }, () => repeat(work, ROUND))
  const calls = rounds.reduce((sum, round) => sum + round.calls, 0)
  return `${label} in ${duration(median(rounds.map(({ each }) => each)))}, the median over ${calls} calls.`
}

/** Runs once or more, for about as long as told. */
function repeat(work: () => void, milliseconds: number): { calls: number; each: number } {
  const start = performance.now()
  let calls = 0
  let elapsed = 0
  while (elapsed < milliseconds) {
    work()
    calls += 1
    elapsed = performance.now() - start
  }
  return { calls, each: elapsed / calls }
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0

function duration(milliseconds: number): string {
  if (milliseconds >= 1) return `${milliseconds.toFixed(1)} ms`
  return `${(milliseconds * 1000).toFixed(1)} µs`
}
