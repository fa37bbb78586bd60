/**
 * Says how long a check takes, once typing rests. Browsers' clocks are coarse and engines make code quick only as it
 * runs, so it is repeated in rounds, and the median counts. The page answers between the rounds.
 */
import { element } from './dom.js'
import { atRest, nextTask } from './rest.js'
import { inWords, say, type Word } from './words.js'

/** In milliseconds: no long task on a slow phone either. */
const ROUND = 8
const ROUNDS = 8

/** `prepare` gives what is repeated. */
export function measured(words: Word, prepare: () => () => void) {
  const root = element('p', { class: 'speed' })
  let asked = 0
  const rest = atRest(async () => {
    const asking = asked
    const work = prepare()
    const times = [timeOf(work)]
    // What takes longer than a round is timed once.
    while (asking === asked && times.length < ROUNDS && (times[0] ?? 0) < ROUND) {
      await nextTask()
      times.push(timeOf(work))
    }
    times.sort((a, b) => a - b)
    if (asking === asked) root.textContent = say(words, { time: duration(times[times.length >> 1] ?? 0) })
  })
  return {
    root,
    soon: rest.soon,
    /** What it said is of a document that is no longer there. */
    cancel() {
      asked += 1
      rest.cancel()
      root.textContent = ''
    },
  }
}

/** Of a call, in milliseconds: repeated for about a round. */
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

const duration = (milliseconds: number) =>
  milliseconds >= 1 ? `${inWords(milliseconds, 1)} ms` : `${inWords(milliseconds * 1000, 1)} µs`
