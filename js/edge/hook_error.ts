/**
 * The error of a hook of the receiver. What a hook throws can hold addresses, bodies or secrets: in Deno and Bun, the text
 * of a network error has the URL with its query. So the error names only its class.
 */
import { typeOf } from '../tag.js'

/** A hook of the receiver: an option, or a function of the option `claims`. */
export type ReceiverHook = 'verify' | 'begin' | 'handle' | 'finish' | 'release' | 'other'

/** Says that a hook has thrown or took too long. Has nothing personal in it: not when it is logged. */
export class HookError extends Error {
  /** `'TimeoutError'` if the hook took too long; it may still succeed. */
  override readonly name: 'HookError' | 'TimeoutError'
  /** The class of what was thrown, such as `'TypeError'`. Undefined if the hook took too long. */
  override readonly cause: string | undefined
  /** The hook that failed. */
  readonly hook: ReceiverHook
  /** What the hook has thrown. Not enumerable, so that loggers leave it out. Undefined if the hook took too long. */
  declare readonly thrown: unknown

  private constructor(hook: ReceiverHook, name: HookError['name'], message: string, cause?: string, thrown?: unknown) {
    super(message)
    this.hook = hook
    this.name = name
    this.cause = cause
    Object.defineProperty(this, 'thrown', { value: thrown })
  }

  /** @internal */
  static thrownBy(hook: ReceiverHook, thrown: unknown): HookError {
    const cause = classOf(thrown)
    return new HookError(hook, 'HookError', `${hook} has thrown ${cause}`, cause, thrown)
  }

  /** @internal */
  static late(hook: ReceiverHook, timeout: number): HookError {
    const message = `${hook} took too long: the option timeout gives a delivery ${timeout} ms`
    return new HookError(hook, 'TimeoutError', message)
  }
}

/** The names of classes: an error can be given any other name. */
const CLASS = /^[A-Z]\w{0,63}$/

/** Returns the class of an error, or the type of another value. */
function classOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return typeOf(thrown)
  try {
    return CLASS.test(thrown.name) ? thrown.name : 'Error'
  } catch {
    // Reading the name can throw what is personal.
    return 'Error'
  }
}
