/**
 * Calls the hooks of a receiver within its time limit, and reports what fails after it.
 */
import { otherOrType } from '../mistakes.js'
import type { Deadline } from './deadline.js'
import { classOf } from './edge_error.js'
import { HookError, type HookFailure, type ReceiverHook } from './hook_error.js'
import { type Platform, waitFor } from './platform.js'
import { CLAIMS, type Claim, type ReceiverSettings } from './receiver_options.js'

/** The hooks of one delivery. */
export class Hooks {
  readonly #bytes: Uint8Array<ArrayBuffer>
  readonly #settings: ReceiverSettings
  readonly #deadline: Deadline
  readonly #platform: Platform
  #id: string | undefined

  constructor(bytes: Uint8Array<ArrayBuffer>, settings: ReceiverSettings, deadline: Deadline, platform: Platform) {
    this.#bytes = bytes
    this.#settings = settings
    this.#deadline = deadline
    this.#platform = platform
  }

  has(hook: ReceiverHook): boolean {
    return this.#settings.hooks[hook] !== undefined
  }

  /** Resolves to the hook's result. Rejects with a `HookError` if it throws or takes too long. */
  call(hook: ReceiverHook, ...given: readonly unknown[]): Promise<unknown> {
    return this.#inTime(hook, this.#begin(hook, ...given))
  }

  /** Claims an update. Releases it again if the claim ends only after the time limit. */
  async claim(update: unknown): Promise<Claim> {
    const claiming = this.#begin('claim', update)
    try {
      return (await this.#inTime('claim', claiming)) as Claim
    } catch (error) {
      if (this.#deadline.passed) waitFor(this.#platform, this.#releaseLate(update, claiming))
      throw error
    }
  }

  /** Handles an update. Releases the claim if that fails, even after the time limit. */
  async handle(update: unknown): Promise<void> {
    const handling = this.#begin('handle', update)
    try {
      await this.#inTime('handle', handling)
    } catch (error) {
      if (!this.has('claim')) throw error
      // It may still succeed, so release the claim only once it has failed.
      if (this.#deadline.passed)
        waitFor(
          this.#platform,
          handling.catch(() => this.#begin('release', update)),
        )
      else await this.#release(update, error as HookError)
      throw error
    }
  }

  /** Waits for a claim. One that fails may have been stored all the same. */
  async #releaseLate(update: unknown, claiming: Promise<unknown>): Promise<void> {
    const claim = await claiming.catch(() => 'new')
    if (claim === 'new') await this.#begin('release', update)
  }

  async #release(update: unknown, failure: HookError): Promise<void> {
    const releasing = this.#begin('release', update)
    // It continues even if the client disconnects.
    waitFor(this.#platform, releasing)
    try {
      await this.#deadline.race(releasing)
    } catch (error) {
      throw bothFailed(failure, this.#deadline.passed ? this.#timeoutOf('release') : (error as HookError))
    }
  }

  /** Applies the time limit to a hook. When the time is over, the platform waits for it. */
  async #inTime(hook: ReceiverHook, running: Promise<unknown>): Promise<unknown> {
    try {
      return await this.#deadline.race(running)
    } catch (error) {
      if (!this.#deadline.passed) throw error
      waitFor(this.#platform, running)
      throw this.#timeoutOf(hook)
    }
  }

  /** Calls a hook. `async`, because `then` of a lazy thenable may be called only once. */
  async #begin(hook: ReceiverHook, ...given: readonly unknown[]): Promise<unknown> {
    try {
      const result = await this.#settings.hooks[hook]?.(...([...given, this.#deliveryFor(hook)] as never[]))
      if (hook === 'claim') checkClaim(result)
      return result
    } catch (thrown) {
      const error = new HookError(hook, this.#codeFor(hook), `${hook} has thrown ${classOf(thrown)}`, thrown)
      if (this.#deadline.passed) await this.#reportLate(error)
      throw error
    }
  }

  /** `release` has no signal, because it continues after the time limit. */
  #deliveryFor(hook: ReceiverHook): object {
    this.#id ??= crypto.randomUUID()
    return hook === 'release' ? { id: this.#id } : { id: this.#id, signal: this.#deadline.signal }
  }

  async #reportLate(error: HookError): Promise<void> {
    try {
      const given = [error, error.hook, { id: this.#id, bytes: this.#bytes }] as never[]
      await this.#settings.hooks.onLateError?.(...given)
    } catch {
      // The platform still learns of the failure.
    }
  }

  #timeoutOf(hook: ReceiverHook): HookError {
    const message = `${hook} took too long: the option timeout gives a delivery ${this.#settings.timeout} ms`
    return new HookError(hook, this.#codeFor(hook), message, undefined, 'TimeoutError')
  }

  #codeFor(hook: ReceiverHook): HookFailure {
    return hook === 'verify' ? this.#settings.onVerifyError : 'failed'
  }
}

/** Makes the error for the failure of `release` after that of `handle`. */
function bothFailed(handle: HookError, release: HookError): HookError {
  const thrown = new AggregateError([handle.thrown ?? handle, release.thrown ?? release], 'handle and release failed')
  return new HookError('release', 'failed', `${handle.message}, and ${release.message}`, thrown)
}

function checkClaim(claim: unknown): void {
  if ((CLAIMS as readonly unknown[]).includes(claim)) return
  throw new TypeError(`claim must return 'new', 'done' or 'busy', not ${otherOrType(claim)}`)
}
