/**
 * The errors that are not those of a client: of a hook of the receiver, and of the program around the package or its platform.
 * What a hook throws can hold addresses, bodies or secrets: in Deno and Bun, the text of a network error has the URL with its
 * query. So its error names only the class.
 */
import { typeOf } from '../input/tag.js'

/** A hook of the receiver: an option, or a function of the option `claims`. */
export type ReceiverHook = 'verify' | 'isUpdate' | 'begin' | 'handle' | 'finish' | 'release' | 'other'

/** Says that a hook has thrown, took too long, or returned what it must not. Has nothing personal in it: not when it is logged. */
export class HookError extends Error {
  /** `'TimeoutError'` if the hook took too long; it may still succeed. */
  override readonly name: 'HookError' | 'TimeoutError'
  /** The class of what was thrown, such as `'TypeError'`. Undefined if the hook has thrown nothing. */
  override readonly cause: string | undefined
  /** The hook that failed. */
  readonly hook: ReceiverHook
  /** What the hook has thrown. Not enumerable, so that loggers leave it out. Undefined if the hook has thrown nothing. */
  declare readonly thrown: unknown
  /** An error of a hook has none, unlike an `EdgeError`. */
  declare readonly code?: undefined

  /** @internal `failure` has what the hook has thrown. */
  constructor(
    hook: ReceiverHook,
    message: string,
    failure?: { thrown: unknown },
    name: HookError['name'] = 'HookError',
  ) {
    super(message)
    this.hook = hook
    this.name = name
    this.cause = failure && classOf(failure.thrown)
    Object.defineProperty(this, 'thrown', { value: failure?.thrown })
  }
}

export function threw(hook: ReceiverHook, thrown: unknown): HookError {
  return new HookError(hook, `${hook} has thrown ${classOf(thrown)}`, { thrown })
}

export function tookTooLong(hook: ReceiverHook, timeout: number): HookError {
  const message = `${hook} took too long: the option timeout gives a delivery ${timeout} ms`
  return new HookError(hook, message, undefined, 'TimeoutError')
}

/** The names of classes: an error can be given any other name. */
const CLASS = /^[A-Z]\w{0,63}$/

/** Returns the class of an error, or the type of another value. */
function classOf(thrown: unknown): string {
  try {
    if (!(thrown instanceof Error)) return typeOf(thrown)
    return CLASS.test(thrown.name) ? thrown.name : 'Error'
  } catch {
    // Reading the name can throw what is personal, and so can asking a proxy for its class.
    return 'Error'
  }
}

/** Why `createReceiver` or `translateCall` has failed. The client gets status 500, and no word of it. */
export interface EdgeError extends Error {
  /**
   * `'body_read'` if the body was read before, for example by a parser of a framework; `'no_webassembly'` if the core can't
   * start, with the remedy in the message. Undefined for every other error, such as one of memory.
   */
  readonly code?: 'body_read' | 'no_webassembly' | undefined
  /** Only a `HookError` has these. */
  readonly hook?: undefined
  readonly thrown?: undefined
}

/** Makes the error for a body that is declared and not there. */
export function bodyRead(): EdgeError {
  const message =
    'the body was read before: put the receiver before every body parser, such as express.json(), or exclude its route'
  return Object.assign(new Error(message), { code: 'body_read' } as const)
}
