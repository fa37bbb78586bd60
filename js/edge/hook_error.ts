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

  /** @internal */
  constructor(hook: ReceiverHook, timeout: number, failure?: { thrown: unknown }) {
    const cause = failure && classOf(failure.thrown)
    const late = `took too long: the option timeout gives a delivery ${timeout} ms`
    super(`${hook} ${cause === undefined ? late : `has thrown ${cause}`}`)
    this.hook = hook
    this.name = cause === undefined ? 'TimeoutError' : 'HookError'
    this.cause = cause
    Object.defineProperty(this, 'thrown', { value: failure?.thrown })
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
