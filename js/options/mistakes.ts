/** The texts of TypeErrors about arguments, which suggest the nearest known name. */
import { mustBe, typeOf } from '../input/tag.js'

/** `place` follows what is unknown, as in `unknown name 'byte' in limits`. */
export function unknown(what: string, value: unknown, known: readonly string[], place = ''): TypeError {
  return isName(value)
    ? new TypeError(`unknown ${what} ${quote(value)}${place}: ${nearestOrAll(value, known)}`)
    : mustBe(what + place, anyOf(known), value, otherOrType(value))
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

export function nearestOrAll(name: string, known: readonly string[]): string {
  const sought = name.slice(0, 64).toLowerCase()
  const distanceOf = (candidate: string) => {
    const distance = editDistance(sought, candidate.toLowerCase())
    // A longer name that begins with it is near, too.
    return sought.length > 2 && candidate.startsWith(sought) ? Math.min(distance, 1) : distance
  }
  const [near] = known
    .map((candidate) => ({ candidate, distance: distanceOf(candidate) }))
    .filter(({ candidate, distance }) => distance <= Math.min(Math.max(2, candidate.length / 3), candidate.length / 2))
    .sort((one, other) => one.distance - other.distance)
  return near === undefined ? `use ${anyOf(known)}` : `did you mean ${quote(near.candidate)}?`
}

/** Counts the letters to insert, delete, replace or swap with their neighbour. */
function editDistance(a: string, b: string): number {
  // The distance of each beginning of `a` from each beginning of `b`.
  const rows: number[][] = []
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity
  for (let i = 0; i <= a.length; i++) {
    const row: number[] = []
    rows.push(row)
    for (let j = 0; j <= b.length; j++) {
      const changed = at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1])
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwapped ? at(i - 2, j - 2) + 1 : Infinity
      row.push(i + j === 0 ? 0 : Math.min(changed, at(i - 1, j) + 1, at(i, j - 1) + 1, swapped))
    }
  }
  return at(a.length, b.length)
}
