/**
 * Calls the hooks of a receiver within its time limit, and records which one failed.
 */
import { otherOrType } from '../options.js'
import { keepAlive, type Platform } from './platform.js'
import { CLAIMS, type Claim, type ReceiverHook, type ReceiverSettings } from './receiver_options.js'
import type { Stopwatch } from './stopwatch.js'

/** The error that a hook has thrown, or a `TimeoutError`. */
export class HookFailure {
  readonly hook: ReceiverHook
  readonly error: unknown

  constructor(hook: ReceiverHook, error: unknown) {
    this.hook = hook
    this.error = error
  }
}

/** The hooks of one delivery. */
export class Hooks {
  readonly #settings: ReceiverSettings
  readonly #time: Stopwatch
  readonly #platform: Platform

  constructor(settings: ReceiverSettings, time: Stopwatch, platform: Platform) {
    this.#settings = settings
    this.#time = time
    this.#platform = platform
  }

  has(hook: ReceiverHook): boolean {
    return this.#settings.hooks[hook] !== undefined
  }

  /** Resolves to the hook's result. Rejects with a `HookFailure` if it throws or takes too long. */
  async call(hook: ReceiverHook, ...given: readonly unknown[]): Promise<unknown> {
    try {
      return await this.#within(hook, this.#begin(hook, given))
    } catch (error) {
      throw new HookFailure(hook, error)
    }
  }

  /** Claims an update. Releases it again if the claim succeeds only after the time limit. */
  async claim(update: unknown): Promise<Claim> {
    try {
      const claiming = this.#begin('claim', [update])
      const claim = await this.#within('claim', claiming, async () => {
        if ((await claiming) === 'new') await this.#begin('release', [update])
      })
      if (isClaim(claim)) return claim
      throw new TypeError(`claim must return 'new', 'done' or 'busy', not ${otherOrType(claim)}`)
    } catch (error) {
      throw new HookFailure('claim', error)
    }
  }

  /** Handles an update. Releases the claim if that fails, even after the time limit. */
  async handle(update: unknown): Promise<void> {
    const handling = (async () => this.#begin('handle', [update]))()
    let isLate = false
    try {
      await this.#within('handle', handling, () => {
        isLate = true
        // It may still succeed, so release the claim only once it has failed.
        return handling.catch(() => this.#begin('release', [update]))
      })
    } catch (error) {
      if (this.has('claim') && !isLate) await this.#release(update, error)
      throw new HookFailure('handle', error)
    }
  }

  async #release(update: unknown, cause: unknown): Promise<void> {
    const releasing = (async () => this.#begin('release', [update]))()
    // It continues even after the time limit, and even if the client disconnects.
    keepAlive(this.#platform, () => releasing)
    try {
      await this.#time.race(releasing, () => {
        throw this.#time.passed('release')
      })
    } catch (error) {
      throw new HookFailure('release', new AggregateError([cause, error], 'handle failed, and so did release'))
    }
  }

  /** Calls a hook. `then` of a lazy thenable is called only once: each call would begin its work again. */
  #begin(hook: ReceiverHook, given: readonly unknown[]): unknown {
    const result = this.#settings.hooks[hook]?.(...(given as never[]))
    return isThenable(result) ? Promise.resolve(result) : result
  }

  /**
   * Applies the time limit to a promise. Any other value needs no timer. When the time is over, the platform waits
   * for `rest` instead.
   */
  #within(hook: ReceiverHook, value: unknown, rest: () => unknown = () => value): unknown {
    if (!isThenable(value)) return value
    return this.#time.race(value, () => {
      keepAlive(this.#platform, rest)
      throw this.#time.passed(hook)
    })
  }
}

function isClaim(value: unknown): value is Claim {
  return (CLAIMS as readonly unknown[]).includes(value)
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof (value as Partial<PromiseLike<unknown>> | null | undefined)?.then === 'function'
}
