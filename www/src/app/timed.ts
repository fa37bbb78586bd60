/**
 * Says how long a check takes. Browsers' clocks are coarse, so it is repeated and the mean is told; engines make
 * code quick only as it runs, so the first calls do not count.
 */

/** In milliseconds. */
const WARM_UP = 25
const MEASURE = 10

/** `label` says what it did: `Checked`. */
export function timed(label: string, work: () => void): string {
  const first = repeat(work, WARM_UP)
  const { calls, each } = first.calls === 1 ? first : repeat(work, MEASURE)
  return calls === 1 ? `${label} in ${duration(each)}.` : `${label} in ${duration(each)}, the mean of ${calls} calls.`
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

function duration(milliseconds: number): string {
  if (milliseconds >= 1) return `${milliseconds.toFixed(1)} ms`
  return `${(milliseconds * 1000).toFixed(1)} µs`
}
