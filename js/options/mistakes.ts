/** The texts of TypeErrors about arguments, which suggest the nearest known name. */
import { typeOf } from '../input/tag.js'

export function unknown(what: string, value: unknown, known: readonly string[]): TypeError {
  return new TypeError(
    isName(value)
      ? `unknown ${what} ${quote(value)}: ${nearestOrAll(value, known)}`
      : `${what} must be ${anyOf(known)}, not ${otherOrType(value)}`,
  )
}

/** Returns whether an error may show a value. Longer texts and other characters may be part of a document. */
export function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[\w./~-]{0,40}$/.test(value)
}

export const quote = (name: string) => `'${name}'`

/** Returns `'a', 'b' or 'c'`. */
export function anyOf(names: readonly string[]): string {
  return names
    .map(quote)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1')
}

/** Describes a wrong value where a string of a certain form is expected. */
export function otherOrType(value: unknown): string {
  return typeof value === 'string' ? 'another string' : typeOf(value)
}

/** Suggests the nearest known name, or lists all. */
export function nearestOrAll(name: string, known: readonly string[]): string {
  const sought = name.slice(0, 64).toLowerCase()
  const distanceOf = (candidate: string) => {
    const distance = editDistance(sought, candidate.toLowerCase())
    // A longer name that begins with it is near, too.
    return sought.length > 2 && candidate.startsWith(sought) ? Math.min(distance, 1) : distance
  }
  const [near] = known
    .map((candidate) => ({ candidate, distance: distanceOf(candidate) }))
    .filter(({ candidate, distance }) => distance <= Math.max(2, candidate.length / 3))
    .sort((one, other) => one.distance - other.distance)
  return near === undefined ? `use ${anyOf(known)}` : `did you mean ${quote(near.candidate)}?`
}

/** Counts the letters to insert, delete or replace. */
function editDistance(a: string, b: string): number {
  // The distance of a beginning of `a` from each beginning of `b`.
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (const letter of a) {
    const next: number[] = []
    for (const [j, above] of row.entries()) {
      const [left = Infinity, diagonal = Infinity] = [next[j - 1], row[j - 1]]
      next.push(Math.min(above + 1, left + 1, diagonal + Number(letter !== b[j - 1])))
    }
    row = next
  }
  return row.at(-1) as number
}
