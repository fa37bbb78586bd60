/** Calls the hooks of a receiver within its time limit. What goes on after it is waited for by the platform. */
import { anyOf, otherOrType } from '../options/mistakes.js'
import { type Claims, STATES } from './claims.js'
import { Deadline } from './deadline.js'
import { HookError, type ReceiverHook, threw, tookTooLong } from './errors.js'
import type { Delivery, HookName, ReceiverSettings } from './receiver_options.js'

/** The arguments after the request: `env` and a context in Workers, a context in edge functions. */
export type Platform = readonly unknown[]

export class Hooks {
  readonly deadline: Deadline
  #id: string | undefined
  #running: ReceiverHook = 'verify'
  /** Why the update is being released. */
  #failure: HookError | undefined

  constructor(
    readonly settings: ReceiverSettings,
    private readonly platform: Platform,
  ) {
    this.deadline = new Deadline(settings.timeout)
  }

  /** Calls a hook, and resolves to its result. Rejects with a `HookError` if it throws or takes too long. */
  call(hook: HookName, ...given: readonly unknown[]): Promise<unknown> {
    return this.#inTime(this.#run(hook, () => this.settings.hooks[hook]?.(...given, this.#delivery())))
  }

  /** Handles an update once. Rejects with a `HookError` if a hook throws or takes too long. */
  async once(claims: Claims, key: string, update: unknown): Promise<'handled' | 'done' | 'busy'> {
    const delivery = Object.assign(this.#delivery(), { key })
    try {
      return await this.#inTime(this.#claimed(claims, update, delivery))
    } catch (error) {
      // A `begin` that never ends may have stored its claim.
      if (this.#running === 'begin' && this.deadline.passed) waitFor(this.platform, released(claims, delivery))
      throw error
    }
  }

  /** Claims and handles an update. However a hook fails after `begin` has begun, the update is done or free then. */
  async #claimed(claims: Claims, update: unknown, delivery: Claimed): Promise<'handled' | 'done' | 'busy'> {
    const { key, id } = delivery
    try {
      const state = checkedState(await this.#run('begin', () => claims.begin(key, id)))
      if (state !== 'new') return state
      // The delivery was answered as failed, so the next one handles the update.
      if (this.deadline.passed) throw tookTooLong('begin', this.settings.timeout)
      await this.#run('handle', () => this.settings.hooks.handle?.(update, delivery))
      await this.#run('finish', () => claims.finish?.(key, id))
      return 'handled'
    } catch (error) {
      this.#failure = error as HookError
      await released(claims, delivery)
      throw error
    }
  }

  #delivery(): Delivery {
    this.#id ??= crypto.randomUUID()
    const { deadline } = this
    return {
      id: this.#id,
      get signal() {
        return deadline.signal
      },
    }
  }

  async #run<T>(hook: ReceiverHook, act: () => T): Promise<Awaited<T>> {
    this.#running = hook
    try {
      return await act()
    } catch (thrown) {
      throw threw(hook, thrown)
    }
  }

  /** Applies the time limit. When it is over, the platform waits for what still runs. */
  async #inTime<T>(running: Promise<T>): Promise<T> {
    try {
      return await this.deadline.race(running)
    } catch (error) {
      if (!this.deadline.passed || error instanceof HookError) throw error
      waitFor(this.platform, running)
      throw this.#failure ?? tookTooLong(this.#running, this.settings.timeout)
    }
  }
}

type Claimed = Delivery & { readonly key: string }

/** Releases a claim. An error of the store leaves the claim to its end: the hook that failed first is reported. */
function released(claims: Claims, { key, id }: Claimed): Promise<unknown> {
  const release = async () => claims.release(key, id)
  return release().catch(() => {})
}

function checkedState(state: unknown): (typeof STATES)[number] {
  const known = STATES.find((one) => one === state)
  if (known !== undefined) return known
  throw new HookError('begin', `begin must return ${anyOf(STATES)}, not ${otherOrType(state)}`)
}

/** Gives a promise to `waitUntil`. Handles its rejection otherwise, as the caller no longer waits for it. */
function waitFor(platform: Platform, promise: Promise<unknown>): void {
  promise.catch(() => {})
  try {
    const context = platform.find((value) => typeof (value as Context)?.waitUntil === 'function') as Context
    context?.waitUntil(promise)
  } catch {
    // A context may refuse, for example after the response. That must not change the response.
  }
}

type Context = { waitUntil(promise: Promise<unknown>): void } | undefined
