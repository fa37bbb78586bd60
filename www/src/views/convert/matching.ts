/** Which object of a text is which of the text before, or one of those that were taken out earlier. */
import type { ChangeDesc } from '@codemirror/state'
import { MapMode } from '@codemirror/state'
import type { Version } from 'order-contract/slim'
import type { Attic } from './attic.js'
import type { Kept } from './kept.js'
import type { Unit } from './outline.js'

/** The text before, whose objects are known. */
export interface Before {
  units: readonly Unit[]
  kept: readonly Kept[]
}

/** The text now. */
export interface Now {
  version: Version
  text: string
  /** It is one unit as a whole, without a first character to know it by. */
  query: boolean
  units: readonly Unit[]
  /** From the text before to this one. */
  changes: ChangeDesc
  /** Reads an object that stands alone. */
  read(object: string): Unit
}

/** For each unit of the text now what is known of it; undefined for new ones. */
export function match(before: Before, now: Now, attic: Attic): (Kept | undefined)[] {
  return new Matching(before, now).run(attic)
}

/** By what two objects are taken for one. */
type Key = (text: string, unit: Unit) => string | undefined

interface Candidate {
  kept: Kept
  unit: Unit
  text: string
}

class Matching {
  readonly #now: Now
  readonly #found: (Kept | undefined)[]
  readonly #taken = new Set<Kept>()
  readonly #live: Candidate[]
  /** By where each stands now. */
  readonly #stayed = new Map<number, Candidate>()

  constructor(before: Before, now: Now) {
    this.#now = now
    this.#found = now.units.map(() => undefined)
    this.#live = before.units.map((unit, at) => {
      const kept = before.kept[at] as Kept
      return { kept, unit, text: kept.forms[now.version] }
    })
    for (const candidate of this.#live) {
      const at = now.query ? placeOfQuery(now.changes) : now.changes.mapPos(candidate.unit.start, 1, MapMode.TrackAfter)
      if (at !== null) this.#stayed.set(at, candidate)
    }
  }

  run(attic: Attic): (Kept | undefined)[] {
    this.#stay((_, text, before) => text === before.text)
    this.#stay((unit, _, before) => unit.id !== undefined && unit.id === before.unit.id)
    for (const key of [same, sameValue, sameId, sameUrl]) this.#claim(this.#live, key)
    this.#stay(() => true)
    if (this.#found.every((found) => found !== undefined)) return this.#found
    const removed = attic.removedFrom(this.#now.version).map((kept) => this.#alone(kept))
    for (const key of [same, sameValue]) this.#claim(removed, key)
    // Something like it, not itself: that may still return.
    const alike = removed.map((candidate) => ({ ...candidate, kept: candidate.kept.copy() }))
    for (const key of [sameId, sameUrl]) this.#claim(alike, key)
    return this.#found
  }

  #alone(kept: Kept): Candidate {
    const text = kept.forms[this.#now.version]
    return { kept, text, unit: this.#now.read(text) }
  }

  /** Objects whose first character is still there. */
  #stay(agrees: (unit: Unit, text: string, before: Candidate) => boolean): void {
    this.#now.units.forEach((unit, at) => {
      const before = this.#stayed.get(unit.start)
      if (before === undefined || !this.#isFree(at, before)) return
      if (agrees(unit, this.#text(unit), before)) this.#take(at, before)
    })
  }

  /** Objects that have something in common, in the order in which they stand. */
  #claim(candidates: readonly Candidate[], key: Key): void {
    const free = candidates.filter(({ kept }) => !this.#taken.has(kept))
    if (free.length === 0) return
    const byKey = grouped(free, key)
    this.#now.units.forEach((unit, at) => {
      if (this.#found[at] !== undefined) return
      const wanted = key(this.#text(unit), unit)
      const candidate = wanted === undefined ? undefined : byKey.get(wanted)?.shift()
      if (candidate !== undefined) this.#take(at, candidate)
    })
  }

  #isFree(at: number, { kept }: Candidate): boolean {
    return this.#found[at] === undefined && !this.#taken.has(kept)
  }

  #take(at: number, { kept }: Candidate): void {
    this.#found[at] = kept
    this.#taken.add(kept)
  }

  #text({ start, end }: Unit): string {
    return this.#now.text.slice(start, end)
  }
}

/** A query that was written over is another one. */
function placeOfQuery(changes: ChangeDesc): number | null {
  let kept = changes.length === 0 || changes.newLength === 0
  changes.iterGaps((_from, _to, length) => {
    kept ||= length > 0
  })
  return kept ? 0 : null
}

function grouped(candidates: readonly Candidate[], key: Key): Map<string, Candidate[]> {
  const groups = new Map<string, Candidate[]>()
  for (const candidate of candidates) {
    const name = key(candidate.text, candidate.unit)
    if (name === undefined) continue
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [candidate])
    else group.push(candidate)
  }
  return groups
}

const same: Key = (text) => text

const sameValue: Key = (text) => {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    // A query, or what was no object.
    return undefined
  }
}

const sameId: Key = (_, { id }) => id

const sameUrl: Key = (_, { url }) => url
