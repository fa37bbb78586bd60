/**
 * The closed lists of the package, as far as the page offers a choice of them. Each is keyed by its type, so that one
 * that is left out or unknown does not compile.
 */
import type { Level, Shape, Version } from 'order-contract/slim'

export const shapes = keysOf<Shape>({
  'order-request': true,
  'product-query': true,
  'order-query': true,
  order: true,
  'order-list': true,
  'order-created': true,
  product: true,
  'product-list': true,
  'product-update': true,
})

/** Newest last. */
export const versions = keysOf<Version>({ '2023-07-27': true, '2024-02-05': true })

export const levels = keysOf<Level>({ implied: true, stated: true })

/** How a delivery of the webhook can be sent here. */
export const methods = ['POST', 'PUT', 'GET'] as const

function keysOf<K extends string>(record: Record<K, unknown>): readonly K[] {
  return Object.keys(record) as K[]
}
