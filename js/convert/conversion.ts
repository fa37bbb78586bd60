/**
 * The types of a conversion's result, and how a result is read from a reply of the core. js/convert/convert.ts makes the calls.
 */
import { convertCore } from '../cores/convert.js'
import { changeIds, englishConversions, topics } from '../generated/conversions.js'
import * as layout from '../generated/layout.js'
import { english, fields } from '../generated/sentences.js'
import { bases, sections, versions } from '../generated/tables.js'
import { extended } from '../options/reader.js'
import { type English, filled, nameOf, type Phrasing, quoted } from '../report/message.js'
import { below, Reply } from '../report/reply.js'
import { assumptionsFrom, readProblems } from '../report/report.js'
import { type Messages, translated } from '../types/language.js'
import type { Basis, Edit, Problem, Shape, Span, Version } from '../types/types.js'

/** What converting back needs and the output does not hold. Plain JSON: store it beside the output. */
export interface Complement {
  /** The shape of the document. */
  shape: Shape
  /** The version that the document was converted from. */
  from: Version
  /** The version that it was converted to. */
  to: Version
  /** The JSON Pointer of the URL inside `payout`, for shapes that can have one. */
  payoutUrl?: string
  /** The identifier of the document, as it is written. */
  id?: string
  /** What is known of the document's members, by their JSON Pointers. The format is internal. */
  members?: { [pointer: string]: object }
  /** What is known of the elements of its lists, by their JSON Pointers. The format is internal. */
  lists?: { [pointer: string]: object }
}

/** A member that was converted, or restored from a complement. */
export interface AppliedChange extends Pick<Problem, 'section' | 'basis'> {
  /** The name of the change, as in `changes`. */
  id: string
  /** The JSON Pointer in the input. For a restored member, the pointer of the object that got it back. */
  from: string
  /** The JSON Pointer in the output. */
  to: string
  /** Where the member is in the input. Only for text and bytes. */
  fromSpan?: Span
  /** Where the member is in the output. Only for text and bytes. */
  toSpan?: Span
}

/** A loss, which the other version can't hold, or a gap, which it requires and the input does not have. */
export interface Shortfall extends Pick<Problem, 'path' | 'section'> {
  /** The JSON Pointer of a loss in the input, or of a gap in the output. */
  pointer: string
  /** A sentence that says why. */
  reason: string
}

/** What the other version can't hold. */
export interface Loss extends Shortfall {
  /**
   * Where it is in the input: the member with its name, or the element. Only for text and bytes. Absent for a part of the
   * complement that has no match, and for an endpoint.
   */
  span?: Span
}

/** The result of `convert`. `ok` tells whether there is an output. */
export type Conversion<Output> =
  | {
      ok: true
      /** The converted document: text for text, bytes for bytes, a new value for a value. */
      output: Output
      /** The edits that turn the input into the output, ascending. Empty for a value. */
      edits: Edit[]
      /** The members that were converted or restored. */
      changes: AppliedChange[]
      /** What the other version can't hold. */
      losses: Loss[]
      /** What the other version requires and the input does not have. */
      gaps: Shortfall[]
      /** What converting back needs. Null if it restores the same bytes without a complement. */
      complement: Complement | null
      /** What was assumed where the API documentation shows nothing, in sentences. */
      assumptions: string[]
      problems: []
    }
  | {
      ok: false
      output: undefined
      /** Why the document was not converted. */
      problems: Problem[]
    }

/** A conversion, and the numbers of losses and gaps that it does not list. */
export interface CountedConversion {
  conversion: Conversion<unknown>
  more: { losses: number; gaps: number }
  /** The losses of members without a value where an option says. */
  unplaced: Loss[]
}

type Converted = Extract<Conversion<unknown>, { ok: true }>

const ENGLISH: English = extended(english, { conversions: englishConversions })

export function converted(output: unknown, assumptions: string[] = []): Converted {
  const lists = { edits: [], changes: [], losses: [], gaps: [] }
  return { ok: true, output, ...lists, complement: null, assumptions, problems: [] }
}

function refused(problems: Problem[]): CountedConversion {
  return { conversion: { ok: false, output: undefined, problems }, more: { losses: 0, gaps: 0 }, unplaced: [] }
}

/** Reads the conversion at an address of the core's memory. `outputOf` reads the output. */
export function readConversion(
  address: number,
  outputOf: (start: number, length: number) => unknown,
  language: Messages | undefined,
): CountedConversion {
  const reply = new Reply(convertCore, address, layout.REPORT_HEAD)
  const phrasing: Phrasing = { english: ENGLISH, language, byLabel: false, mask: true }
  const assumptions = assumptionsFrom(reply, phrasing)
  if (!(reply.word(layout.REPORT_FLAGS) & layout.REPORT_VALID)) return refused(readProblems(reply, phrasing))
  const [start, length] = [reply.next(), reply.next()]
  const conversion = converted(undefined, assumptions)
  const complement = convertCore.textAt(reply.next(), reply.next())
  if (complement !== '') conversion.complement = JSON.parse(complement)
  for (let left = reply.next(); left > 0; left--) {
    const remark = englishConversions.remarks[reply.next()] ?? ''
    assumptions.push(translated(language, remark))
  }
  const count = reply.next()
  const more = { losses: reply.next(), gaps: reply.next() }
  const unplaced: Loss[] = []
  for (let i = 0; i < count; i++) readNote(reply, conversion, unplaced, language)
  conversion.edits = reply.edits()
  // Last, because it can run code of the caller, which can call the core: the `toString` of a URL.
  conversion.output = outputOf(start, length)
  return { conversion, more, unplaced }
}

function readNote(reply: Reply, lists: Converted, unplaced: Loss[], language: Messages | undefined): void {
  const note = layout.readNoteRecord(reply.numbers, reply.at)
  const { path, pointer, span, outputSpan } = reply.listed(layout.NOTE_WORDS, note.spans)
  const section = sections[note.section] as string
  let to = reply.above(note.drops)
  for (let i = 0; i < note.adds; i++) to = below(to, reply.segment())
  const [entry, item] = [reply.next(), reply.next()]
  const list = topics[note.topic] as 'changes' | 'losses' | 'gaps'
  if (list === 'changes') {
    const [id, basis] = [changeIds[note.change] as string, bases[note.basis] as Basis]
    const places = span && outputSpan ? { fromSpan: span, toSpan: outputSpan } : {}
    lists.changes.push({ id, from: pointer, to, section, basis, ...places })
  } else {
    const reason = reasonOf(note, entry, item, language)
    const shortfall = { pointer, path, section, reason, ...(span && { span }) }
    lists[list].push(shortfall)
    if (note.reason === layout.REASON_NO_VALUE_THERE) unplaced.push(shortfall)
  }
}

/** Returns the reason of a loss or gap. Only the reason for an orphan uses the positions `entry` and `item`. */
export function reasonOf(
  note: layout.NoteRecord,
  entry: number | string,
  item: number | string,
  language: Messages | undefined,
): string {
  const { reason, field, other, version } = note
  const of = [reason, field, other, version, entry, item, language]
  if (lastReason?.of.every((part, at) => part === of[at])) return lastReason.text
  const named = { version: versions[version], field: quoted(nameOf(field)), other: quoted(nameOf(other)) }
  const why = translated(language, fields[field]?.why ?? '')
  const remark = translated(language, englishConversions.remarks[other] ?? '')
  const text = withTexts((language ?? englishConversions).reasons[reason], { ...named, why, remark, entry, item })
  lastReason = { of, text }
  return text
}

/** The reason that was worded last: that of the next loss is often the same. */
let lastReason: { of: unknown[]; text: string } | undefined

function withTexts(template: string | undefined, texts: { [argument: string]: string | number | undefined }): string {
  return filled(template, (argument) => String(texts[argument] ?? ''))
}

/** The result of `detectVersion`. */
export interface Detected {
  /** The versions without evidence against them, or all versions if each has some. */
  candidates: Version[]
  /**
   * The evidence against versions, in the order of the document: as much as `limits.findings` allows, and always the
   * first against each version.
   */
  evidence: Evidence[]
}

/** Evidence that a document does not have a version. */
export interface Evidence extends Pick<Problem, 'path' | 'section'> {
  /** The version that it rules out. */
  version: Version
  /** The JSON Pointer of the member that rules it out, or that is missing. */
  pointer: string
  /** A sentence that says why. */
  reason: string
}

export function readDetected(address: number, language: Messages | undefined): Detected {
  const reply = new Reply(convertCore, address, layout.REPORT_FLAGS)
  const evidence: Evidence[] = []
  for (let left = reply.next(); left > 0; left--) evidence.push(readSign(reply, language))
  const open = versions.filter((version) => !evidence.some((one) => one.version === version))
  return { candidates: open.length === 0 ? [...versions] : open, evidence }
}

function readSign(reply: Reply, language: Messages | undefined): Evidence {
  const sign = layout.readSignRecord(reply.numbers, reply.at)
  const { path, pointer } = reply.listed(layout.SIGN_WORDS, 0)
  const field = fields[sign.field]
  const version = versions[sign.version] as Version
  const speaking = [field?.removed_in, field?.since, version, version][sign.clue]
  const texts = { version: speaking, field: quoted(nameOf(sign.field)) }
  const reason = withTexts((language ?? englishConversions).clues[sign.clue], texts)
  return { version, pointer, path, section: sections[sign.section] as string, reason }
}
