/**
 * What callers see of a conversion, and how it is read out of the core's memory: the layout is
 * described in src/wasm/convert_wire.rs.
 */
import type { SameForm } from './fixes.js'
import { bases, versions } from './generated/tables.js'
import { pathOf, pointerOf, Reader, readEdits, readProblems, readSpan } from './old_report.js'
import type { Basis, Edit, Problem, Shape, Span, Version } from './types.js'

/** What the way back needs and the output does not carry. Plain JSON: keep it beside the output. */
export interface Complement {
  /** The shape of the document. */
  shape: Shape
  /** The version that the document had. */
  from: Version
  /** The version that it was given. */
  to: Version
  /** Where in `payout` the URL stands, for the shapes that can hold one. */
  payoutUrl?: string
  /** What each change left behind: the core's business. */
  changes: { [id: string]: object }
}

/** Something that became something else, or came back. */
export interface AppliedChange {
  /** The change, by its name in the changelog. */
  id: string
  /** What it was, in the input; of a member that came back, the object it came back into. */
  from: string
  /** What it has become, in the output. */
  to: string
  /** The section of the interface. */
  section: string
  /** How firmly the interface supports it. */
  basis: Basis
  /** The member in the input; for text and bytes. */
  fromSpan?: Span
  /** The member in the output; for text and bytes. */
  toSpan?: Span
}

/** Something that could not be carried over, in the input, or that is missing, in the output. */
export interface Shortfall {
  /** Where it is, or belongs. */
  pointer: string
  /** The pointer's segments; positions in arrays are numbers. */
  path: (string | number)[]
  /** The section of the interface. */
  section: string
  /** Why, in a sentence. */
  reason: string
}

/** What became of a document. */
export type Conversion<I> =
  | {
      ok: true
      /** The document as the other version has it, in the form it came in. */
      output: SameForm<I>
      /** What was put where in the input; for text and bytes. */
      edits: Edit[]
      /** What became what. */
      changes: AppliedChange[]
      /** What could not be carried over. */
      losses: Shortfall[]
      /** What the other version asks for and the input does not hold. */
      gaps: Shortfall[]
      /** What the way back needs; null where it gives the same bytes without. */
      complement: Complement | null
      /** What was taken for granted, where the interface shows nothing. */
      assumptions: string[]
      problems: []
    }
  | {
      ok: false
      output: undefined
      /** Why nothing was converted. */
      problems: Problem[]
    }

/** A conversion whose output is still in the memory, or why there is none. */
export type Read = ReadConversion | { problems: Problem[] }

interface ReadConversion {
  problems: undefined
  unchanged: boolean
  start: number
  length: number
  edits: Edit[]
  changes: AppliedChange[]
  losses: Shortfall[]
  gaps: Shortfall[]
  complement: Complement | null
  assumptions: string[]
}

const UNCHANGED = 1

/** What begins at a word of the memory. */
export function readConversion(at: number): Read {
  const reader = new Reader(at)
  const refused = reader.number()
  const flags = reader.number()
  reader.openText()
  if (refused > 0) {
    reader.strings()
    return { problems: readProblems(reader, refused) }
  }
  const start = reader.number()
  const length = reader.number()
  const assumptions = reader.strings()
  const complement = JSON.parse(reader.optional() ?? 'null')
  const edits = readEdits(reader) ?? []
  const changes = list(reader, readChange)
  const losses = list(reader, readShortfall)
  const gaps = list(reader, readShortfall)
  const unchanged = (flags & UNCHANGED) !== 0
  return { problems: undefined, unchanged, start, length, edits, changes, losses, gaps, complement, assumptions }
}

/** Which versions a document can have. */
export interface Detected {
  /** The versions that nothing speaks against; all of them where that leaves none. */
  candidates: Version[]
  /** What speaks against a version, in the order of the text. */
  evidence: Evidence[]
}

/** Something that speaks against a version. */
export interface Evidence {
  /** The version that it speaks against. */
  version: Version
  /** The member that tells, or that is missing. */
  pointer: string
  /** The pointer's segments; positions in arrays are numbers. */
  path: (string | number)[]
  /** The section of the interface. */
  section: string
  /** What it tells, in a sentence. */
  reason: string
}

/** The answer that begins at a word of the memory. */
export function readDetected(at: number): Detected {
  const reader = new Reader(at)
  reader.number()
  const bits = reader.number()
  reader.openText()
  const candidates = versions.filter((_, index) => ((bits >>> index) & 1) !== 0)
  const evidence = list(reader, () => ({ version: reader.member(versions), ...readShortfall(reader) }))
  return { candidates, evidence }
}

function readChange(reader: Reader): AppliedChange {
  const basis = reader.member(bases)
  const fromSpan = readSpan(reader)
  const toSpan = readSpan(reader)
  const id = reader.string()
  const section = reader.string()
  const from = pointerOf(reader.string())
  const change: AppliedChange = { id, from, to: pointerOf(reader.string()), section, basis }
  if (fromSpan !== undefined) change.fromSpan = fromSpan
  if (toSpan !== undefined) change.toSpan = toSpan
  return change
}

function readShortfall(reader: Reader): Shortfall {
  const place = reader.string()
  return { pointer: pointerOf(place), path: pathOf(place), section: reader.string(), reason: reader.string() }
}

function list<T>(reader: Reader, item: (reader: Reader) => T): T[] {
  const count = reader.number()
  const items: T[] = []
  for (let i = 0; i < count; i++) items.push(item(reader))
  return items
}
