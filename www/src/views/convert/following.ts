/**
 * One document in two versions, either of which is edited: the other follows, and nothing that it alone holds is lost,
 * also where objects are added, taken out or moved. Pure: texts in, texts out; no page is known here.
 *
 * A complement is bound to its document. After an edit there is another document; so what is known of each object in the
 * other version is put into a scaffold that has the edited document's form. What converting that leaves behind is the
 * complement that the edited document needs.
 */
import { ChangeSet } from '@codemirror/state'
import { type ChangedRange, TreeFragment } from '@lezer/common'
import type { Conversion, ConvertOptions, Problem, Shape, Version } from 'order-contract/slim'
import type { Contract } from '../../app/view.js'
import { Attic } from './attic.js'
import { type Forms, Kept } from './kept.js'
import { differs, type Layout, layoutOf, moving } from './layout.js'
import { match } from './matching.js'
import { type Outline, outlineOf, type Reading, shifted, type Unit, unitOf } from './outline.js'
import { type Converted, type Form, restored } from './restoring.js'
import { bare, scaffold, withId, withPlace } from './scaffold.js'

/** What is asked of every conversion. */
export interface Ways {
  payoutUrl?: string | undefined
  entries?: string | undefined
  limits?: { bytes: number } | undefined
}

/** What is asked of one conversion alone. */
interface Once {
  fill?: ConvertOptions['fill']
  again?: boolean
}

interface Read {
  text: string
  outline: Outline
}

/** One side, as it was when the two last agreed. */
interface Side extends Read {
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

  /** Whether the side looked like this when the two last agreed. */
  agrees(version: Version, text: string): boolean {
    const { text: agreed, pending } = this.#side(version)
    return pending === undefined && agreed === text
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
    const other = { text: texts[to], outline: shifted(outline, made.edits) }
    this.#settle(from, to, { text: texts[from], outline }, other, [])
    return true
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
    const now = { version: from, text, units: outline.units, changes, read }
    const matched = match(before, now, this.#attic)
    const stays = fill === undefined && !again
    const forms = outline.units.map((unit, at) => this.#form(from, to, slice(text, unit), unit, matched[at], stays))
    const made = this.#withComplement(from, to, text, outline, forms, fill) ?? plain
    const { conversion, outline: other } = restored(made, shifted(outline, made.edits), forms)
    this.#settle(from, to, { text, outline }, { text: conversion.output, outline: other }, matched)
    return this.#told(from, to, text, conversion)
  }

  #told(from: Version, to: Version, text: string, conversion: Converted): Followed {
    Object.assign(this.#side(from), { text, pending: undefined })
    Object.assign(this.#side(to), { text: conversion.output, pending: undefined })
    return { ok: true, from, to, text: conversion.output, conversion }
  }

  /** Undefined where nothing is known that could be put back. */
  #withComplement(
    from: Version,
    to: Version,
    text: string,
    { entries }: Outline,
    forms: readonly Form[],
    fill: ConvertOptions['fill'],
  ): Converted | undefined {
    const held = scaffold(entries, this.layout, forms)
    const back = this.#convert(held, to, from, { entries: undefined })
    if (!back.ok || back.complement === null) return undefined
    const { complement } = back
    const whole = this.#convert(text, from, to, { fill, complement })
    if (whole.ok) return whole
    // What was edited on both sides so that the one cannot stand beside the other is told as a loss.
    const made = this.#convert(text, from, to, { fill, complement, onOrphan: 'drop' })
    return made.ok ? made : undefined
  }

  /** What an object that now has this text should look like in the other version, but for what was edited. */
  #form(from: Version, to: Version, now: string, unit: Unit, kept: Kept | undefined, stays: boolean): Form {
    if (kept === undefined) return { text: bare(unit.id), exact: false }
    const known = kept.forms[from] === now ? kept.forms[to] : kept.remembered(from, now)?.[to]
    if (known !== undefined && stays) return { text: known, exact: true }
    if (this.layout.query) return { text: kept.forms[to], exact: false }
    const form = withId(known ?? kept.forms[to], unit.id)
    return { text: unit.url === undefined ? form : this.#withPlace(form, to), exact: false }
  }

  #withPlace(form: string, to: Version): string {
    return moving(this.layout, to).reduce((form, name) => withPlace(form, name, this.#payoutUrl), form)
  }

  get #payoutUrl(): string {
    return this.ways.payoutUrl ?? '/url'
  }

  /** The two sides agree: what is known of each object is what they show. */
  #settle(from: Version, to: Version, edited: Read, other: Read, matched: readonly (Kept | undefined)[]): void {
    const kept = edited.outline.units.map((unit, at) => {
      const beside = other.outline.units[at] as Unit
      const forms = { [from]: slice(edited.text, unit), [to]: slice(other.text, beside) } as Forms
      const known = matched[at]
      known?.become(from, forms)
      return known ?? new Kept(forms)
    })
    const present = new Set(kept)
    const removed = this.#kept.filter((it) => !present.has(it))
    this.#attic.update(from, removed, present)
    this.#kept = kept
    this.#sides.set(from, { ...edited, pending: undefined })
    this.#sides.set(to, { ...other, pending: undefined })
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
    const side = this.#sides.get(version) ?? { text: '', outline: NOTHING, pending: undefined }
    this.#sides.set(version, side)
    return side
  }

  #convert(text: string, from: Version, to: Version, more: Partial<ConvertOptions> = {}): Conversion<string> {
    return this.#contract.convert(this.#shape, text, { ...this.ways, from, to, ...more })
  }
}

const slice = (text: string, { start, end }: Unit) => text.slice(start, end)

function rangesOf(changes: ChangeSet): ChangedRange[] {
  const ranges: ChangedRange[] = []
  changes.iterChangedRanges((fromA, toA, fromB, toB) => ranges.push({ fromA, toA, fromB, toB }))
  return ranges
}
