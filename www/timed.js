/**
 * Says how long a check takes. Browsers' clocks are coarse, so a short check is repeated and the mean is told;
 * the first one, which may have to start the package, counts only where there is no time for another.
 */

/** How long to repeat, in milliseconds; a check that takes longer is not repeated at all. */
const LONG_ENOUGH = 4
const TOO_LONG = 40

/**
 * @template T
 * @param {() => T} check
 * @returns {{ result: T, note: string }}
 */
export function timed(check) {
  const first = performance.now()
  const result = check()
  const start = performance.now()
  if (start - first > TOO_LONG) return { result, note: `Checked in ${duration(start - first)}.` }
  let calls = 0
  let elapsed = 0
  while (elapsed < LONG_ENOUGH) {
    check()
    calls += 1
    elapsed = performance.now() - start
  }
  const mean = calls === 1 ? '' : `, the mean of ${calls} calls`
  return { result, note: `Checked in ${duration(elapsed / calls)}${mean}.` }
}

/** @param {number} milliseconds */
function duration(milliseconds) {
  if (milliseconds >= 1) return `${milliseconds.toFixed(1)} ms`
  return `${(milliseconds * 1000).toFixed(1)} µs`
}
