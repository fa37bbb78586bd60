/**
 * What is a value even where it is text: elsewhere a string is what is sent, here it is a JSON string.
 */
import { isQuery } from './query_shapes.js'
import type { Shape } from './types.js'

/** The input that checks a value as one. Text and bytes are then no documents. */
export function asValue(shape: Shape, value: unknown): unknown {
  if (typeof value !== 'string' && !ArrayBuffer.isView(value)) return value
  return isQuery(shape) ? NO_PARAMETERS : { toJSON: () => (typeof value === 'string' ? value : '') }
}

/** What no query is made of. */
export const NO_PARAMETERS = 0
