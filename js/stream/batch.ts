/** Hands a batch of documents to a core and reads its reply. src/wasm/batch.rs documents the layout. */
import { refusalFor } from '../check/document.js'
import { checkCore } from '../cores/check.js'
import { convertCore } from '../cores/convert.js'
import type { Core } from '../cores/core.js'
import { topics } from '../generated/conversions.js'
import { NOTE_WORDS, type NoteRecord, PADDING, REPORT_FLAGS, readNoteRecord } from '../generated/layout.js'
import { type Settings, shapeIndex } from '../options/settings.js'
import { Reply } from '../report/reply.js'
import type { Shape } from '../types/types.js'
import { LF, linesIn } from './lines.js'

/** The flags of a conversion, as in the core. */
const KEEPS_COMPLEMENTS = 1
const IS_WHOLE = 2

export interface BatchDocument {
  unit: number
  start: number
  end: number
}

/** Complements for documents of the batch, in ascending order: ranges of `texts`. */
export interface HeldComplements {
  places: readonly BatchDocument[]
  texts: Uint8Array
}

const NOTHING = /* @__PURE__ */ new Uint8Array(0)

export const NO_COMPLEMENTS: HeldComplements = { places: [], texts: NOTHING }

export interface BatchConversion {
  settings: Uint8Array
  held: HeldComplements
  /** The number of the batch's first document in the whole output. */
  first: number
  keepsComplements: boolean
  isWhole: boolean
}

/** How often a loss or a gap occurred in a batch. */
export interface BatchTally {
  topic: 'losses' | 'gaps'
  note: NoteRecord
  count: number
  /** The JSON Pointer, with `*` for positions and unknown names. */
  pointer: string
}

/** Returns the number of documents and blank lines, the number of blank lines, and the documents with problems. */
export function checkBatch(shape: Shape, bytes: Uint8Array, settings: Settings) {
  write(checkCore, [bytes, new Uint8Array(PADDING), settings.bytes])
  const { head, bytes: rest } = settings
  const address = checkCore.call((core) => core.check_batch(shapeIndex(shape), bytes.length, head, rest.length))
  const reply = new Reply(checkCore, address, REPORT_FLAGS)
  const [units, blank, listed] = [reply.next(), reply.next(), reply.next()]
  return { units, blank, listed: listOf(listed, () => readDocument(reply)) }
}

/**
 * Returns the same numbers, how many converted documents differ from the input, the documents that were refused, and the
 * units that are no document of the shape. The output and the complements are valid until the next call of the core.
 */
export function convertBatch(shape: Shape, bytes: Uint8Array, options: BatchConversion) {
  const { settings, held, first, keepsComplements, isWhole } = options
  const { places, texts } = held
  const numbers = Uint32Array.from(places.flatMap(({ unit, start, end }) => [unit, start, end]))
  write(convertCore, [bytes, new Uint8Array(PADDING), settings, new Uint8Array(numbers.buffer), texts])
  const flags = (keepsComplements ? KEEPS_COMPLEMENTS : 0) | (isWhole ? IS_WHOLE : 0)
  const address = convertCore.call((core) =>
    core.convert_batch(shapeIndex(shape), bytes.length, settings.length, places.length, texts.length, first, flags),
  )
  const reply = new Reply(convertCore, address, REPORT_FLAGS)
  const [units, blank, changed] = [reply.next(), reply.next(), reply.next()]
  const output = convertCore.viewAt(reply.next(), reply.next())
  const complements = convertCore.viewAt(reply.next(), reply.next())
  const [refused, tallied] = [reply.next(), reply.next()]
  const others = listOf(reply.next(), () => reply.next())
  const listed = listOf(refused, () => readDocument(reply))
  const tallies = listOf(tallied, () => readTally(reply))
  return { units, blank, changed, output, complements, listed, tallies, others }
}

/** Hands a batch to the core. Lists a document for which there is not enough memory, which is a batch of its own. */
export function replyTo<R>(batch: Uint8Array, isWhole: boolean, hand: () => R): R | ReturnType<typeof shortReply> {
  try {
    return hand()
  } catch (error) {
    refusalFor(error)
    if (isWhole || linesIn(batch) === 1) return shortReply(batch)
    throw error
  }
}

function shortReply(bytes: Uint8Array) {
  const end = bytes.length - Number(bytes.at(-1) === LF)
  const listed: BatchDocument[] = [{ unit: 0, start: 0, end }]
  return { units: 1, blank: 0, changed: 0, output: NOTHING, complements: NOTHING, listed, tallies: [], others: [] }
}

function write(core: Core, parts: readonly Uint8Array[]): void {
  const into = core.room(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    into.set(part, at)
    at += part.length
  }
}

function listOf<T>(length: number, next: () => T): T[] {
  return Array.from({ length }, next)
}

function readDocument(reply: Reply): BatchDocument {
  return { unit: reply.next(), start: reply.next(), end: reply.next() }
}

function readTally(reply: Reply): BatchTally {
  const note = readNoteRecord(reply.numbers, reply.at)
  reply.at += NOTE_WORDS
  const topic = topics[note.topic] as 'losses' | 'gaps'
  return { topic, note, count: reply.next(), pointer: reply.string(reply.next()) }
}
