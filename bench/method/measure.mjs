/**
 * Times several contestants on the same inputs: one process, interleaved rounds, medians and means. In each round every
 * contestant runs one batch, and the one that begins changes from round to round, so that a busy moment of the
 * machine touches all of them; ratios are taken within a round. What a check returns is added up and compared
 * with the expected sum after every batch, so no work can be optimised away or go wrong unnoticed. A median alone would
 * hide the garbage collector, which runs in few rounds.
 */
import { mean, median, spread } from './stats.mjs'

/**
 * @typedef {object} Contestant
 * @property {string} name
 * @property {(input: any) => number} check  the work; its results are added up
 */

/** How long to warm up and to run, in milliseconds. */
export const BUDGETS = {
  full: { warmUp: 150, batch: 3, rounds: 61 },
  quick: { warmUp: 15, batch: 0.5, rounds: 9 },
}

/** Runs `passes` times over all inputs. */
function batch({ check }, inputs, passes) {
  let sum = 0
  for (let pass = 0; pass < passes; pass++) {
    for (let i = 0; i < inputs.length; i++) sum += check(inputs[i])
  }
  return sum
}

/** Runs and times one batch, in milliseconds. */
function timed(runner, inputs) {
  const start = performance.now()
  const sum = batch(runner, inputs, runner.passes)
  const elapsed = performance.now() - start
  if (sum !== runner.sum * runner.passes) {
    throw new Error(`${runner.name} answered differently from one batch to the next`)
  }
  return elapsed
}

/** Warms a contestant up and finds the number of passes that fills a batch. */
function prepared(contestant, inputs, budget) {
  const runner = { ...contestant, passes: 1, sum: batch(contestant, inputs, 1) }
  const end = performance.now() + budget.warmUp
  do {
    const elapsed = timed(runner, inputs)
    const wanted = Math.max(1, Math.round((runner.passes * budget.batch) / Math.max(elapsed, 1e-3)))
    runner.passes = Math.min(wanted, runner.passes * 2)
  } while (performance.now() < end)
  return runner
}

/**
 * Returns the order of the contestants in a round. Each round begins with another one, and every other round is
 * reversed, so that no contestant always follows the one that leaves the most garbage. Without this, identical
 * packages differed by 5 %.
 * @param {number} round
 * @param {number} count
 */
export function turns(round, count) {
  const order = Array.from({ length: count }, (_, turn) => (round + turn) % count)
  return round % 2 ? order.reverse() : order
}

/**
 * @param {Contestant[]} contestants  the first one is ours
 * @param {any[]} inputs  taken in turn
 * @param {{ warmUp: number, batch: number, rounds: number }} budget
 */
export function measure(contestants, inputs, budget) {
  const runners = contestants.map((contestant) => prepared(contestant, inputs, budget))
  const rounds = Array.from({ length: budget.rounds }, (_, round) => {
    const nanoseconds = []
    for (const at of turns(round, runners.length)) {
      const runner = runners[at]
      nanoseconds[at] = (timed(runner, inputs) * 1e6) / (runner.passes * inputs.length)
    }
    return nanoseconds
  })
  return summary(
    contestants.map(({ name }) => name),
    rounds,
  )
}

/**
 * @param {string[]} names  the first one is ours
 * @param {number[][]} rounds  one time for each name
 */
export function summary(names, rounds) {
  const column = (at) => rounds.map((round) => round[at])
  const ofEach = (statistic) => Object.fromEntries(names.map((name, at) => [name, statistic(column(at))]))
  return {
    times: ofEach(median),
    means: ofEach(mean),
    ratios: Object.fromEntries(
      names.slice(1).map((name, at) => [name, spread(rounds.map((round) => round[at + 1] / round[0]))]),
    ),
  }
}
