/** Counts the losses and gaps of an archive. */
import { reasonOf, type Shortfall } from '../convert/conversion.js'
import { sections } from '../generated/tables.js'
import type { Messages } from '../types/language.js'
import type { BatchTally } from './batch.js'

/** A loss or a gap, and how often it occurred. */
export interface Tally extends Pick<Shortfall, 'section' | 'reason'> {
  /** The JSON Pointer, with `*` for positions in arrays and for names that the API documentation does not list. */
  pointer: string
  /** How often it occurred. */
  count: number
}

/** Adds up the tallies of batches, by cause and pointer. */
export class Tallies {
  readonly #tallies = { losses: new Map<string, Tally>(), gaps: new Map<string, Tally>() }

  constructor(private readonly messages?: Messages) {}

  add(tallies: readonly BatchTally[]): void {
    for (const { topic, note, count, pointer } of tallies) {
      const key = `${note.reason} ${note.change} ${note.field} ${pointer}`
      const known = this.#tallies[topic].get(key)
      if (known) known.count += count
      else {
        const reason = reasonOf(note, '*', '*', this.messages)
        this.#tallies[topic].set(key, { pointer, section: sections[note.section] as string, reason, count })
      }
    }
  }

  /** Returns the losses or gaps, most frequent first. */
  list(topic: 'losses' | 'gaps'): Tally[] {
    const inOrder = (a: Tally, b: Tally) => (`${a.pointer} ${a.reason}` < `${b.pointer} ${b.reason}` ? -1 : 1)
    return [...this.#tallies[topic].values()].sort((a, b) => b.count - a.count || inOrder(a, b))
  }
}
