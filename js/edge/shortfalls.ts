/**
 * The losses or gaps of a call and its answer, as the value of a header that may be shown to anybody.
 */
import type { Shortfall } from '../conversion.js'
import { publicPointer } from '../public_pointer.js'

/** How many of each part are listed. The others are only counted. */
export const MOST_LISTED = 100
/** The maximum length of a header's value, in characters. */
const LONGEST = 1024
/** Space for the last member, which counts the others. */
const RESERVED = ', more;count=999999999'.length

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
    const all = members.join(', ')
    if (all.length <= LONGEST && this.#more === 0) return all || undefined
    const kept = members.slice(0, fitting(members))
    return [...kept, `more;count=${members.length - kept.length + this.#more}`].join(', ')
  }
}

/** Returns how many members fit into the header. */
function fitting(members: readonly string[]): number {
  let length = 0
  const end = members.findIndex((member) => {
    length += member.length + ', '.length
    return length > LONGEST - RESERVED
  })
  return end < 0 ? members.length : end
}
