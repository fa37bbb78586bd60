/** What a whole archive comes to. */

import { reasonOf, type Shortfall } from '../conversion.js'
import { sections } from '../generated/words.js'
import type { Messages } from '../message.js'
import type { BatchTally } from './core_batch.js'

/** A loss or a gap, and how often it occurred. */
export interface Tally {
  /** The pattern of its pointers, such as `/items/0/payout/status` with `*` for positions; `*` where there are too many patterns. */
  pointer: string
  /** The section of the API documentation. */
  section: string
  /** Why, in a sentence. */
  reason: string
  /** How often. */
  count: number
}

/** How many patterns are told apart. */
const MOST_PATTERNS = 1000
/** A name that every document has otherwise makes patterns without end. */
const OTHERS = '*'

/** Adds up the tallies of batches. */
export class Tallies {
  readonly #messages: Messages | undefined
  readonly #all = new Map<string, Tally & { topic: 'losses' | 'gaps' }>()

  constructor(messages?: Messages) {
    this.#messages = messages
  }

  add(tallies: readonly BatchTally[]): void {
    for (const tally of tallies) this.#add(tally)
  }

  #add({ topic, note, count, pattern }: BatchTally): void {
    const cause = `${note.reason} ${note.change} ${note.field} `
    const isKnown = this.#all.has(cause + pattern) || this.#all.size < MOST_PATTERNS
    const pointer = isKnown ? pattern : OTHERS
    const known = this.#all.get(cause + pointer)
    if (known) known.count += count
    else {
      const section = sections[note.section] as string
      const reason = reasonOf(note, '*', '*', this.#messages, this.#messages?.conversions)
      this.#all.set(cause + pointer, { topic, pointer, section, reason, count })
    }
  }

  /** Counts a loss or a gap of a single conversion. */
  addShortfall(topic: 'losses' | 'gaps', { path, section, reason }: Shortfall): void {
    const pointer = path.map((segment) => `/${typeof segment === 'number' ? '*' : escaped(segment)}`).join('')
    const known = this.#all.get(reason + pointer)
    if (known) known.count++
    else this.#all.set(reason + pointer, { topic, pointer, section, reason, count: 1 })
  }

  /** The most common first. */
  list(topic: 'losses' | 'gaps'): Tally[] {
    const all = [...this.#all.values()].filter((tally) => tally.topic === topic)
    const list = all.map(({ topic: _, ...tally }): Tally => tally)
    return list.sort((a, b) => b.count - a.count || (a.pointer < b.pointer ? -1 : 1))
  }
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
