/**
 * The losses or gaps of a call and its answer, as the value of a header that may be shown to anyone.
 */
import type { Shortfall } from '../conversion.js'
import { publicPointer } from '../public_pointer.js'

/** How many are listed, so that a header has about 1,000 characters. The others are only counted. */
export const MOST_LISTED = 16

/** Lists the first losses, or gaps, and counts the others. */
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
