/**
 * The time that an exchange may take, and what else ends it early, as one `AbortSignal`.
 */
export class Deadline {
  readonly #controller = new AbortController()
  readonly #timer: ReturnType<typeof setTimeout>
  readonly #other: AbortSignal | undefined
  readonly #abort = () => this.#controller.abort()
  #passed = false

  /** The most that a timer can hold. */
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

  /** Aborted when the time has passed, or the other signal is aborted. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** The time has passed. */
  get passed(): boolean {
    return this.#passed
  }

  /** What was promised, or a rejection as soon as the signal is aborted. */
  race<T>(promise: Promise<T>): Promise<T> {
    const { signal } = this
    return new Promise((resolve, reject) => {
      const abort = () => reject(signal.reason)
      if (signal.aborted) abort()
      signal.addEventListener('abort', abort, { once: true })
      promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
    })
  }

  /** There is no hurry any more: the timer stops. The other signal still counts. */
  stop(): void {
    clearTimeout(this.#timer)
  }

  /** Nothing is under way any more. */
  end(): void {
    this.stop()
    this.#other?.removeEventListener('abort', this.#abort)
  }

  /** What is still under way is not wanted any more. */
  abandon(): void {
    this.end()
    this.#abort()
  }
}
