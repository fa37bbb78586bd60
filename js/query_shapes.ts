/**
 * Tells the shapes of queries from those of JSON documents.
 */
import { queries } from './generated/tables.js'
import type { QueryShape, Shape } from './types.js'

/** Returns whether a shape is the query of a URL. */
export function isQuery(shape: Shape): shape is QueryShape {
  return (queries as readonly Shape[]).includes(shape)
}
