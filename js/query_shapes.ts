/**
 * Which shapes are the query of a URL.
 */
import { queries } from './generated/tables.js'
import type { QueryShape, Shape } from './types.js'

/** Whether a shape is the query of a URL. */
export function isQuery(shape: Shape): shape is QueryShape {
  return (queries as readonly Shape[]).includes(shape)
}
