/**
 * The earlier states of the two texts of a document, while the page is open: a step that is undone in one text brings
 * back the other one too.
 */
import type { Complement, Version } from 'order-contract/slim'
import type { Place } from './beside.js'

export type Forms = { [version in Version]: string }

/** The two texts of a document when one has followed the other. */
export interface Pair {
  forms: Forms
  /** The side that was edited, and the edits that led to the other one. */
  edited: Version
  places: readonly Place[]
  /** What only the edited side holds, and what only the other one does. */
  kept: Complement | null
  restored: Complement | null
}

/** The most characters of all texts together: older ones are dropped. */
const MOST = 4_000_000

export class PairHistory {
  #pairs: Pair[] = []
  #at = -1

  get pair(): Pair | undefined {
    return this.#pairs[this.#at]
  }

  /** Goes back, or one step forward, to the pair with this text, if only that side has been edited since. */
  recall(edited: Version, text: string): Pair | undefined {
    const fits = (at: number) => this.#pairs[at]?.forms[edited] === text
    const next = this.#at + 1
    let found = this.#at
    while (!fits(found) && this.#pairs[found]?.edited === edited) found -= 1
    if (!fits(found) && fits(next) && this.#pairs[next]?.edited === edited) found = next
    if (!fits(found)) return undefined
    this.#at = found
    return this.pair
  }

  add(pair: Pair): void {
    if (this.pair !== undefined && equal(this.pair.forms, pair.forms)) return
    this.#pairs = [...this.#pairs.slice(0, this.#at + 1), pair]
    const sizes = this.#pairs.map(({ forms }) => Object.values(forms).join('').length)
    for (let size = sizes.reduce((a, b) => a + b); size > MOST && this.#pairs.length > 1; ) {
      size -= sizes.shift() ?? 0
      this.#pairs.shift()
    }
    this.#at = this.#pairs.length - 1
  }
}

const equal = (a: Forms, b: Forms) => Object.entries(a).every(([version, text]) => b[version as Version] === text)
