/** Counts the losses and gaps of an archive. */
import { reasonOf } from '../convert/conversion.js'
import { sections } from '../generated/tables.js'
import type { Messages } from '../types/language.js'
import type { BatchTally } from './batch.js'

/** A loss or a gap, and how often it occurred. */
export interface Tally {
  /** The JSON Pointer, with `*` for positions in arrays. Just `*` for further pointers, after 1000 in the archive or in a batch. */
  pointer: string
  /** The section of the API documentation, such as `'2.6'`. */
  section: string
  /** A sentence that says why. */
  reason: string
  /** How often it occurred. */
  count: number
}

/** The maximum number of patterns that are counted separately. */
const MOST_PATTERNS = 1000
/** Stands for all further patterns: unknown names can make any number of them. */
const OTHERS = '*'

/** Adds up the tallies of batches, by cause and pattern. */
export class Tallies {
  readonly #messages: Messages | undefined
  readonly #tallies = new Map<string, { topic: 'losses' | 'gaps'; tally: Tally }>()

  constructor(messages?: Messages) {
    this.#messages = messages
  }

  add(tallies: readonly BatchTally[]): void {
    for (const { topic, note, count, pattern } of tallies) {
      const cause = `${topic} ${note.reason} ${note.change} ${note.field}`
      const isListed = this.#tallies.has(`${cause} ${pattern}`) || this.#tallies.size < MOST_PATTERNS
      const pointer = isListed ? pattern : OTHERS
      const known = this.#tallies.get(`${cause} ${pointer}`)
      if (known) known.tally.count += count
      else {
        const reason = reasonOf(note, '*', '*', this.#messages)
        const tally = { pointer, section: sections[note.section] as string, reason, count }
        this.#tallies.set(`${cause} ${pointer}`, { topic, tally })
      }
    }
  }

  /** Returns the losses or gaps, most frequent first. */
  list(topic: 'losses' | 'gaps'): Tally[] {
    const list = [...this.#tallies.values()].filter((one) => one.topic === topic).map(({ tally }) => tally)
    return list.sort((a, b) => b.count - a.count || (a.pointer < b.pointer ? -1 : 1))
  }
}
