/** Delays work until typing rests, or to the next task. */

/** In milliseconds. */
const REST = 600

/** Calls `act` once `soon` has not been called for `rest` milliseconds. */
export function atRest(act: () => void, rest = REST): { soon(): void; cancel(): void } {
  let waiting: ReturnType<typeof setTimeout> | undefined
  return {
    soon() {
      clearTimeout(waiting)
      waiting = setTimeout(act, rest)
    },
    cancel: () => clearTimeout(waiting),
  }
}

/** Resolves in the next task, so that the page can paint and answer between two long pieces of work. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
