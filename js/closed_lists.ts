/**
 * Tells members of the contract's closed lists: the shapes of queries and of lists, and the codes after which nothing more
 * is checked.
 */
import { fatalCodes, lists, queries } from './generated/tables.js'
import type { Code, QueryShape, Shape } from './types.js'

export function isQuery(shape: Shape): shape is QueryShape {
  return (queries as readonly Shape[]).includes(shape)
}

export function isList(shape: Shape | 'call'): boolean {
  return (lists as readonly string[]).includes(shape)
}

/** Returns whether nothing more is checked after a problem with this code. */
export function isFatal(code: Code): boolean {
  return (fatalCodes as readonly Code[]).includes(code)
}
