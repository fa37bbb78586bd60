/**
 * Finds the entries of a page. The API documentation does not show where they are (4.4).
 */
import type { JsonValue } from '../types.js'
import { jsonIn } from './body.js'

/** A pointer to what is no array: `convert` refuses it, and names the option `entries`. */
const NOWHERE = ''

/**
 * Returns the pointer of a page's entries: of the one member that is an array with an object. Entries that are no objects
 * pass as they are, and a list is empty if all candidates are. Undefined if `convert` finds them without it.
 */
export function entriesPointer(bytes: Uint8Array): string | undefined {
  const page = jsonIn(bytes)
  // `convert` reports what is not JSON.
  if (page === undefined || Array.isArray(page)) return undefined
  if (typeof page !== 'object' || page === null) return NOWHERE
  const lists = Object.entries(page).filter((member): member is [string, JsonValue[]] => isCandidate(member[1]))
  const [first] = lists
  if (first === undefined) return NOWHERE
  if (lists.every(([, entries]) => entries.length === 0)) return undefined
  return lists.length === 1 ? `/${first[0].replaceAll('~', '~0').replaceAll('/', '~1')}` : NOWHERE
}

function isCandidate(value: JsonValue | undefined): boolean {
  return Array.isArray(value) && (value.length === 0 || value.some(isObject))
}

function isObject(value: JsonValue): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
