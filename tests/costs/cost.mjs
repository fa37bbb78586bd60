/** The cost of an operation per byte of its input, in CPU time, which excludes waiting for others. */
import { prepared } from '../../bench/lanes/operations.mjs'

/** The size at which costs are compared, in bytes. */
const SIZE = 512 << 10
/** The highest cost of twice the bytes, to that of the bytes. More is not linear. */
export const GROWTH = 3
const ATTEMPTS = 4
const ROUNDS = 8
/** In microseconds. */
const ENOUGH = 8000

/** Returns nanoseconds per byte, or undefined if the operation does not take the input. */
export async function costOf(operation, family, size = SIZE) {
  const { bytes, given } = prepared(operation, family, size)
  return given && (await nanosecondsOf(() => operation.run(given))) / bytes
}

/**
 * Returns the cost per byte, and how much twice the bytes cost. If that is too much, it is measured again and must be so
 * every time. Undefined if the operation does not take the input.
 */
export async function costAndGrowthOf(operation, family) {
  let least
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const half = await costOf(operation, family, SIZE / 2)
    const cost = await costOf(operation, family)
    if (half === undefined || cost === undefined) return undefined
    let growth = (cost / half) * 2
    // A step, such as that from one cache of the processor to the next, is met once. What is not linear grows again.
    if (growth > GROWTH) growth = Math.min(growth, ((await costOf(operation, family, SIZE * 2)) / cost) * 2)
    if (least === undefined || growth < least.growth) least = { cost, growth }
    if (least.growth <= GROWTH) break
  }
  return least
}

/** The minimum of several runs: other work only adds, and engines compile again while the first ones run. */
async function nanosecondsOf(run) {
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
