/** Cuts an archive into parts: NDJSON into batches of lines, or all of it as one document. */
import { Gathered } from '../input/chunks.js'
import { ArchiveError } from './archive_error.js'
import type { DocumentPlace } from './rejects.js'

/** The length of a batch in bytes, about, unless a line is longer. */
const BATCH = 1 << 18

/** The byte of a line feed. Only that ends a line, and each line is a document. */
export const LF = 10

/** A part of an archive. Its bytes are valid until the next part is requested. */
export type Part =
  /** Whole lines, or one document. */
  | { kind: 'batch'; bytes: Uint8Array; offset: number }
  /** A document over the limit, which is not kept in memory. */
  | { kind: 'long'; offset: number; length: number }

/** The longest line end. It does not count towards the length of a document that is a whole file. */
const LINE_END = 2

/**
 * Cuts after line ends, or nowhere. Documents over the limit that fit into a batch are left to the core. Exhaust the result
 * of a method before the next call.
 */
export class Lines {
  /** The number of bytes that have been cut. */
  offset = 0
  readonly #most: number
  readonly #isWhole: boolean
  readonly #pending = new Gathered()
  /** Where the last whole line of the pending bytes ends. */
  #end = 0
  /** How many bytes of a document over the limit have been skipped. */
  #skipped = 0

  /** With `isWhole`, everything is one document, whatever lines it has. */
  constructor(most: number, isWhole = false) {
    this.#most = isWhole ? most + LINE_END : most
    this.#isWhole = isWhole
  }

  *push(chunk: Uint8Array): Iterable<Part> {
    for (let at = 0; at < chunk.length; ) {
      const isSkipping = this.#skipped > 0
      const part = isSkipping && !this.#isWhole ? lineOf(chunk, at) : chunk.subarray(at, at + BATCH / 4)
      at += part.length
      yield* isSkipping ? this.#skip(part) : this.#gather(part)
    }
  }

  *#gather(part: Uint8Array): Iterable<Part> {
    const end = this.#isWhole ? 0 : part.lastIndexOf(LF) + 1
    if (end > 0) this.#end = this.#pending.length + end
    this.#pending.append(part)
    if (this.#pending.length < BATCH) return
    if (this.#end > 0) {
      yield this.#batch(this.#end)
      this.#pending.drop(this.#end)
      this.#end = 0
    } else if (this.#pending.length > this.#most) {
      this.#skipped = this.#pending.length
      this.#pending.drop(this.#skipped)
    }
  }

  *#skip(part: Uint8Array): Iterable<Part> {
    const isEnd = part.at(-1) === LF && !this.#isWhole
    this.#skipped += part.length - Number(isEnd)
    if (isEnd) yield this.#long(1)
  }

  *end(): Iterable<Part> {
    if (this.#skipped > 0) yield this.#long(0)
    else if (this.#pending.length > 0 || this.#isWhole) yield this.#batch(this.#pending.length)
  }

  #batch(length: number): Part {
    const { offset } = this
    this.offset += length
    return { kind: 'batch', bytes: this.#pending.bytes(length), offset }
  }

  #long(behind: number): Part {
    const { offset } = this
    const length = this.#skipped
    this.offset += length + behind
    this.#skipped = 0
    return { kind: 'long', offset, length }
  }
}

/** Returns the line that begins at an offset, with its end. */
export function lineOf(chunk: Uint8Array, at: number): Uint8Array {
  const end = chunk.indexOf(LF, at)
  return chunk.subarray(at, end < 0 ? chunk.length : end + 1)
}

/** Counts lines. The last one may lack its end. An empty text is one empty line, as in the core. */
export function linesIn(bytes: Uint8Array): number {
  let count = 0
  let at = 0
  do {
    at += lineOf(bytes, at).length
    count++
  } while (at < bytes.length)
  return count
}

/** A document with its place. `bytes` is undefined if the document is longer than the limit. */
export interface PlacedDocument extends DocumentPlace {
  bytes: Uint8Array | undefined
}

/** Yields the documents of an archive as `documentsIn` does. Throws an error if the first one spans several lines. */
export function archiveIn(chunks: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<PlacedDocument, undefined> {
  return documentsIn(chunks, most, refusePrettyPrinted)
}

/**
 * Yields the documents of NDJSON, without blank lines, unless those exceed the limit. The bytes of one are valid until the
 * next one is requested. `check` gets the first lines.
 */
export async function* documentsIn(
  chunks: AsyncIterable<Uint8Array>,
  most: number,
  check?: (first: Uint8Array) => void,
): AsyncGenerator<PlacedDocument, undefined> {
  let line = 1
  for await (const part of partsOf(chunks, new Lines(most))) {
    if (part.kind === 'long') {
      yield { line: line++, offset: part.offset, bytes: undefined }
      continue
    }
    if (line === 1) check?.(part.bytes)
    for (let at = 0; at < part.bytes.length; line++) {
      const bytes = lineOf(part.bytes, at)
      const isShown = bytes.length > most || !bytes.every(isBlank)
      if (isShown) yield { line, offset: part.offset + at, bytes: bytes.at(-1) === LF ? bytes.subarray(0, -1) : bytes }
      at += bytes.length
    }
  }
}

async function* partsOf(chunks: AsyncIterable<Uint8Array>, lines: Lines): AsyncIterable<Part> {
  for await (const chunk of chunks) yield* lines.push(chunk)
  yield* lines.end()
}

const [ARRAY, OBJECT] = [0x5b, 0x7b]
/** How no line ends that is a document: with an opening bracket or a comma. */
const UNENDED = [ARRAY, OBJECT, 0x2c]

/** Throws an error if the first document of an archive spans several lines: each of them would be an error of its own. */
export function refusePrettyPrinted(archive: Uint8Array): void {
  let line = 1
  for (let at = 0; at < archive.length; line++) {
    const bytes = lineOf(archive, at)
    const next = at + bytes.length
    if (isBeginning(bytes, archive.subarray(next))) throw new ArchiveError('pretty_printed', line, at)
    if (!bytes.every(isBlank)) return
    at = next
  }
}

/** Returns whether a line is the beginning of a document that goes on in the next one, and not one that is cut off. */
function isBeginning(line: Uint8Array, next: Uint8Array): boolean {
  const [first, last, following] = [line.find(isShown), line[endOf(line)], next.find(isShown)]
  const isOpen = (first === ARRAY || first === OBJECT) && UNENDED.includes(last as number)
  // The next one is a document of its own.
  const isCutOff = first === OBJECT && following === OBJECT
  return isOpen && following !== undefined && !isCutOff
}

const isShown = (byte: number) => !isBlank(byte)

/** Returns whether the core treats a byte as white space: form feeds are included. */
export function isBlank(byte: number): boolean {
  return byte === 0x20 || (byte >= 0x09 && byte <= 0x0d && byte !== 0x0b)
}

/** Returns the index of the last byte that is not white space. */
export function endOf(line: Uint8Array): number {
  let end = line.length - 1
  while (isBlank(line[end] as number)) end--
  return end
}
