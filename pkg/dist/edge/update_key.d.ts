import type { Document, Version } from '../types.js';
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
export declare function updateKey(update: Document<'product-update', Version>): Promise<string>;
