import type { Document, Version } from '../types.js';
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
export declare function updateKey(update: Document<'product-update', Version>): Promise<string>;
