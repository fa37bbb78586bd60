/** Counts the losses and gaps of an archive. */
import { reasonOf } from '../conversion.js'
import type { NoteRecord } from '../generated/layout.js'
import { sections } from '../generated/tables.js'
import type { Messages } from '../language.js'
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

/** What losses or gaps have in common, and the patterns at which they occurred, with counts. */
interface Cause {
  topic: 'losses' | 'gaps'
  section: string
  reason: string
  counts: Map<string, number>
}

export class Tallies {
  readonly #messages: Messages | undefined
  readonly #causes = new Map<string, Cause>()
  #patterns = 0

  constructor(messages?: Messages) {
    this.#messages = messages
  }

  add(tallies: readonly BatchTally[]): void {
    for (const { topic, note, count, pattern } of tallies) {
      const { counts } = this.#cause(topic, note)
      const pointer = counts.has(pattern) || this.#patterns < MOST_PATTERNS ? pattern : OTHERS
      const before = counts.get(pointer)
      if (before === undefined) this.#patterns += 1
      counts.set(pointer, (before ?? 0) + count)
    }
  }

  #cause(topic: 'losses' | 'gaps', note: NoteRecord): Cause {
    const name = `${note.reason} ${note.change} ${note.field}`
    const known = this.#causes.get(name)
    if (known !== undefined) return known
    const section = sections[note.section] as string
    const reason = reasonOf(note, '*', '*', this.#messages)
    const cause = { topic, section, reason, counts: new Map() }
    this.#causes.set(name, cause)
    return cause
  }

  /** Returns the losses or gaps, most frequent first. */
  list(topic: 'losses' | 'gaps'): Tally[] {
    const causes = [...this.#causes.values()].filter((cause) => cause.topic === topic)
    const list = causes.flatMap(({ section, reason, counts }) =>
      Array.from(counts, ([pointer, count]): Tally => ({ pointer, section, reason, count })),
    )
    return list.sort((a, b) => b.count - a.count || (a.pointer < b.pointer ? -1 : 1))
  }
}
