/**
 * The error that receiver and gateway hand on. What other code throws can hold addresses, bodies or secrets: in Deno and
 * Bun, the text of a network error has the URL with its query. So its text and members name only the class.
 */
import { typeOf } from '../tag.js'

/** What an `EdgeError` is made of. */
export interface EdgeFailure {
  /** Why, from the closed list of the receiver or the gateway. */
  code: string
  /** One of our own sentences. */
  message: string
  /** The base URL of the service. Only its origin is kept. */
  upstream?: string | undefined
  /** What was thrown. */
  cause?: unknown
}

/** An error that has nothing personal in it: not when it is logged, and not in its members. */
export class EdgeError extends Error {
  override readonly name: string = 'EdgeError'
  /** The reason: the `code` of the problem details that the client gets. */
  readonly code: string
  /** The class of what was thrown, such as `'TypeError'`. Undefined if nothing was. */
  override readonly cause: string | undefined
  /** The origin of the service. Undefined in the receiver. */
  readonly upstream: string | undefined

  constructor({ code, message, upstream, cause }: EdgeFailure) {
    super(message)
    this.code = code
    this.cause = cause === undefined ? undefined : classOf(cause)
    this.upstream = upstream === undefined ? undefined : new URL(upstream).origin
  }
}

/** The names of classes: an error can be given any other name. */
const CLASS = /^[A-Z]\w{0,63}$/

/** Returns the class of an error, or the type of another value. */
export function classOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return typeOf(thrown)
  try {
    return CLASS.test(thrown.name) ? thrown.name : 'Error'
  } catch {
    return 'Error'
  }
}
