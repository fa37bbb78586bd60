/** What an update is known by when it is delivered again. */
import type { ProductUpdate } from '../generated/documents.js'
import { typeOf } from '../tag.js'
import type { Document, Version } from '../types.js'

/**
 * A key for an update: 64 characters, however long the update. It is made of the fields that the API
 * documentation shows, `product_code`, `timestamp`, `old_state` and `new_state`, whatever their order, and of
 * nothing that a delivery may add: no header, no other field at the top.
 *
 * Two updates with the same key say the same, so a forged one cannot take the place of another. Anything
 * but an update, such as the text of one, throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { updateKey } from 'order-contract/edge'
 *
 * const timestamp = '2024-02-05T10:00:00.000000'
 * const first = await updateKey({ product_code: 'P-1', timestamp, new_state: { price_multiplier: '0.8' } })
 * const other = await updateKey({ product_code: 'P-1', timestamp, new_state: { price_multiplier: '0.9' } })
 * if (first.length !== 64 || first === other) throw new Error('not a key')
 * ```
 */
export async function updateKey(update: Document<'product-update', Version>): Promise<string> {
  refuseOthers(update)
  const { product_code, timestamp, old_state, new_state } = update
  const text = JSON.stringify([product_code, timestamp, old_state ?? null, new_state], inOrder)
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Without its fields, everything that is not an update would have the same key. */
function refuseOthers(update: unknown): void {
  const { product_code, timestamp, new_state } = (update ?? {}) as Partial<ProductUpdate>
  if (typeof product_code === 'string' && typeof timestamp === 'string' && typeof new_state === 'object') return
  throw new TypeError(
    `updateKey must be given an update as claim and handle get it, not ${
      typeof update === 'object' && update !== null ? 'another object' : typeOf(update)
    }`,
  )
}

/** An object with its members in an order that does not depend on the text it came from. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
