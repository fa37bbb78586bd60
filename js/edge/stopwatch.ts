/**
 * The time that a delivery may take, its body and all hooks together. A timer is started only for what is
 * still awaited a moment later: each of them costs, and in workerd an `AbortSignal` costs more than the check.
 */
export class Stopwatch {
  readonly #end: number
  readonly #timeout: number

  constructor(timeout: number) {
    this.#timeout = timeout
    this.#end = Date.now() + timeout
  }

  /** What was promised, or what `late` gives or throws when the time has passed before that. */
  race<T>(promise: PromiseLike<T>, late: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      let isSettled = false
      let timer: ReturnType<typeof setTimeout> | undefined
      const settling = <V>(settle: (value: V) => void) => {
        return (value: V) => {
          isSettled = true
          clearTimeout(timer)
          settle(value)
        }
      }
      promise.then(settling(resolve), settling(reject))
      queueMicrotask(() => {
        if (isSettled) return
        timer = setTimeout(() => new Promise<T>((is) => is(late())).then(resolve, reject), this.#left())
      })
    })
  }

  /** What to say of something that took too long. */
  passed(what: string): Error {
    return new Error(`${what} took too long: a delivery may take ${this.#timeout} ms`)
  }

  #left(): number {
    return Math.max(this.#end - Date.now(), 0)
  }
}
