/**
 * The error of a hook of the receiver.
 */
import { EdgeError } from './edge_error.js'

export const HOOKS = ['verify', 'isDuplicate', 'claim', 'release', 'handle'] as const

/** A hook of the receiver. */
export type ReceiverHook = (typeof HOOKS)[number]

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

  /** @internal */
  constructor(
    hook: ReceiverHook,
    code: HookFailure,
    message: string,
    thrown?: unknown,
    name: HookError['name'] = 'HookError',
  ) {
    super({ code, message, cause: thrown })
    this.name = name
    this.hook = hook
    Object.defineProperty(this, 'thrown', { value: thrown })
  }
}
