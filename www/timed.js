/**
 * Says how long a check takes. Browsers' clocks are coarse, so it is repeated and the mean is told; engines make
 * code quick only as it runs, so the first calls do not count.
 */

/** In milliseconds. */
const WARM_UP = 25
const MEASURE = 10

/**
 * @param {string} done  what it did
 * @param {() => void} check
 * @returns {string}
 */
export function timed(done, check) {
  const first = repeat(check, WARM_UP)
  const { calls, each } = first.calls === 1 ? first : repeat(check, MEASURE)
  return calls === 1 ? `${done} in ${duration(each)}.` : `${done} in ${duration(each)}, the mean of ${calls} calls.`
}

/** Runs once or more, for about as long as told. */
function repeat(check, milliseconds) {
  const start = performance.now()
  let calls = 0
  let elapsed = 0
  while (elapsed < milliseconds) {
    check()
    calls += 1
    elapsed = performance.now() - start
  }
  return { calls, each: elapsed / calls }
}

/** @param {number} milliseconds */
function duration(milliseconds) {
  if (milliseconds >= 1) return `${milliseconds.toFixed(1)} ms`
  return `${(milliseconds * 1000).toFixed(1)} µs`
}
