/** Counts the losses and gaps of an archive. */
import { reasonOf } from '../conversion.js'
import type { NoteRecord } from '../generated/layout.js'
import { sections } from '../generated/words.js'
import type { Messages } from '../language.js'
import type { BatchTally } from './core_batch.js'

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

type TopicTally = Tally & { topic: 'losses' | 'gaps' }

/** Adds up the tallies of batches. */
export class Tallies {
  readonly #messages: Messages | undefined
  readonly #all = new Map<string, TopicTally>()

  constructor(messages?: Messages) {
    this.#messages = messages
  }

  add(tallies: readonly BatchTally[]): void {
    for (const { topic, note, count, pattern } of tallies) {
      const cause = `${note.reason} ${note.change} ${note.field} `
      const known = this.#all.get(cause + pattern)
      const pointer = known === undefined && this.#all.size >= MOST_PATTERNS ? OTHERS : pattern
      const tally = known ?? this.#all.get(cause + pointer) ?? this.#begin(topic, note, cause, pointer)
      tally.count += count
    }
  }

  #begin(topic: 'losses' | 'gaps', note: NoteRecord, cause: string, pointer: string): TopicTally {
    const section = sections[note.section] as string
    const reason = reasonOf(note, '*', '*', this.#messages, this.#messages?.conversions)
    const tally = { topic, pointer, section, reason, count: 0 }
    this.#all.set(cause + pointer, tally)
    return tally
  }

  /** Returns the losses or gaps, most frequent first. */
  list(topic: 'losses' | 'gaps'): Tally[] {
    const all = [...this.#all.values()].filter((tally) => tally.topic === topic)
    const list = all.map(({ topic: _, ...tally }): Tally => tally)
    return list.sort((a, b) => b.count - a.count || (a.pointer < b.pointer ? -1 : 1))
  }
}
