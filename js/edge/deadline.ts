/**
 * Combines the timeout of an exchange and another signal, such as the client's, into one `AbortSignal`.
 */
export class Deadline {
  readonly #controller = new AbortController()
  readonly #timer: ReturnType<typeof setTimeout>
  readonly #other: AbortSignal | undefined
  readonly #abort = () => this.#controller.abort()
  #passed = false

  /** The longest time of a timer, in milliseconds. */
  static readonly LONGEST = 0x7fffffff

  constructor(milliseconds: number, other?: AbortSignal) {
    this.#timer = setTimeout(() => {
      this.#passed = true
      this.#abort()
    }, milliseconds)
    this.#other = other
    if (other?.aborted) this.#abort()
    else other?.addEventListener('abort', this.#abort, { once: true })
  }

  /** Is aborted when the time is over or the other signal is aborted. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** Whether the time is over. */
  get passed(): boolean {
    return this.#passed
  }

  /** Settles like the promise, or rejects as soon as the signal is aborted. */
  race<T>(promise: Promise<T>): Promise<T> {
    const { signal } = this
    return new Promise((resolve, reject) => {
      const abort = () => reject(signal.reason)
      if (signal.aborted) abort()
      signal.addEventListener('abort', abort, { once: true })
      promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
    })
  }

  /** Stops the timer. The other signal can still abort. */
  stop(): void {
    clearTimeout(this.#timer)
  }

  /** Stops the timer and ignores the other signal: the exchange is complete. */
  end(): void {
    this.stop()
    this.#other?.removeEventListener('abort', this.#abort)
  }

  /** Aborts whatever is still running. */
  abandon(): void {
    this.end()
    this.#abort()
  }
}
