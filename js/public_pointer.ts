/**
 * Makes pointers that may be shown to anybody. The names of unknown members can be personal, so every name that the
 * API documentation does not list is replaced by `*`.
 */
import { names } from './generated/tables.js'

/** The first segments of pointers into a call. */
const PARTS_OF_A_CALL: readonly string[] = ['query', 'headers', 'body']
const HIDDEN = '*'

/** Returns the JSON Pointer of a path with unknown names hidden. */
export function publicPointer(path: readonly (string | number)[]): string {
  return path.map((segment) => `/${publicSegment(segment)}`).join('')
}

/** Returns a segment without escaping: no listed name contains `~` or `/`. */
function publicSegment(segment: string | number): string {
  return typeof segment === 'number' || isShown(segment) ? String(segment) : HIDDEN
}

function isShown(name: string): boolean {
  return (names as readonly string[]).includes(name) || PARTS_OF_A_CALL.includes(name)
}
