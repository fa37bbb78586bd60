/** Claims of updates, so that each is handled once. */

/** The states of an update when a delivery of it begins. */
export const STATES = ['new', 'done', 'busy'] as const

/** A store of claims. Each function is one atomic step of it, and may return a promise. */
export interface Claims {
  /**
   * Claims an update for a delivery. Returns `'new'` if this has stored its `id`, `'done'` if the update has been handled
   * (answered with 200), `'busy'` if another delivery has claimed it (503). A claim must end by itself after a while:
   * whoever has made it may be gone.
   */
  begin(key: string, id: string): (typeof STATES)[number] | PromiseLike<(typeof STATES)[number]>
  /** Marks an update as done after `handle`. Leave it out if `handle` does so in its own transaction. */
  finish?(key: string, id: string): unknown
  /** Frees an update that could not be handled, only if its claim is busy and has this `id`. */
  release(key: string, id: string): unknown
}

/** After ten minutes a claim ends, as its delivery may never end. */
const BUSY = 600_000
const DONE = 604_800_000

/**
 * Returns claims in the memory of this process, for tests and for a service that has only one process. It forgets busy
 * claims after ten minutes and handled updates after a week.
 *
 * @example
 * ```ts
 * import { createReceiver, memoryClaims } from 'order-contract/edge'
 *
 * const receive = createReceiver({ claims: memoryClaims(), handle: (update) => console.log(update.product_code) })
 * ```
 */
export function memoryClaims(): Claims {
  const busy: Kept = new Map()
  const done: Kept = new Map()
  const release = (key: string, id: string) => busy.get(key)?.id === id && busy.delete(key)
  return {
    begin(key, id) {
      forget(busy)
      forget(done)
      if (done.has(key)) return 'done'
      if (busy.has(key)) return 'busy'
      busy.set(key, { id, ends: Date.now() + BUSY })
      return 'new'
    },
    finish(key, id) {
      release(key, id)
      done.delete(key)
      done.set(key, { id, ends: Date.now() + DONE })
    },
    release,
  }
}

/** Claims by their keys, in the order of their ends. */
type Kept = Map<string, { id: string; ends: number }>

function forget(claims: Kept): void {
  for (const [key, { ends }] of claims) {
    if (ends > Date.now()) return
    claims.delete(key)
  }
}
