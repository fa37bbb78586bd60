/**
 * The arguments that a platform passes after the request: `env` and a context in Workers, a context in edge functions.
 */

/** The arguments after the request. */
export type Platform = readonly unknown[]

interface Context {
  waitUntil(promise: Promise<unknown>): void
}

/** Gives a promise to `waitUntil`. Handles its rejection otherwise, as the caller no longer waits for it. */
export function waitFor(platform: Platform, promise: Promise<unknown>): void {
  promise.catch(() => {})
  try {
    // `waitUntil` must be called as a method of its context.
    platform.find(isContext)?.waitUntil(promise)
  } catch {
    // A context may refuse, for example after the response. That must not change the response.
  }
}

function isContext(value: unknown): value is Context {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Context>).waitUntil === 'function'
}
