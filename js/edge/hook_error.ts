/**
 * The error of a hook of the receiver.
 */
import { classOf, EdgeError } from './edge_error.js'
import type { ReceiverHook } from './receiver_options.js'

/** What the client gets if a hook fails: the `code` of the problem details. */
export type HookFailure = 'failed' | 'unverified'

/** Says that a hook has thrown or took too long. */
export class HookError extends EdgeError {
  /** `'TimeoutError'` if the hook took too long; it may still succeed. */
  override readonly name: 'HookError' | 'TimeoutError'
  declare readonly code: HookFailure
  /** The hook that failed. */
  readonly hook: ReceiverHook
  /**
   * What the hook has thrown. Not enumerable, so that loggers leave it out. Undefined if the hook took too long. If
   * `release` failed after `handle`, an `AggregateError` with both.
   */
  declare readonly thrown: unknown

  private constructor(
    name: HookError['name'],
    hook: ReceiverHook,
    code: HookFailure,
    message: string,
    thrown?: unknown,
  ) {
    super({ code, message, cause: thrown })
    this.name = name
    this.hook = hook
    Object.defineProperty(this, 'thrown', { value: thrown })
  }

  /** @internal */
  static ofThrown(hook: ReceiverHook, code: HookFailure, thrown: unknown): HookError {
    return new HookError('HookError', hook, code, `${hook} has thrown ${classOf(thrown)}`, thrown)
  }

  /** @internal */
  static ofTimeout(hook: ReceiverHook, code: HookFailure, timeout: number): HookError {
    const message = `${hook} took too long: the option timeout gives a delivery ${timeout} ms`
    return new HookError('TimeoutError', hook, code, message)
  }

  /** The failure of `release` after that of `handle`. @internal */
  static ofBoth(handle: HookError, release: HookError): HookError {
    const thrown = new AggregateError([handle.thrown ?? handle, release.thrown ?? release], 'handle and release failed')
    return new HookError('HookError', 'release', 'failed', `${handle.message}, and ${release.message}`, thrown)
  }
}
