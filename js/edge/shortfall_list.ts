/**
 * Losses or gaps of an exchange, call and answer together, as anybody may see them: with public pointers, each
 * once, and never more than a few, however many a document has.
 */
import type { Shortfall } from '../conversion.js'
import { publicPointer } from './public_pointer.js'

/** Something that could not be carried over, or that is missing on the other side. */
export interface GatewayShortfall {
  /** Its JSON Pointer from `/query`, `/body` or `/response`. Names that are not documented read as `*`. */
  pointer: string
  /** The section of the API documentation. */
  section: string
  /** Why, in a sentence. */
  reason: string
}

/** The most that are listed; `convertInSummary` finds no more. */
export const MOST = 100
/** What a header holds at most, in characters. */
const LONGEST = 1024
/** Room for the member that counts what is left out. */
const RESERVED = ', more;count=999999999'.length

/** Collects losses, or gaps: the first hundred. The others are counted. */
export class ShortfallList {
  readonly #listed = new Map<string, GatewayShortfall>()
  #more = 0

  /** Adds what begins at a pointer, and how much there is beyond it. */
  add(prefix: string, shortfalls: readonly Shortfall[], more = 0): void {
    this.#more += more
    for (let at = 0; at < shortfalls.length; at++) {
      if (this.#listed.size === MOST) {
        this.#more += shortfalls.length - at
        return
      }
      const { path, section, reason } = shortfalls[at] as Shortfall
      const pointer = prefix + publicPointer(path)
      // Unknown names look alike: once is enough.
      this.#listed.set(`"${pointer}";section="${section}"`, { pointer, section, reason })
    }
  }

  get isEmpty(): boolean {
    return this.#listed.size === 0
  }

  /** There are more than are listed. */
  get truncated(): boolean {
    return this.#more > 0
  }

  /** For whoever runs the gateway. */
  list(): GatewayShortfall[] {
    return [...this.#listed.values()]
  }

  /**
   * A list (RFC 9651) of places, each with its section, such as `"/response/items/0/payout/*";section="2.6"`.
   * It can end early: its last member is then `more;count=12`. Neither pointers nor sections need escaping.
   */
  header(): string {
    const members = [...this.#listed.keys()]
    const all = members.join(', ')
    if (all.length <= LONGEST && !this.truncated) return all
    const kept = members.slice(0, fitting(members))
    return [...kept, `more;count=${members.length - kept.length + this.#more}`].join(', ')
  }
}

/** How many members there is room for. */
function fitting(members: readonly string[]): number {
  let length = 0
  const end = members.findIndex((member) => {
    length += member.length + ', '.length
    return length > LONGEST - RESERVED
  })
  return end < 0 ? members.length : end
}
