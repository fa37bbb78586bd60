/** Computes the key by which a repeated delivery of an update is recognised. */
import type { ProductUpdate } from '../generated/documents.js'
import { isPlainRecord } from '../option_reader.js'
import { typeOf } from '../tag.js'
import type { Document, Version } from '../types.js'

/**
 * Returns a key for an update: a SHA-256 hash as 64 hexadecimal digits. It covers the fields that the API
 * documentation lists, `product_code`, `timestamp`, `old_state` and `new_state`, in any order of members. It ignores
 * headers and all other fields at the top level, which may differ between deliveries.
 *
 * Updates with the same key have the same content, so a forged update can't stand in for another one. Rejects with a
 * `TypeError` for anything but an update, such as its JSON text.
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

/**
 * Throws a TypeError for other values: without the fields they would all have the same key, and a `Map` as a state has
 * that of an empty object.
 */
function refuseOthers(update: unknown): void {
  if (isPlainRecord(update)) {
    const { product_code, timestamp, old_state, new_state } = update as Partial<ProductUpdate>
    const hasStates = isPlainRecord(old_state ?? {}) && isPlainRecord(new_state)
    if (hasStates && typeof product_code === 'string' && typeof timestamp === 'string') return
  }
  throw new TypeError(
    `updateKey must be given an update as claim and handle get it, not ${
      typeof update === 'object' && update !== null ? 'another object' : typeOf(update)
    }`,
  )
}

/** Sorts the members of an object, so that their order in the text does not matter. Keeps infinite numbers apart. */
function inOrder(_name: string, value: unknown): unknown {
  // JSON.stringify would write null. No valid document has a string with half of a surrogate pair.
  if (typeof value === 'number' && !Number.isFinite(value)) return `\ud800${value}`
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
