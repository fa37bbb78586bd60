/** Undo and redo for a field. Steps stay valid when the page itself changes the text in between. */
import { inverted, type Splice, stretchAfter } from './splice.js'

/** In milliseconds: typing without a longer pause is one step. */
const PAUSE = 500
const MOST = 1000

/** Each step is the change that undoes, or redoes, it. */
export class UndoHistory {
  #done: Splice[] = []
  #undone: Splice[] = []
  /** When the last step can no longer be added to. */
  #closes = 0

  /** `before` is the text that is changed; `alone` makes it a step of its own. */
  add(change: Splice, before: string, alone = false): void {
    const now = performance.now()
    const last = alone || now > this.#closes ? undefined : this.#done.pop()
    this.#done = [...this.#done, last ? joined(last, change, before) : inverted(change, before)].slice(-MOST)
    this.#closes = alone ? 0 : now + PAUSE
    this.#undone = []
  }

  undo(text: string): Splice | undefined {
    return this.#move(this.#done, this.#undone, text)
  }

  redo(text: string): Splice | undefined {
    return this.#move(this.#undone, this.#done, text)
  }

  /**
   * Moves the steps after the page has changed the text: undoing keeps what the page inserted. Forgets a step whose
   * whole stretch the page has replaced, and the older ones: its text would come back beside that of the page.
   */
  rebase(change: Splice): void {
    for (const steps of [this.#done, this.#undone]) {
      let by = change
      for (const [at, step] of [...steps.entries()].reverse()) {
        if (isReplaced(step, by)) {
          steps.splice(0, at + 1)
          break
        }
        steps[at] = stretchAfter(step, by)
        by = stretchAfter(by, step)
      }
    }
  }

  #move(from: Splice[], to: Splice[], text: string): Splice | undefined {
    const step = from.pop()
    if (step !== undefined) to.push(inverted(step, text))
    this.#closes = 0
    return step
  }
}

function isReplaced({ from, to, insert }: Splice, by: Splice): boolean {
  return insert !== '' && from < to && by.from <= from && to <= by.to
}

/** Joins the step `back` with a change that follows it. */
function joined(back: Splice, { from, to, insert }: Splice, before: string): Splice {
  const [start, end] = [Math.min(back.from, from), Math.max(back.to, to)]
  return {
    from: start,
    to: end - to + from + insert.length,
    insert: before.slice(start, back.from) + back.insert + before.slice(back.to, end),
  }
}
