/** What can wait until typing rests. */

/** In milliseconds. */
const REST = 600

/** A function that acts when it has not been called for a while. */
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

/** Lets the page answer before the work goes on. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
