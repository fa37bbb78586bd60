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
    let claiming: unknown
    try {
      claiming = this.#begin('claim', [update])
      const claim = await this.#within('claim', claiming)
      if (isClaim(claim)) return claim
      throw new TypeError(`claim must return 'new', 'done' or 'busy', not ${otherOrType(claim)}`)
    } catch (error) {
      keepAlive(this.#platform, async () => {
        if ((await claiming) === 'new') await this.#begin('release', [update])
      })
      throw new HookFailure('claim', error)
    }
  }

  /** Handles an update. Releases the claim if that fails, even after the time limit. */
  async handle(update: unknown): Promise<void> {
    const handling = (async () => this.#begin('handle', [update]))()
    let late = false
    try {
      await this.#time.race(handling, () => {
        late = true
        throw this.#time.passed('handle')
      })
    } catch (error) {
      if (!this.has('claim')) throw new HookFailure('handle', error)
      if (late) {
        // It may still succeed, so release the claim only once it has failed.
        keepAlive(this.#platform, () => handling.catch(() => this.#begin('release', [update])))
        throw new HookFailure('handle', error)
      }
      await this.#release(update, error)
      throw new HookFailure('handle', error)
    }
  }

  async #release(update: unknown, cause: unknown): Promise<void> {
    const releasing = (async () => this.#begin('release', [update]))()
    // It continues even after the time limit.
    keepAlive(this.#platform, () => releasing)
    try {
      await this.#within('release', releasing)
    } catch (error) {
      throw new HookFailure('release', new AggregateError([cause, error], 'handle failed, and so did release'))
    }
  }

  #begin(hook: ReceiverHook, given: readonly unknown[]): unknown {
    return this.#settings.hooks[hook]?.(...(given as never[]))
  }

  /** Applies the time limit to a promise. Any other value needs no timer. */
  #within(hook: ReceiverHook, value: unknown): unknown {
    if (!isThenable(value)) return value
    return this.#time.race(value, () => {
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
