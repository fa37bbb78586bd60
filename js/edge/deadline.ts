/** The time limit of a delivery. */
export class Deadline {
  readonly #timer: ReturnType<typeof setTimeout>
  readonly #races = new Set<() => void>()
  #controller: AbortController | undefined
  #passed = false

  /** The longest time of a timer, in milliseconds. */
  static readonly LONGEST = 0x7fffffff

  constructor(milliseconds: number) {
    this.#timer = setTimeout(() => {
      this.#passed = true
      this.#controller?.abort()
      for (const lose of this.#races) lose()
    }, milliseconds)
  }

  /** Is aborted when the time is over. Made at the first use: it costs workerd more than validating a small document. */
  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController()
      if (this.#passed) this.#controller.abort()
    }
    return this.#controller.signal
  }

  /** Whether the time is over. */
  get passed(): boolean {
    return this.#passed
  }

  /** Settles like the promise, or rejects as soon as the time is over. */
  race<T>(promise: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const lose = () => reject(new Error('the time is over'))
      if (this.#passed) lose()
      this.#races.add(lose)
      promise.then(resolve, reject).finally(() => this.#races.delete(lose))
    })
  }

  /** Stops the timer. */
  stop(): void {
    clearTimeout(this.#timer)
  }
}
