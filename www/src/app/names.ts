/**
 * The lists of the package that the page offers as choices. Each is keyed by its type: a missing or unknown entry does
 * not compile.
 */
import type { Code, Description, FatalCode, Level, Severity, Shape, Version } from 'order-contract/wasm'

/** How a document of each shape is laid out. */
export const layouts: Readonly<Record<Shape, Description['layout']>> = {
  'order-request': 'document',
  'product-query': 'query',
  'order-query': 'query',
  order: 'document',
  'order-list': 'entries',
  'order-created': 'document',
  product: 'document',
  'product-list': 'entries',
  'product-update': 'document',
}

export const shapes = keysOf<Shape>(layouts)

/** Newest last. */
export const versions = keysOf<Version>({ '2023-07-27': true, '2024-02-05': true })

export const levels = keysOf<Level>({ implied: true, stated: true })

export const severities = keysOf<Severity | 'off'>({ error: true, warning: true, info: true, off: true })

/** Codes that `validate` never reports: only calls and conversions do. */
type Elsewhere = 'unknown_version' | 'unknown_endpoint' | 'complement'

/** The codes whose severity can be changed. */
export const turnableCodes = keysOf<Exclude<Code, FatalCode | Elsewhere>>({
  duplicate_key: true,
  type: true,
  enum: true,
  required: true,
  empty: true,
  email: true,
  timestamp: true,
  timestamp_offset: true,
  decimal: true,
  removed: true,
  deprecated: true,
  undocumented: true,
  irrelevant: true,
  unexpected: true,
  exclusive: true,
  entries: true,
})

/** How a delivery of the webhook can be sent here. */
export const methods = ['POST', 'PUT', 'GET'] as const

function keysOf<K extends string>(record: Record<K, unknown>): readonly K[] {
  return Object.keys(record) as K[]
}
