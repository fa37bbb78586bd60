/**
 * What a platform passes behind the request: `env` and a context in Workers, a context in edge functions.
 */

/** Whatever follows the request. */
export type Platform = readonly unknown[]

interface Context {
  waitUntil(promise: Promise<unknown>): void
}

/** Calls a hook whose answer nobody waits for, and lets it finish where the platform can. What it throws is ignored. */
export function keepAlive(platform: Platform, hook: () => unknown): void {
  const finished = (async () => hook())().catch(() => {})
  // It belongs to the context: it is not to be called alone.
  platform.find(isContext)?.waitUntil(finished)
}

function isContext(value: unknown): value is Context {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Context>).waitUntil === 'function'
}
