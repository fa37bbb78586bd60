/**
 * The error of a hook, which can be logged: what a hook throws may have personal data in its text.
 */
import { typeOf } from '../tag.js'
import type { ReceiverHook } from './receiver_options.js'

/** Says that a hook has thrown or took too long. Its text, also that of `console.error`, has nothing of the delivery. */
export class HookError extends Error {
  /** `'TimeoutError'` if the hook took too long; it may still succeed. */
  override readonly name: 'HookError' | 'TimeoutError'
  /** The hook that failed. */
  readonly hook: ReceiverHook
  /**
   * What the hook has thrown. Not enumerable, so that loggers leave it out. Undefined if the hook took too long. If
   * `release` failed after `handle`, an `AggregateError` with both.
   */
  declare readonly thrown: unknown

  private constructor(name: HookError['name'], hook: ReceiverHook, message: string, thrown?: unknown) {
    super(message)
    this.name = name
    this.hook = hook
    Object.defineProperty(this, 'thrown', { value: thrown })
  }

  /** @internal */
  static ofThrown(hook: ReceiverHook, thrown: unknown): HookError {
    return new HookError('HookError', hook, `${hook} has thrown ${nameOf(thrown)}`, thrown)
  }

  /** @internal */
  static ofTimeout(hook: ReceiverHook, timeout: number): HookError {
    return new HookError(
      'TimeoutError',
      hook,
      `${hook} took too long: the option timeout gives a delivery ${timeout} ms`,
    )
  }

  /** The failure of `release` after that of `handle`. @internal */
  static ofBoth(handle: HookError, release: HookError): HookError {
    const thrown = new AggregateError([handle.thrown ?? handle, release.thrown ?? release], 'handle and release failed')
    return new HookError('HookError', 'release', `${handle.message}, and ${release.message}`, thrown)
  }
}

/** Names an error by its `name`, which its class has chosen, and any other value by its type. */
function nameOf(thrown: unknown): string {
  const { name } = (thrown ?? {}) as Partial<Error>
  return typeof name === 'string' && /^[A-Za-z]{1,60}$/.test(name) ? name : typeOf(thrown)
}
