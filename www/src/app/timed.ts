/**
 * Measures how long a check takes, once typing rests. Browsers' clocks are coarse, and engines optimise code only as it
 * runs: so the check is repeated in rounds, and the median is shown. The page handles input between the rounds.
 */
import { element } from './dom.js'
import { atRest, nextTask } from './rest.js'
import { say, timeInWords, type Word } from './words.js'

/** In milliseconds: short enough to be no long task on a slow phone. */
const ROUND = 8
const ROUNDS = 8

/** `prepare` gives the function to measure. */
export function measured(words: Word, prepare: () => () => void) {
  const root = element('p', { class: 'speed' })
  let asked = 0
  const rest = atRest(async () => {
    const asking = asked
    const work = prepare()
    const times = [timeOf(work)]
    // A call that takes longer than a round is timed once.
    while (asking === asked && times.length < ROUNDS && (times[0] ?? 0) < ROUND) {
      await nextTask()
      times.push(timeOf(work))
    }
    times.sort((a, b) => a - b)
    if (asking === asked) root.textContent = say(words, { time: timeInWords(times[times.length >> 1] ?? 0) })
  })
  return {
    root,
    soon: rest.soon,
    /** Stops, and clears the time of the document before. */
    cancel() {
      asked += 1
      rest.cancel()
      root.textContent = ''
    },
  }
}

/** How long a call takes, in milliseconds: the mean of about a round. */
function timeOf(work: () => void): number {
  const start = performance.now()
  let calls = 0
  let elapsed = 0
  while (elapsed < ROUND) {
    work()
    calls += 1
    elapsed = performance.now() - start
  }
  return elapsed / calls
}
