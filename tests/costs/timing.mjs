/**
 * The CPU time of one run, which excludes waiting for others. It is the minimum of several runs, because other work
 * only adds to it, and because engines compile again while the first ones run.
 */
const ROUNDS = 8
/** In microseconds. */
const ENOUGH = 8000

/** Returns nanoseconds. */
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
