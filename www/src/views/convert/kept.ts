/**
 * What is known of an object in both versions, for as long as the page is open: its two texts, and the steps that led to
 * them, so that a step that is undone gives what was. An object that was taken out is still known, and comes back whole.
 */
import type { Version } from 'order-contract/slim'

export type Forms = { [version in Version]: string }

/** One side was edited, and the other followed: what came of it. */
interface Step {
  forms: Forms
  /** The side that was edited; none at the beginning. */
  edited: Version | undefined
  before: Step | undefined
  /** What came of the last step from here. */
  next: Step | undefined
}

/** How far back steps are known, in characters of their texts. */
const MOST = 200_000

export class Kept {
  #now: Step

  constructor(forms: Forms) {
    this.#now = { forms: copied(forms), edited: undefined, before: undefined, next: undefined }
  }

  get forms(): Forms {
    return this.#now.forms
  }

  /** Another object that looks the same, without a past. */
  copy(): Kept {
    return new Kept(this.forms)
  }

  /** What it was when the side looked like this, if only that side has been edited since. */
  remembered(edited: Version, text: string): Forms | undefined {
    return this.#find(edited, (forms) => forms[edited] === text)?.forms
  }

  become(edited: Version, forms: Forms): void {
    if (equal(forms, this.forms)) return
    const known = this.#find(edited, (other) => equal(forms, other))
    if (known !== undefined) {
      this.#now = known
      return
    }
    this.#now.next = { forms: copied(forms), edited, before: this.#now, next: undefined }
    this.#now = this.#now.next
    forget(this.#now)
  }

  #find(edited: Version, fits: (forms: Forms) => boolean): Step | undefined {
    const { next } = this.#now
    if (next?.edited === edited && fits(next.forms)) return next
    let step: Step | undefined = this.#now
    while (step?.edited === edited) {
      step = step.before
      if (step !== undefined && fits(step.forms)) return step
    }
    return undefined
  }
}

const equal = (a: Forms, b: Forms) => Object.entries(a).every(([version, text]) => b[version as Version] === text)

/** Steps too far back. */
function forget(last: Step): void {
  let size = 0
  for (let step: Step | undefined = last; step !== undefined; step = step.before) {
    for (const text of Object.values(step.forms)) size += text.length
    if (size > MOST) step.before = undefined
  }
}

/** A slice of a long text keeps all of it in memory: a copy does not. */
function copied(forms: Forms): Forms {
  const copies = Object.entries(forms).map(([version, text]) => [version, ` ${text}`.slice(1)])
  return Object.fromEntries(copies)
}
