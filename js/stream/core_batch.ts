/**
 * Hands a batch of documents to the core and reads its reply. src/wasm/batch.rs documents the layout.
 */
import { call, room, viewAt } from '../core.js'
import { NOTE_WORDS, type NoteRecord, PADDING, REPORT_FLAGS, readNoteRecord } from '../generated/layout.js'
import { topics } from '../generated/tables.js'
import { shapeIndex } from '../options.js'
import { Reply } from '../reply.js'
import type { Shape } from '../types.js'
import type { Batch } from './framing.js'

const COMPLEMENT_WORDS = 3
/** The flags of a conversion, as in the core. */
const KEEPS = 1
const WHOLE = 2

/** A document that the core lists: its number in the batch, counting blank lines, and its range in the bytes. */
export interface BatchDocument {
  unit: number
  start: number
  end: number
}

/** Complements for documents of the batch. */
export interface HeldComplements {
  /** The number of the document, and the start and end of its complement, in turn. */
  places: readonly number[]
  texts: Uint8Array
}

export const NO_COMPLEMENTS: HeldComplements = { places: [], texts: /* @__PURE__ */ new Uint8Array(0) }

/** Returns a function that finds the complement of a document. Ask for documents in ascending order. */
export function complementsByUnit({ places, texts }: HeldComplements): (unit: number) => Uint8Array | undefined {
  let at = 0
  return (unit) => {
    while ((places[at] as number) < unit) at += COMPLEMENT_WORDS
    return places[at] === unit ? texts.subarray(places[at + 1], places[at + 2]) : undefined
  }
}

/** How often a loss or a gap occurred in a batch. */
export interface BatchTally {
  topic: 'losses' | 'gaps'
  note: NoteRecord
  count: number
  /** The JSON Pointer, with `*` for positions in arrays. */
  pattern: string
}

export interface ConvertedBatch {
  /** The number of documents and blank lines, and the number of blank lines. */
  units: number
  blank: number
  /** The number of converted documents that differ from the input. */
  changed: number
  /** Valid until the next call of the core, like the complements. */
  output: Uint8Array
  complements: Uint8Array
  refused: BatchDocument[]
  tallies: BatchTally[]
}

interface CheckedBatch {
  units: number
  blank: number
  /** The documents with problems. */
  listed: BatchDocument[]
}

/**
 * Converts a batch. `first` is the number of the batch's first document in the whole output. Complements are made only
 * if `keeps` is true.
 */
export function convertBatch(
  shape: Shape,
  batch: Batch,
  settings: Uint8Array,
  held: HeldComplements,
  first: number,
  keeps: boolean,
): ConvertedBatch {
  write(batch, settings, held)
  const { length } = batch.bytes
  const count = held.places.length / COMPLEMENT_WORDS
  const address = call((core) =>
    core.convert_batch(
      shapeIndex(shape),
      length,
      settings.length,
      count,
      held.texts.length,
      first,
      (keeps ? KEEPS : 0) | (batch.isWhole ? WHOLE : 0),
    ),
  )
  const reply = new Reply(address, REPORT_FLAGS)
  const [units, blank, changed] = [reply.next(), reply.next(), reply.next()]
  const output = viewAt(reply.next(), reply.next())
  const complements = viewAt(reply.next(), reply.next())
  const [refused, tallies] = [reply.next(), reply.next()]
  return {
    units,
    blank,
    changed,
    output,
    complements,
    refused: listOf(refused, () => readListed(reply)),
    tallies: listOf(tallies, () => readTally(reply)),
  }
}

/** Validates a batch. */
export function checkBatch(shape: Shape, batch: Batch, settings: Uint8Array): CheckedBatch {
  write(batch, settings, NO_COMPLEMENTS)
  const { length } = batch.bytes
  const address = call((core) => core.check_batch(shapeIndex(shape), length, settings.length))
  const reply = new Reply(address, REPORT_FLAGS)
  const [units, blank, listed] = [reply.next(), reply.next(), reply.next()]
  return { units, blank, listed: listOf(listed, () => readListed(reply)) }
}

function listOf<T>(length: number, next: () => T): T[] {
  return Array.from({ length }, next)
}

function readListed(reply: Reply): BatchDocument {
  return { unit: reply.next(), start: reply.next(), end: reply.next() }
}

function readTally(reply: Reply): BatchTally {
  const note = readNoteRecord(reply.numbers, reply.at)
  reply.at += NOTE_WORDS
  const topic = topics[note.topic] as 'losses' | 'gaps'
  return { topic, note, count: reply.next(), pattern: reply.string(reply.next()) }
}

/** Writes a batch, its settings and its complements into the core's memory. */
function write({ bytes }: Batch, settings: Uint8Array, held: HeldComplements): void {
  const numbers = new Uint8Array(Uint32Array.from(held.places).buffer)
  const behind = bytes.length + PADDING
  const into = room(behind + settings.length + numbers.length + held.texts.length)
  into.set(bytes)
  into.set(settings, behind)
  into.set(numbers, behind + settings.length)
  into.set(held.texts, behind + settings.length + numbers.length)
}
