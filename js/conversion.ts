/**
 * What callers see of a conversion, and how it is read from a reply of the core. Long lists are made
 * when they are first read.
 */
import type { SameForm } from './fixes.js'
import { changeIds, englishConversions, topics } from './generated/conversions.js'
import { english } from './generated/english.js'
import {
  ABSENT,
  NOTE_WORDS,
  type NoteRecord,
  REPORT_DETAILS,
  REPORT_FLAGS,
  REPORT_HEAD,
  REPORT_VALID,
  readNoteRecord,
  readSignRecord,
  SIGN_WORDS,
} from './generated/layout.js'
import { bases, versions } from './generated/tables.js'
import { fields, sections } from './generated/words.js'
import { filled, type Messages, type Phrasing, quoted, type Vocabulary } from './message.js'
import { Reply } from './reply.js'
import { assumptionsFrom, below, ProblemReader, postpone, readEdits, readSegment, readSpan, Trail } from './report.js'
import type { Basis, Edit, Problem, Shape, Span, Version } from './types.js'

/** The sentences of conversions, each in the place of its number. */
export interface ConversionMessages {
  /** Why something is not converted, by the number of the sentence. */
  readonly refusals: { readonly [sentence: number]: string }
  readonly reasons: readonly string[]
  readonly assumptions: readonly string[]
  readonly clues: readonly string[]
  /** Why an endpoint is lost. */
  readonly unlisted: string
}

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
  /** The section of the API documentation. */
  section: string
  /** How firmly the API documentation supports it. */
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
  /** The section of the API documentation. */
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
      /** What was taken for granted, where the API documentation shows nothing. */
      assumptions: string[]
      problems: []
    }
  | {
      ok: false
      output: undefined
      /** Why nothing was converted. */
      problems: Problem[]
    }

/** A conversion whose output is still in the core's memory, or the problems that prevent it. */
export type Read = ReadConversion | { problems: Problem[] }

interface ReadConversion {
  problems: undefined
  start: number
  length: number
  assumptions: string[]
  more: More
  /** Sets the lists and the complement of a conversion: now where there are few, else when they are first read. */
  fill(conversion: Lists): void
}

/** A conversion for whoever hands the output on and reads a summary of what was lost. */
export type Summary =
  | {
      ok: true
      output: Uint8Array<ArrayBuffer>
      /** The first losses. */
      losses: Shortfall[]
      /** The first gaps. */
      gaps: Shortfall[]
      /** How many there are beyond those. */
      more: More
    }
  | { ok: false; problems: Problem[] }

/** How many losses and gaps are not listed. */
interface More {
  losses: number
  gaps: number
}

/** The members of a conversion that are read at once. */
export interface Lists {
  edits: Edit[]
  changes: AppliedChange[]
  losses: Shortfall[]
  gaps: Shortfall[]
  complement: Complement | null
}

const LISTS = ['edits', 'changes', 'losses', 'gaps', 'complement'] as const
const FEW_NOTES = 8
const ENGLISH: Vocabulary = /* @__PURE__ */ Object.freeze({ ...english, conversions: englishConversions })

/** The conversion at an address. */
export function readConversion(address: number, given: Messages | undefined): Read {
  const reply = new Reply(address, REPORT_HEAD)
  const messages: Vocabulary = given ?? ENGLISH
  const conversions = given?.conversions ?? englishConversions
  const phrasing: Phrasing = { messages, byLabel: false, mask: true }
  const assumptions = assumptionsFrom(reply, phrasing)
  if (!(reply.word(REPORT_FLAGS) & REPORT_VALID)) {
    return { problems: new ProblemReader(reply, phrasing).problems(reply.word(REPORT_DETAILS)) }
  }
  const start = reply.next()
  const length = reply.next()
  const assumed = reply.next()
  assumptions.push(...conversions.assumptions.filter((_, bit) => (assumed >>> bit) & 1))
  const count = reply.next()
  const more = { losses: reply.next(), gaps: reply.next() }
  const fill = (conversion: Lists) => {
    if (count <= FEW_NOTES) Object.assign(conversion, readLists(reply, count, messages, conversions))
    else postpone(conversion, LISTS, () => readLists(reply, count, messages, conversions))
  }
  return { problems: undefined, start, length, assumptions, more, fill }
}

function readLists(reply: Reply, count: number, messages: Vocabulary, conversions: ConversionMessages): Lists {
  const lists = { changes: [], losses: [], gaps: [] }
  const trail = new Trail(reply)
  for (let i = 0; i < count; i++) readNote(reply, trail, lists, messages, conversions)
  const edits = readEdits(reply)
  const complement = reply.next()
  return { edits, ...lists, complement: complement === ABSENT ? null : JSON.parse(reply.string(complement)) }
}

/** A change, a gap or a loss: each goes to its list. */
function readNote(
  reply: Reply,
  trail: Trail,
  lists: Pick<Lists, 'changes' | 'losses' | 'gaps'>,
  messages: Vocabulary,
  conversions: ConversionMessages,
): void {
  const note = readNoteRecord(reply.words, reply.at)
  reply.at += NOTE_WORDS
  const [entry, item] = [reply.next(), reply.next()]
  const path = trail.to(reply.next(), reply.next())
  const pointer = trail.pointer()
  const section = sections[note.section] as string
  const { id } = changeIds[note.change] as (typeof changeIds)[number]
  const list = topics[note.topic] as keyof typeof lists
  if (list === 'changes') {
    const target = readSegment(reply, reply.next())
    const parent = note.is_below ? pointer : pointer.slice(0, pointer.lastIndexOf('/'))
    const change: AppliedChange = {
      id,
      from: pointer,
      to: below(parent, target),
      section,
      basis: bases[note.basis] as Basis,
    }
    if (note.has_spans) {
      change.fromSpan = readSpan(reply)
      change.toSpan = readSpan(reply)
    }
    lists.changes.push(change)
    return
  }
  lists[list].push({ pointer, path, section, reason: reasonOf(note, entry, item, messages, conversions) })
}

/** Why something was lost or is missing, in a sentence. Only that on an orphan names positions. */
export function reasonOf(
  note: NoteRecord,
  entry: number | string,
  item: number | string,
  messages: Vocabulary = english,
  conversions: ConversionMessages = englishConversions,
): string {
  const { version } = changeIds[note.change] as (typeof changeIds)[number]
  const field = quoted(fields[note.field]?.name)
  const texts = { version, entry, item, field, why: messages.fields[note.field]?.why }
  return withTexts(conversions.reasons[note.reason], texts)
}

function withTexts(template: string | undefined, texts: { [argument: string]: string | number | undefined }): string {
  return filled(template, (argument) => String(texts[argument] ?? ''))
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
  /** The section of the API documentation. */
  section: string
  /** What it tells, in a sentence. */
  reason: string
}

/** The answer at an address. */
export function readDetected(address: number, { clues }: ConversionMessages = englishConversions): Detected {
  const reply = new Reply(address, REPORT_FLAGS)
  const evidence: Evidence[] = []
  for (let left = reply.next(); left > 0; left--) evidence.push(readSign(reply, clues))
  const open = versions.filter((version) => !evidence.some((one) => one.version === version))
  return { candidates: open.length === 0 ? [...versions] : open, evidence }
}

function readSign(reply: Reply, clues: ConversionMessages['clues']): Evidence {
  const sign = readSignRecord(reply.words, reply.at)
  reply.at += SIGN_WORDS
  const trail = new Trail(reply)
  const path = trail.to(0, reply.next())
  const field = fields[sign.field]
  const version = versions[sign.version] as Version
  const speaking = [field?.removed, field?.since, version][sign.clue]
  const reason = withTexts(clues[sign.clue], { version: speaking, field: quoted(field?.name) })
  return { version, pointer: trail.pointer(), path, section: sections[sign.section] as string, reason }
}
