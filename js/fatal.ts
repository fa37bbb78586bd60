/**
 * Fatal codes: those of documents that can't be read, after which nothing more is checked.
 */
import { fatalCodes } from './generated/tables.js'
import type { Code } from './types.js'

/** Returns whether nothing more is checked after a problem with this code. */
export function isFatal(code: Code): boolean {
  return (fatalCodes as readonly Code[]).includes(code)
}
