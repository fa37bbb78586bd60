/**
 * One document in two versions, either of which is edited: the other follows, and nothing that it alone holds is lost,
 * also where objects are added, taken out or moved. Pure: texts in, texts out; no page is known here. How the other side
 * comes about is said by beside.ts and rebuilding.ts, what belongs together by matching.ts.
 */
import { ChangeSet, Text } from '@codemirror/state'
import { type ChangedRange, TreeFragment } from '@lezer/common'
import type { Conversion, ConvertOptions, Problem, Shape, Version } from 'order-contract/slim'
import type { Contract } from '../../app/view.js'
import { Attic } from './attic.js'
import { besideEdit } from './beside.js'
import { type Forms, Kept } from './kept.js'
import { differs, type Layout, layoutOf } from './layout.js'
import { match } from './matching.js'
import { type Outline, outlineOf, type Reading, shifted, type Unit, unitOf } from './outline.js'
import { rebuilt } from './rebuilding.js'
import type { Converted, Made, Task } from './task.js'

/** What is asked of every conversion. */
export interface Ways {
  payoutUrl?: string | undefined
  entries?: string | undefined
  limits?: { bytes: number } | undefined
}

/** What is asked of one conversion alone. */
export interface Once {
  fill?: ConvertOptions['fill']
  again?: boolean
}

/** One side, as it was when the two last agreed. */
interface Side {
  text: string
  outline: Outline
  /** To the text of the other; not known where an object was put back. */
  across: ChangeSet | undefined
  /** What was edited since. */
  pending: ChangeSet | undefined
}

const NOTHING: Outline = { entries: [], units: [], known: [] }

/** What became of an edit. Where it is not `ok` the other side stays, and the edit waits for the next. */
export type Followed =
  | { ok: true; from: Version; to: Version; text: string; conversion: Converted }
  | { ok: false; from: Version; to: Version; problems: Problem[] }

export class Following {
  readonly layout: Layout
  readonly #contract: Pick<Contract, 'convert' | 'describe'>
  readonly #shape: Shape
  readonly #sides = new Map<Version, Side>()
  /** What is known of each object, in the order in which they stand. */
  #kept: readonly Kept[] = []
  readonly #attic = new Attic()
  ways: Ways

  constructor(contract: Pick<Contract, 'convert' | 'describe'>, shape: Shape, ways: Ways = {}) {
    this.#contract = contract
    this.#shape = shape
    this.ways = ways
    this.layout = layoutOf(contract, shape)
  }

  /** Whether the side looks like this, with what was edited since the two last agreed. */
  holds(version: Version, text: string): boolean {
    const { text: agreed, pending } = this.#side(version)
    return (pending?.apply(docOf(agreed)).toString() ?? agreed) === text
  }

  /** Whether a side was edited since the two last agreed. */
  awaits(version: Version): boolean {
    return this.#side(version).pending !== undefined
  }

  /** A side, as it was when the two last agreed. */
  agreed(version: Version): string {
    return this.#side(version).text
  }

  /** Whether the other side holds nothing of its own. */
  isPlain(from: Version, to: Version, text: string): boolean {
    const plain = this.#convert(text, from, to)
    return plain.ok && plain.output === this.#side(to).text
  }

  /** Both sides as they were left: taken over where the one follows from the other, which is told. */
  restore(from: Version, to: Version, texts: Forms): boolean {
    const plain = this.#convert(texts[from], from, to)
    const back = this.#convert(texts[to], to, from)
    if (!plain.ok || !back.ok) return false
    const made = this.#convert(texts[from], from, to, { complement: back.complement })
    if (!made.ok || made.output !== texts[to]) return false
    const outline = this.#outline(from, texts[from])
    const task = this.#task(from, to, texts[from], outline, [])
    this.#settle(task, { conversion: made, outline: shifted(outline, made.edits) })
    return true
  }

  /** Another document altogether comes: what stands here is not what it was, but may return. */
  setAside(version: Version): void {
    this.#keep(version, [])
    for (const side of this.#sides.values()) Object.assign(side, { outline: NOTHING, across: undefined })
  }

  /** A side was edited: `changes` lead from the text that it had before. It is to be followed, now or soon. */
  edited(version: Version, changes: ChangeSet): void {
    const side = this.#side(version)
    side.pending = side.pending === undefined ? changes : side.pending.compose(changes)
  }

  /** Has the other side follow: `again` where the ways have changed; `fill` is for gaps of this one conversion. */
  follow(from: Version, to: Version, text: string, { fill, again = false }: Once = {}): Followed {
    const plain = this.#convert(text, from, to, { fill })
    if (!plain.ok) return { ok: false, from, to, problems: plain.problems }
    if (!differs(this.layout)) return this.#told(from, to, text, plain)
    const side = this.#side(from)
    const changes = side.pending ?? ChangeSet.empty(side.text.length)
    const outline = this.#outline(from, text, changes)
    const before = { units: side.outline.units, kept: this.#kept }
    const read = (object: string) => unitOf(object, this.#reading(from))
    const now = { version: from, text, query: this.layout.query, units: outline.units, changes, read }
    const task = this.#task(from, to, text, outline, match(before, now, this.#attic))
    const stays = fill === undefined && !again
    const both = { kept: this.#kept, other: this.#side(to).text, across: side.across }
    const made = (stays && besideEdit(task, changes, both)) || rebuilt(task, plain, { fill, stays })
    this.#settle(task, made)
    return this.#told(from, to, text, made.conversion)
  }

  #task(from: Version, to: Version, text: string, outline: Outline, matched: Task['matched']): Task {
    const { layout } = this
    const payoutUrl = this.#payoutUrl
    const convert: Task['convert'] = (...asked) => this.#convert(...asked)
    return { from, to, layout, payoutUrl, text, outline, matched, convert }
  }

  #told(from: Version, to: Version, text: string, conversion: Converted): Followed {
    Object.assign(this.#side(from), { text, pending: undefined })
    Object.assign(this.#side(to), { text: conversion.output, pending: undefined })
    return { ok: true, from, to, text: conversion.output, conversion }
  }

  get #payoutUrl(): string {
    return this.ways.payoutUrl ?? '/url'
  }

  /** The two sides agree: what is known of each object is what they show. */
  #settle({ from, to, text, outline, matched }: Task, { conversion, outline: other }: Made): void {
    const kept = outline.units.map((unit, at) => {
      const beside = other.units[at] as Unit
      const forms = { [from]: slice(text, unit), [to]: slice(conversion.output, beside) } as Forms
      const known = matched[at]
      known?.become(from, forms)
      return known ?? new Kept(forms)
    })
    this.#keep(from, kept)
    const doc = docOf(text)
    const across = acrossOf(doc, conversion)
    const back = across?.invert(doc)
    this.#sides.set(from, { text, outline, across, pending: undefined })
    this.#sides.set(to, { text: conversion.output, outline: other, across: back, pending: undefined })
  }

  #keep(from: Version, kept: readonly Kept[]): void {
    const present = new Set(kept)
    const removed = this.#kept.filter((it) => !present.has(it))
    this.#attic.update(from, removed, present)
    this.#kept = kept
  }

  #outline(version: Version, text: string, changes?: ChangeSet): Outline {
    const { outline } = this.#side(version)
    const known = changes === undefined ? [] : TreeFragment.applyChanges(outline.known, rangesOf(changes))
    return outlineOf(text, this.#reading(version), known)
  }

  #reading(version: Version): Reading {
    return { layout: this.layout, version, entries: this.ways.entries, payoutUrl: this.#payoutUrl }
  }

  #side(version: Version): Side {
    const side = this.#sides.get(version) ?? { text: '', outline: NOTHING, across: undefined, pending: undefined }
    this.#sides.set(version, side)
    return side
  }

  #convert(text: string, from: Version, to: Version, more: Partial<ConvertOptions> = {}): Conversion<string> {
    return this.#contract.convert(this.#shape, text, { ...this.ways, from, to, ...more })
  }
}

/** The edits of a conversion as changes, where they are all that was done. */
function acrossOf(doc: Text, { edits, output }: Converted): ChangeSet | undefined {
  const specs = edits.map(({ start, end, text: insert }) => ({ from: start, to: end, insert }))
  const across = ChangeSet.of(specs, doc.length, '\n')
  return across.apply(doc).toString() === output ? across : undefined
}

const docOf = (text: string) => Text.of(text.split('\n'))

const slice = (text: string, { start, end }: Unit) => text.slice(start, end)

function rangesOf(changes: ChangeSet): ChangedRange[] {
  const ranges: ChangedRange[] = []
  changes.iterChangedRanges((fromA, toA, fromB, toB) => ranges.push({ fromA, toA, fromB, toB }))
  return ranges
}
