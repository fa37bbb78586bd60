/**
 * The steps that led to the two texts of a document, for as long as the page is open, so that a step that is undone
 * gives what was.
 */
import type { Complement, Version } from 'order-contract/slim'

export type Forms = { [version in Version]: string }

/** Both sides of a document where they agree. */
export interface Pair {
  forms: Forms
  /** The side that the other one becomes again with the complement. */
  into: Version
  complement: Complement | null
}

/** One side was edited, and the other followed: what came of it. */
interface Step {
  pair: Pair
  /** The side that was edited; none at the beginning. */
  edited: Version | undefined
  before: Step | undefined
  /** What came of the last step from here. */
  next: Step | undefined
}

/** How far back steps are known, in characters of their texts. */
const MOST = 4_000_000

export class History {
  #now: Step

  constructor(pair: Pair) {
    this.#now = { pair, edited: undefined, before: undefined, next: undefined }
  }

  get pair(): Pair {
    return this.#now.pair
  }

  /** How both stood when a side looked like this, if only that side has been edited since. */
  remembered(edited: Version, text: string): Pair | undefined {
    return this.#find(edited, (forms) => forms[edited] === text)?.pair
  }

  become(edited: Version, pair: Pair): void {
    if (equal(pair.forms, this.pair.forms)) return
    const known = this.#find(edited, (forms) => equal(pair.forms, forms))
    if (known !== undefined) {
      this.#now = known
      return
    }
    this.#now.next = { pair, edited, before: this.#now, next: undefined }
    this.#now = this.#now.next
    forget(this.#now)
  }

  #find(edited: Version, fits: (forms: Forms) => boolean): Step | undefined {
    const { next } = this.#now
    if (next?.edited === edited && fits(next.pair.forms)) return next
    let step: Step | undefined = this.#now
    while (step?.edited === edited) {
      step = step.before
      if (step !== undefined && fits(step.pair.forms)) return step
    }
    return undefined
  }
}

const equal = (a: Forms, b: Forms) => Object.entries(a).every(([version, text]) => b[version as Version] === text)

/** Steps too far back. */
function forget(last: Step): void {
  let size = 0
  for (let step: Step | undefined = last; step !== undefined; step = step.before) {
    for (const text of Object.values(step.pair.forms)) size += text.length
    if (size > MOST) step.before = undefined
  }
}
