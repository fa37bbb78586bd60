/**
 * Says how long a check takes, once typing rests. Browsers' clocks are coarse, so it is repeated in slices; engines make
 * code quick only as it runs, so the first ones do not count. The page answers between one slice and the next.
 */
import { element } from './dom.js'
import { atRest, breath } from './rest.js'
import { say, type Word } from './words.js'

/** In milliseconds: no long task on a slow phone either. */
const SLICE = 8
const SLICES = 8
const WARM_UP = 3

/** `prepare` gives what is repeated. */
export function measured(words: Word, prepare: () => () => void) {
  const root = element('p', { class: 'speed' })
  let asked = 0
  const rest = atRest(async () => {
    const asking = asked
    const work = prepare()
    const times: number[] = []
    do {
      times.push(timeOf(work))
      await breath()
    } while (asking === asked && times.length < SLICES && (times[0] ?? 0) < SLICE)
    if (asking === asked)
      root.textContent = say(words, { time: duration(median(times.slice(WARM_UP)) ?? times[0] ?? 0) })
  })
  return {
    root,
    soon() {
      asked += 1
      rest.soon()
    },
    /** What it said is of a document that is no longer there. */
    cancel() {
      asked += 1
      rest.cancel()
      root.textContent = ''
    },
  }
}

/** Of a call, in milliseconds: repeated for about a slice. */
function timeOf(work: () => void): number {
  const start = performance.now()
  let calls = 0
  let elapsed = 0
  while (elapsed < SLICE) {
    work()
    calls += 1
    elapsed = performance.now() - start
  }
  return elapsed / calls
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1]

const duration = (milliseconds: number) =>
  milliseconds >= 1 ? `${milliseconds.toFixed(1)} ms` : `${(milliseconds * 1000).toFixed(1)} µs`
