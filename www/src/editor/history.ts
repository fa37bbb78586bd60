/** What can be undone and done again in a field: also when the text has been changed elsewhere by the page meanwhile. */
import type { ChangeDesc, ChangeSet } from '@codemirror/state'
import { inverted } from './splices.js'

/** A text and what goes with it. */
interface State {
  text: string
  attached: unknown
}

/** What leads back. */
interface Step {
  changes: ChangeSet
  attached: unknown
}

/** In milliseconds: what is typed without a longer pause is one step. */
const PAUSE = 500
const MOST = 1000

export class History {
  #done: Step[] = []
  #undone: Step[] = []
  /** When the last step can no longer be added to. */
  #closes = 0

  add(changes: ChangeSet, before: State, alone = false): void {
    const back = { changes: inverted(changes, before.text), attached: before.attached }
    const last = this.#done.at(-1)
    const now = performance.now()
    if (last === undefined || alone || now > this.#closes) this.#done = [...this.#done, back].slice(-MOST)
    else last.changes = back.changes.compose(last.changes)
    this.#closes = alone ? 0 : now + PAUSE
    this.#undone = []
  }

  undo(now: State): Step | undefined {
    return this.#move(this.#done, this.#undone, now)
  }

  redo(now: State): Step | undefined {
    return this.#move(this.#undone, this.#done, now)
  }

  /** The page has changed the text: what it put in is not taken back. */
  rebase(changes: ChangeDesc): void {
    for (const steps of [this.#done, this.#undone]) {
      let by = changes
      for (const step of steps.toReversed()) {
        const { changes } = step
        step.changes = changes.map(by)
        by = by.mapDesc(changes, true)
      }
    }
  }

  #move(from: Step[], to: Step[], { text, attached }: State): Step | undefined {
    const step = from.pop()
    if (step === undefined) return undefined
    to.push({ changes: inverted(step.changes, text), attached })
    this.#closes = 0
    return step
  }
}
