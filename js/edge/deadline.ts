/** The time limit of a delivery. The timer of `AbortSignal.timeout` can't be stopped, and Node ends while one runs. */
export class Deadline {
  readonly #over: Promise<never>
  #timer: ReturnType<typeof setTimeout> | undefined
  #controller: AbortController | undefined
  passed = false

  constructor(milliseconds: number) {
    this.#over = new Promise((_, reject) => {
      this.#timer = setTimeout(() => {
        this.passed = true
        this.#controller?.abort()
        reject(new Error('the time is over'))
      }, milliseconds)
    })
    // Nobody may be waiting.
    this.#over.catch(() => {})
  }

  /** Is aborted when the time is over. Made at the first use: it costs workerd more than validating a small document. */
  get signal(): AbortSignal {
    this.#controller ??= new AbortController()
    if (this.passed) this.#controller.abort()
    return this.#controller.signal
  }

  /** Settles like the promise, or rejects as soon as the time is over. */
  race<T>(promise: Promise<T>): Promise<T> {
    return Promise.race([promise, this.#over])
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}
