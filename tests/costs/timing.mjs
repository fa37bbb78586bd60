/**
 * The time of one run, as the processor counts it: waiting for others does not. The least of several, as whatever
 * else happens only adds to it.
 */
const ROUNDS = 5
const ENOUGH = 4000

/** Nanoseconds. */
export async function nanosecondsOf(run) {
  await run()
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    let times = 0
    let passed = 0
    const start = process.cpuUsage()
    while (passed < ENOUGH) {
      const result = run()
      if (result instanceof Promise) await result
      times += 1
      const { user, system } = process.cpuUsage(start)
      passed = user + system
    }
    least = Math.min(least, (passed * 1000) / times)
  }
  return least
}
