/**
 * One document in two versions, either of which is edited: the other follows by a conversion, and what it alone holds
 * stays with it. Pure: texts in, texts out; no page is known here.
 *
 * A text can stand on the other side where it, converted back, is the very text that was edited, and that text with
 * the complement of the way back gives it again. So it is `convert` that judges; tried in turn are: what stood there
 * before a step that is undone (history.ts), what stands there with only the edit converted anew (beside.ts), and
 * what the other side's complement brings back.
 *
 * A complement knows an object by its `id`, or by its position while none is added or removed. Where neither helps nor
 * the edit can be made beside it, what only the other side holds of an object is listed as a loss.
 */
import { ChangeSet, Text } from '@codemirror/state'
import type { Complement, Conversion, ConvertOptions, Problem, Shape, Version } from 'order-contract/slim'
import type { Contract } from '../../app/view.js'
import { difference } from '../../editor/difference.js'
import { beside, inverse, type Place, placesOf } from './beside.js'
import { type Forms, History, type Pair } from './history.js'
import { differs, type Layout, layoutOf } from './layout.js'

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

type Converted = Extract<Conversion<string>, { ok: true }>

/** What became of an edit. Where it is not `ok` the other side stays, and the edit waits for the next. */
export type Followed =
  | { ok: true; from: Version; to: Version; text: string; conversion: Converted }
  | { ok: false; from: Version; to: Version; problems: Problem[] }

/** An edit that the other side is to follow. */
interface Task {
  from: Version
  to: Version
  text: string
  /** What follows if the other side holds nothing of its own. */
  plain: Converted
}

export class Following {
  readonly layout: Layout
  readonly #contract: Pick<Contract, 'convert' | 'describe'>
  readonly #shape: Shape
  /** How both sides stood whenever they agreed. */
  #history: History | undefined
  /** How the two differ, seen from one of them; not known where another document has come. */
  #across: { from: Version; places: readonly Place[] } | undefined
  /** What was edited since they agreed. */
  readonly #pending = new Map<Version, ChangeSet>()
  ways: Ways

  constructor(contract: Pick<Contract, 'convert' | 'describe'>, shape: Shape, ways: Ways = {}) {
    this.#contract = contract
    this.#shape = shape
    this.ways = ways
    this.layout = layoutOf(contract, shape)
  }

  /** Whether the side looks like this, with what was edited since the two last agreed. */
  holds(version: Version, text: string): boolean {
    const agreed = this.agreed(version)
    return (this.#pending.get(version)?.apply(docOf(agreed)).toString() ?? agreed) === text
  }

  /** Whether a side was edited since the two last agreed. */
  awaits(version: Version): boolean {
    return this.#pending.has(version)
  }

  /** A side, as it was when the two last agreed. */
  agreed(version: Version): string {
    return this.#history?.pair.forms[version] ?? ''
  }

  /** Whether the other side holds nothing of its own. */
  isPlain(from: Version, to: Version, text: string): boolean {
    const plain = this.#convert(text, from, to)
    return plain.ok && plain.output === this.agreed(to)
  }

  /** Both sides as they were left: taken over where the one follows from the other, which is returned. */
  restore(from: Version, to: Version, texts: Forms): boolean {
    const text = texts[from]
    const plain = this.#convert(text, from, to)
    const standing = plain.ok && this.#standing({ from, to, text, plain }, texts[to])
    if (!standing) return false
    this.#settle({ from, to, text, plain }, standing)
    return true
  }

  /** Another document comes: what stands here has no part in it, but may return. */
  setAside(): void {
    this.#across = undefined
  }

  /** A side was edited: `changes` lead from the text that it had before. It is to be followed, now or soon. */
  edited(version: Version, changes: ChangeSet): void {
    this.#pending.set(version, this.#pending.get(version)?.compose(changes) ?? changes)
  }

  /** Has the other side follow: `again` where the ways have changed; `fill` is for gaps of this one conversion. */
  follow(from: Version, to: Version, text: string, { fill, again = false }: Once = {}): Followed {
    const plain = this.#convert(text, from, to, { fill })
    if (!plain.ok) return { ok: false, from, to, problems: plain.problems }
    const task = { from, to, text, plain }
    const stays = fill === undefined && !again
    const conversion = differs(this.layout)
      ? (stays && (this.#remembered(task) ?? this.#besideEdit(task))) || this.#restored(task, { fill, again })
      : plain
    this.#settle(task, conversion)
    return { ok: true, from, to, text: conversion.output, conversion }
  }

  #remembered(task: Task): Converted | undefined {
    const { from, to, text } = task
    const pair = this.#history?.remembered(from, text)
    if (pair === undefined) return undefined
    const { forms, into, complement } = pair
    if (into === from) return this.#standing(task, forms[to], complement)
    return this.#making(forms[to], task, complement)
  }

  #besideEdit(task: Task): Converted | undefined {
    const { from, to, text, plain } = task
    if (this.#across === undefined || this.layout.query) return undefined
    const agreed = this.agreed(from)
    const places = this.#across.from === from ? this.#across.places : inverse(this.#across.places)
    const changes = narrowed(this.#pending.get(from) ?? ChangeSet.empty(agreed.length), agreed)
    const now = { text, output: plain.output, places: placesOf(plain.edits) }
    return this.#standing(task, beside({ text: agreed, output: this.agreed(to), places }, now, changes))
  }

  /** A text stands on the other side where the two become one another. */
  #standing(task: Task, there: string, complement = task.plain.complement): Converted | undefined {
    const { from, to, text } = task
    const back = this.#convert(there, to, from, { complement })
    return back.ok && back.output === text ? this.#making(there, task, back.complement) : undefined
  }

  #making(there: string, { from, to, text }: Task, complement: Complement | null): Converted | undefined {
    const conversion = this.#convert(text, from, to, { complement })
    return conversion.ok && conversion.output === there ? conversion : undefined
  }

  /** What the other side alone held is brought back. */
  #restored({ from, to, text, plain }: Task, { fill, again = false }: Once): Converted {
    const pair = this.#across && this.#history?.pair
    const complement = pair && this.#heldBy(to, from, again ? { ...pair, into: from, complement: null } : pair)
    if (!complement) return plain
    const restored = this.#convert(text, from, to, { complement, fill, onOrphan: 'drop' })
    return restored.ok ? restored : plain
  }

  /** What a side alone holds. */
  #heldBy(side: Version, other: Version, { forms, into, complement }: Pair): Complement | null {
    if (into === side) return complement
    const back = this.#convert(forms[side], side, other, { complement })
    return back.ok ? back.complement : null
  }

  #settle({ from, to, text }: Task, { output, edits, complement }: Converted): void {
    const pair: Pair = { forms: { [from]: text, [to]: output } as Forms, into: from, complement }
    this.#history ??= new History(pair)
    this.#history.become(from, pair)
    this.#across = { from, places: placesOf(edits) }
    this.#pending.clear()
  }

  #convert(text: string, from: Version, to: Version, more: Partial<ConvertOptions> = {}): Conversion<string> {
    return this.#contract.convert(this.#shape, text, { ...this.ways, from, to, ...more })
  }
}

/** Changes without what they put in as it was: a paste can replace a whole text and change a line of it. */
function narrowed(changes: ChangeSet, text: string): ChangeSet {
  const specs: { from: number; to: number; insert: string }[] = []
  changes.iterChanges((from, to, _from, _to, inserted) => {
    const change = difference(text.slice(from, to), inserted.toString())
    if (change !== undefined) specs.push({ ...change, from: from + change.from, to: from + change.to })
  })
  return ChangeSet.of(specs, text.length, '\n')
}

const docOf = (text: string) => Text.of(text.split('\n'))
