/**
 * The headers of a call and its answer that conversion changes or adds.
 */
import type { Shortfall } from '../conversion.js'
import { publicPointer } from '../loggable.js'
import { membersOf } from './header_values.js'

/** The headers that `translateCall` adds. */
export const LOSSES = 'order-contract-losses'
export const GAPS = 'order-contract-gaps'
export const UNCONVERTED = 'order-contract-unconverted'

/** Headers that ask for a part of a document, which can't be converted. */
export const OF_RANGES = ['range', 'if-range']
/** Headers about the bytes of a body, which conversion changes. Runtimes set the length of the new one. */
export const OF_BYTES = [
  'accept-ranges',
  'content-digest',
  'content-encoding',
  'content-length',
  'content-md5',
  'content-range',
  'digest',
  'etag',
  'repr-digest',
]

export function forget(headers: Headers, names: readonly string[]): void {
  for (const name of names) headers.delete(name)
}

/** Adds a name to `vary`. */
export function addToVary(headers: Headers, name: string): void {
  const names = membersOf(headers.get('vary')).map((member) => member.toLowerCase())
  if (!names.includes('*') && !names.includes(name)) headers.append('vary', name)
}

/** How many losses or gaps are listed, so that a header has about 1,000 characters. The others are only counted. */
export const MOST_LISTED = 16

/** The losses or gaps of a call and its answer, as the value of a header that may be shown to anyone. */
export class Shortfalls {
  /** Hidden names look alike, so one member stands for all of them. */
  readonly #members = new Set<string>()
  #more = 0

  /** Adds losses or gaps below a pointer, and the number of further ones. */
  add(below: string, shortfalls: readonly Shortfall[], more = 0): void {
    this.#more += more
    for (const { path, section } of shortfalls)
      this.#members.add(`"${below}${publicPointer(path)}";section="${section}"`)
  }

  /**
   * Returns a structured list (RFC 9651) of pointers with sections, such as
   * `"/response/items/0/payout/*";section="2.6"`, or undefined for none. If it is cut short, the last member is
   * `more;count=12`. Neither pointers nor sections need escaping.
   */
  header(): string | undefined {
    const members = [...this.#members]
    const listed = members.slice(0, MOST_LISTED)
    const more = this.#more + members.length - listed.length
    if (more > 0) listed.push(`more;count=${more}`)
    return listed.join(', ') || undefined
  }
}
