/**
 * Says how long a check takes, once typing rests. Browsers' clocks are coarse, so it is repeated; engines make code quick
 * only as it runs, and other things run beside it, so the first slices do not count, and of the others the middle one
 * does. The page answers between one slice and the next.
 */
import { atRest, breath } from './rest.js'

/** In milliseconds: no long task on a slow phone either. */
const SLICE = 8
/** In slices. */
const WARM_UP = 3
const COUNTED = 5

interface Slice {
  calls: number
  /** In milliseconds. */
  each: number
}

/** Writes into `place`; `label` says what was done: `Checked`. `prepare` gives what is repeated. */
export function measured(place: HTMLElement, label: string, prepare: () => () => void) {
  let asked = 0
  const rest = atRest(async () => {
    const asking = asked
    const slices = await slicesOf(prepare(), () => asking === asked)
    if (asking === asked) place.textContent = told(label, slices)
  })
  return {
    soon() {
      asked += 1
      rest.soon()
    },
    /** What it said is of a document that is no longer there. */
    cancel() {
      asked += 1
      rest.cancel()
      place.textContent = ''
    },
  }
}

/** One where the work takes longer than a slice. */
async function slicesOf(work: () => void, wanted: () => boolean): Promise<Slice[]> {
  const first = repeat(work)
  const slices = [first]
  while (first.calls > 1 && slices.length < WARM_UP + COUNTED && wanted()) {
    await breath()
    slices.push(repeat(work))
  }
  return slices
}

function told(label: string, slices: readonly Slice[]): string {
  const counted = slices.slice(slices.length > WARM_UP ? WARM_UP : 0)
  const calls = counted.reduce((sum, slice) => sum + slice.calls, 0)
  const words = `${label} in ${duration(median(counted.map(({ each }) => each)))}`
  return calls === 1 ? `${words}.` : `${words}, the median over ${calls} calls.`
}

/** Runs once or more, for about a slice. */
function repeat(work: () => void): Slice {
  const start = performance.now()
  let calls = 0
  let elapsed = 0
  while (elapsed < SLICE) {
    work()
    calls += 1
    elapsed = performance.now() - start
  }
  return { calls, each: elapsed / calls }
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0

function duration(milliseconds: number): string {
  if (milliseconds >= 1) return `${milliseconds.toFixed(1)} ms`
  return `${(milliseconds * 1000).toFixed(1)} µs`
}
