/**
 * Calls the hooks of a receiver within its time limit. What goes on after it is waited for by the platform.
 */
import { otherOrType } from '../mistakes.js'
import { type Claims, STATES } from './claims.js'
import type { Deadline } from './deadline.js'
import { HookError, type ReceiverHook } from './hook_error.js'
import { type Platform, waitFor } from './platform.js'
import type { ReceiverSettings } from './receiver_options.js'

/** The result for an update that is claimed. */
export type Handled = 'handled' | 'done' | 'busy'

/** The hooks of one delivery. */
export class Hooks {
  readonly #settings: ReceiverSettings
  readonly #deadline: Deadline
  readonly #platform: Platform
  readonly #id = crypto.randomUUID()
  /** The hook that was called last. */
  #running: ReceiverHook = 'verify'

  constructor(settings: ReceiverSettings, deadline: Deadline, platform: Platform) {
    this.#settings = settings
    this.#deadline = deadline
    this.#platform = platform
  }

  /** Calls a hook, and resolves to its result. Rejects with a `HookError` if it throws or takes too long. */
  call(hook: 'verify' | 'other' | 'handle', ...given: readonly unknown[]): Promise<unknown> {
    return this.#inTime(this.#run(hook, () => this.#called(hook, given)))
  }

  /** Handles an update once. Rejects with a `HookError` if a hook throws or takes too long. */
  async once(claims: Claims, key: string, update: unknown): Promise<Handled> {
    try {
      return await this.#inTime(this.#claimed(claims, key, update))
    } catch (error) {
      // A `begin` that never ends may have stored its claim.
      if (this.#running === 'begin' && this.#deadline.passed) waitFor(this.#platform, this.#release(claims, key))
      throw error
    }
  }

  /** Claims and handles an update. However a hook fails after `begin` has begun, the update is done or free then. */
  async #claimed(claims: Claims, key: string, update: unknown): Promise<Handled> {
    try {
      const state = await this.#run('begin', async () => checkedState(await claims.begin(key, this.#id)))
      if (state !== 'new') return state
      // The delivery was answered as failed, so the next one handles the update.
      if (this.#deadline.passed) throw HookError.late('begin', this.#settings.timeout)
      await this.#run('handle', () => this.#called('handle', [update], { key }))
      await this.#run('finish', async () => claims.finish?.(key, this.#id))
      return 'handled'
    } catch (error) {
      await this.#release(claims, key)
      throw error
    }
  }

  /** Releases a claim. An error of the store leaves the claim to its end, and changes no answer. */
  async #release(claims: Claims, key: string): Promise<void> {
    try {
      await claims.release(key, this.#id)
    } catch {
      // The hook that failed first is reported.
    }
  }

  async #called(hook: 'verify' | 'other' | 'handle', given: readonly unknown[], more?: object): Promise<unknown> {
    const delivery = { id: this.#id, signal: this.#deadline.signal, ...more }
    return this.#settings.hooks[hook]?.(...([...given, delivery] as never[]))
  }

  /** Runs a hook. Whatever it throws becomes a `HookError`. */
  async #run<T>(hook: ReceiverHook, act: () => Promise<T>): Promise<T> {
    this.#running = hook
    try {
      return await act()
    } catch (thrown) {
      throw HookError.thrownBy(hook, thrown)
    }
  }

  /** Applies the time limit. When it is over, the platform waits for what still runs. */
  async #inTime<T>(running: Promise<T>): Promise<T> {
    try {
      return await this.#deadline.race(running)
    } catch (error) {
      if (error instanceof HookError) throw error
      waitFor(this.#platform, running)
      throw HookError.late(this.#running, this.#settings.timeout)
    }
  }
}

function checkedState(state: unknown): (typeof STATES)[number] {
  const known = STATES.find((one) => one === state)
  if (known !== undefined) return known
  throw new TypeError(`begin must return 'new', 'done' or 'busy', not ${otherOrType(state)}`)
}
