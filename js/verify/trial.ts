/** A document that was converted, and what the laws ask of it. Reads documents apart from the core: see leaves.ts. */
import type { AppliedChange, Conversion } from '../convert/conversion.js'
import type { ConvertOptions } from '../convert/convert_options.js'
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
  readonly #before: Leaves
  readonly #after: Leaves
  /** What changes took from the input, and what they put into the output. */
  readonly #taken: Moves
  readonly #put: Moves

  constructor(
    private readonly by: Converter,
    private readonly shape: Shape,
    private readonly options: Pick<ConvertOptions, 'from' | 'to' | 'entries' | 'limits'>,
    private readonly input: string,
    private readonly there: There,
  ) {
    this.#before = this.#leavesOf(input)
    this.#after = this.#leavesOf(there.output)
    this.#taken = new Moves(by, there.changes, 'from', this.#before)
    this.#put = new Moves(by, there.changes, 'to', this.#after)
  }

  back(): Finding {
    const again = this.#convertBack(this.there.output)
    if (!again.ok) return ''
    if (again.output === this.input) return true
    const restored = this.#leavesOf(again.output)
    return restored.firstMissing(this.#before) ?? this.#before.firstMissing(restored) ?? ''
  }

  kept(): Finding {
    const lost = new Set(this.there.losses.map(({ pointer }) => pointer))
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
    const { from, to } = this.options
    if (!this.#reportOn(this.input, from).valid) return null
    const gaps = new Set(this.there.gaps.map(({ pointer }) => pointer))
    // The output may be longer than the input, and deeper.
    const isNew = ({ code, severity, pointer }: Problem) =>
      severity === 'error' && !/^too_/.test(code) && !ancestors(pointer).some((at) => gaps.has(at))
    return this.#reportOn(this.there.output, to).problems.find(isNew)?.pointer ?? true
  }

  /** Edits the texts that were moved, and adds a member; then takes those texts away. */
  edited(): Finding {
    const moved = this.#put.texts.filter(({ changes, value }) => this.#taken.has(changes, value))
    const carried = this.#carried(moved)
    if (typeof carried === 'string') return carried
    const without = this.#restored(moved, () => undefined)
    if (without === undefined) return ''
    for (const [pointer, value] of this.#before.values)
      if (carried.has(pointer) === without.has(pointer, value)) return pointer
    return true
  }

  /** Returns the pointers in the original that have an edited text on the way back, or where something else was changed. */
  #carried(moved: readonly Moved[]): Set<string> | string {
    const original = this.#before
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
    if (hasMembers(readExactly(this.shape, this.there.output)) !== restored.isAt(`/${ADDED}`)) return ''
    const left = [...original.values.keys()].find((pointer) => !restored.isAt(pointer))
    return left ?? moved.find(({ changes }) => !changes.some((one) => known.has(one)))?.pointer ?? carried
  }

  /** Replaces texts of the output, adds a member, and converts back. */
  #restored(moved: readonly Moved[], text: (n: number) => string | undefined, added?: string): Leaves | undefined {
    const edited = readExactly(this.shape, this.there.output)
    for (const [n, { pointer }] of moved.entries()) changedAt(edited, pointer, text(n))
    if (added !== undefined && hasMembers(edited)) edited[added] = added
    const again = this.#convertBack(writeDocument(this.shape, edited))
    return again.ok ? this.#leavesOf(again.output) : undefined
  }

  #leavesOf(text: unknown): Leaves {
    return new Leaves(readExactly(this.shape, text as string))
  }

  #reportOn(text: string, version: Version): Report {
    const { entries, limits } = this.options
    return this.by.validate(this.shape, text, { version, limits, ...(entries !== undefined && { entries }) })
  }

  #convertBack(text: string): Conversion<unknown> {
    const { from: to, to: from } = this.options
    return this.by.convert(this.shape, text, { ...this.options, from, to, complement: this.there.complement })
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

/** The leaves below the pointers of changes, on one side. */
class Moves {
  readonly texts: Moved[] = []
  /** By pointer. Several changes can lead from one member, or to one. */
  readonly #places = new Map<string, { changes: AppliedChange[]; values: Set<string> }>()

  constructor(
    private readonly by: Converter,
    changes: readonly AppliedChange[],
    private readonly side: 'from' | 'to',
    leaves: Leaves,
  ) {
    for (const change of changes) {
      const others = this.#places.get(change[side])
      if (others) others.changes.push(change)
      else this.#places.set(change[side], { changes: [change], values: new Set() })
    }
    for (const [pointer, value] of leaves.values) {
      const place = this.#placeOf(pointer)
      place?.values.add(value)
      if (place && leaves.isText(value)) this.texts.push({ pointer, value, changes: place.changes })
    }
  }

  changesAt(pointer: string): readonly AppliedChange[] {
    return this.#placeOf(pointer)?.changes ?? []
  }

  #placeOf(pointer: string) {
    const at = ancestors(pointer).find((at) => this.#places.has(at))
    return at === undefined ? undefined : this.#places.get(at)
  }

  has(changes: readonly AppliedChange[], value: string): boolean {
    return changes.some((change) => this.#places.get(change[this.side])?.values.has(value))
  }

  /** Returns whether a value is there, or one that can be computed from it or into it. */
  mayHave(changes: readonly AppliedChange[], value: string): boolean {
    const isComputed = ({ id, [this.side]: at }: AppliedChange) =>
      this.by.computing?.includes(id) && (this.#places.get(at)?.values.size ?? 0) > 0
    return this.has(changes, value) || changes.some(isComputed)
  }
}
