/** A document that was converted, and what the laws ask of it. Reads documents apart from the core: see leaves.ts. */
import type { AppliedChange, Conversion } from '../convert/conversion.js'
import type { ConvertOptions } from '../convert/convert_options.js'
import { isQuery } from '../input/input.js'
import { isRecord } from '../options/reader.js'
import type { Options, Problem, Report, Shape, Version } from '../types/types.js'
import { ancestors, changedAt, Leaves, readExactly, writeDocument } from './leaves.js'

/** What is verified. Tests plant faults in it. */
export interface Converter {
  convert(shape: Shape, input: string | Uint8Array, options: ConvertOptions): Conversion<unknown>
  validate(shape: Shape, input: string, options: Options): Report
  /** The changes that compute values. */
  computing?: readonly string[]
}

/** Where a law is broken, as a JSON Pointer; true if it holds, and null if it says nothing here. */
export type Finding = string | true | null

type There = Extract<Conversion<string>, { ok: true }>

/** The name of a member that is added, and the beginning of texts that are edited. */
const ADDED = 'order-contract verify'

export class Trial {
  readonly #by: Converter
  readonly #shape: Shape
  readonly #options: Pick<ConvertOptions, 'from' | 'to' | 'entries' | 'limits'>
  readonly #input: string
  readonly #there: There
  readonly #before: Leaves
  readonly #after: Leaves
  /** What changes took from the input, and what they put into the output. */
  readonly #taken: Moves
  readonly #put: Moves

  constructor(by: Converter, shape: Shape, options: ConvertOptions, input: string, there: There) {
    this.#by = by
    this.#shape = shape
    this.#options = options
    this.#input = input
    this.#there = there
    this.#before = new Leaves(readExactly(shape, input))
    this.#after = new Leaves(readExactly(shape, there.output))
    this.#taken = new Moves(by, there.changes, 'from', this.#before)
    this.#put = new Moves(by, there.changes, 'to', this.#after)
  }

  back(): Finding {
    const again = this.#convertBack(this.#there.output)
    if (!again.ok) return ''
    if (again.output === this.#input) return true
    const restored = new Leaves(readExactly(this.#shape, again.output as string))
    return restored.firstMissing(this.#before) ?? this.#before.firstMissing(restored) ?? ''
  }

  kept(): Finding {
    const lost = new Set(this.#there.losses.map(({ pointer }) => pointer))
    for (const [pointer, value] of this.#before.values) {
      const isThere = this.#after.has(pointer, value) || this.#put.mayHave(this.#taken.changesAt(pointer), value)
      if (!isThere && !ancestors(pointer).some((at) => lost.has(at))) return pointer
    }
    return true
  }

  invented(): Finding {
    for (const [pointer, value] of this.#after.values) {
      const isKnown = this.#before.has(pointer, value) || this.#taken.mayHave(this.#put.changesAt(pointer), value)
      if (!isKnown) return pointer
    }
    return true
  }

  valid(): Finding {
    const { from, to } = this.#options
    if (!this.#reportOn(this.#input, from).valid) return null
    const gaps = new Set(this.#there.gaps.map(({ pointer }) => pointer))
    // The output may be longer than the input, and deeper.
    const isNew = ({ code, severity, pointer }: Problem) =>
      severity === 'error' && !/^too_/.test(code) && !ancestors(pointer).some((at) => gaps.has(at))
    return this.#reportOn(this.#there.output, to).problems.find(isNew)?.pointer ?? true
  }

  /** Edits the texts that were moved, and adds a member; then takes those texts away. */
  edited(): Finding {
    const moved = this.#put.texts.filter(({ changes, value }) => this.#taken.has(changes, value))
    const original = this.#before
    const carried = this.#carried(moved, original)
    if (typeof carried === 'string') return carried
    const without = this.#restored(moved, () => undefined)
    if (without === undefined) return ''
    for (const [pointer, value] of original.values)
      if (carried.has(pointer) === without.has(pointer, value)) return pointer
    return true
  }

  /** Returns the pointers in the original that have an edited text on the way back, or where something else was changed. */
  #carried(moved: readonly Moved[], original: Leaves): Set<string> | string {
    const restored = this.#restored(moved, (n) => `${ADDED} ${n}`, ADDED)
    if (restored === undefined) return ''
    const carried = new Set<string>()
    for (const [pointer, value] of restored.values) {
      const edited = moved[Number(value.slice(ADDED.length + 2, -1))]
      const isEdit = value.startsWith(`"${ADDED} `) && edited !== undefined
      if (isEdit && original.values.get(pointer) === edited.value) carried.add(pointer)
      else if (!original.has(pointer, value) && !pointer.startsWith(`/${ADDED}`)) return pointer
    }
    const known = new Set(Array.from(carried).flatMap((pointer) => this.#taken.changesAt(pointer)))
    if (hasMembers(readExactly(this.#shape, this.#there.output)) !== restored.isAt(`/${ADDED}`)) return ''
    const left = [...original.values.keys()].find((pointer) => !restored.isAt(pointer))
    return left ?? moved.find(({ changes }) => !changes.some((one) => known.has(one)))?.pointer ?? carried
  }

  /** Replaces texts of the output, adds a member, and converts back. */
  #restored(moved: readonly Moved[], text: (n: number) => string | undefined, added?: string): Leaves | undefined {
    const edited = readExactly(this.#shape, this.#there.output)
    for (const [n, { pointer }] of moved.entries()) changedAt(edited, pointer, text(n))
    if (added !== undefined && hasMembers(edited)) edited[added] = isQuery(this.#shape) ? [added] : added
    const again = this.#convertBack(writeDocument(this.#shape, edited))
    return again.ok ? new Leaves(readExactly(this.#shape, again.output as string)) : undefined
  }

  #reportOn(text: string, version: Version): Report {
    const { entries, limits } = this.#options
    return this.#by.validate(this.#shape, text, { version, limits, ...(entries !== undefined && { entries }) })
  }

  #convertBack(text: string): Conversion<unknown> {
    const { from, to } = this.#options
    const { complement } = this.#there
    return this.#by.convert(this.#shape, text, { ...this.#options, from: to, to: from, complement })
  }
}

function hasMembers(document: unknown): document is Record<string, unknown> {
  return isRecord(document) && !Array.isArray(document)
}

/** A text that changes put into the output, as JSON. */
interface Moved {
  pointer: string
  value: string
  changes: readonly AppliedChange[]
}

/** The leaves below the pointers of changes. */
class Moves {
  readonly texts: Moved[] = []
  /** By their pointers on this side: several can lead from one member, or to one. */
  readonly #changes = new Map<string, AppliedChange[]>()
  readonly #values = new Map<string, Set<string>>()
  readonly #computing: readonly string[]
  readonly #side: 'from' | 'to'

  constructor({ computing = [] }: Converter, changes: readonly AppliedChange[], side: 'from' | 'to', leaves: Leaves) {
    this.#side = side
    this.#computing = computing
    for (const change of changes) {
      const at = change[side]
      const others = this.#changes.get(at) ?? []
      others.push(change)
      this.#changes.set(at, others)
      this.#values.set(at, new Set())
    }
    for (const [pointer, value] of leaves.values) {
      const at = this.#changedAt(pointer)
      if (at === undefined) continue
      this.#values.get(at)?.add(value)
      if (leaves.isText(value)) this.texts.push({ pointer, value, changes: this.changesAt(pointer) })
    }
  }

  changesAt(pointer: string): readonly AppliedChange[] {
    return this.#changes.get(this.#changedAt(pointer) ?? '') ?? []
  }

  #changedAt(pointer: string): string | undefined {
    return ancestors(pointer).find((at) => this.#changes.has(at))
  }

  has(changes: readonly AppliedChange[], value: string): boolean {
    return changes.some((change) => this.#values.get(change[this.#side])?.has(value))
  }

  /** Returns whether a value is there, or one that can be computed from it or into it. */
  mayHave(changes: readonly AppliedChange[], value: string): boolean {
    const isComputed = ({ id, [this.#side]: at }: AppliedChange) =>
      this.#computing.includes(id) && (this.#values.get(at)?.size ?? 0) > 0
    return this.has(changes, value) || changes.some(isComputed)
  }
}
