/** Cuts an archive into parts: NDJSON into batches of lines, or all of it as one document. */
import { Gathered } from '../input/chunks.js'
import { decoded } from '../input/encoding.js'
import { ArchiveError } from './archive_error.js'
import type { DocumentPlace } from './rejects.js'

/** The length of a batch in bytes, about, unless a line is longer. */
const BATCH = 1 << 18

/** The byte of a line feed. Only that ends a line, and each line is a document. */
export const LF = 10

/** Whole lines of an archive, a long line alone, or one document. The bytes are valid until the next part is requested. */
export interface Part {
  bytes: Uint8Array
  offset: number
  /** How many bytes of a document over the limit are left out. It is cut behind the limit. */
  cut: number
}

/** The longest line end. It does not count towards the length of a document that is a whole file. */
const LINE_END = 2

/**
 * Cuts after line ends, or nowhere. A line that is longer than a batch is a part of its own. A document over the limit is left to
 * the core, which refuses it: all of it if it fits into a batch, and else its beginning. Exhaust the result of a method before the
 * next call.
 */
export class Lines {
  offset = 0
  readonly #most: number
  readonly #pending = new Gathered()
  /** Where the last whole line of the pending bytes ends. */
  #end = 0
  /** How many bytes that follow the pending ones were skipped. */
  #skipped = 0

  /** With `isWhole`, everything is one document, whatever lines it has. */
  constructor(
    most: number,
    private readonly isWhole = false,
  ) {
    this.#most = isWhole ? most + LINE_END : most
  }

  *push(chunk: Uint8Array): Iterable<Part> {
    for (let at = 0; at < chunk.length; ) {
      const piece = chunk.subarray(at, at + BATCH / 4)
      const isLong = this.#end === 0 && this.#pending.length >= BATCH
      const part = isLong && !this.isWhole ? lineOf(piece, 0) : piece
      at += part.length
      const end = this.isWhole ? 0 : part.lastIndexOf(LF) + 1
      // Behind the limit, only the line feed is kept.
      const isOver = isLong && this.#pending.length > this.#most
      const kept = isOver ? part.subarray(part.length - Number(end > 0)) : part
      this.#skipped += part.length - kept.length
      if (end > 0) this.#end = this.#pending.length + Math.min(end, kept.length)
      this.#pending.append(kept)
      if (this.#pending.length >= BATCH && this.#end > 0) yield* this.#part(this.#end)
    }
  }

  *end(): Iterable<Part> {
    if (this.#pending.length > 0 || this.isWhole) yield* this.#part(this.#pending.length)
  }

  *#part(length: number): Iterable<Part> {
    const cut = this.#skipped
    yield { bytes: this.#pending.bytes(length), offset: this.offset, cut }
    this.offset += length + cut
    this.#pending.drop(length)
    this.#end = 0
    this.#skipped = 0
  }
}

/** Returns the line that begins at an offset, with its end. */
export function lineOf(chunk: Uint8Array, at: number): Uint8Array {
  const end = chunk.indexOf(LF, at)
  return chunk.subarray(at, end < 0 ? chunk.length : end + 1)
}

/** Counts lines. The last one may lack its end. An empty text is one empty line, as in the core. */
export function linesIn(bytes: Uint8Array): number {
  let count = 1
  for (let at = bytes.indexOf(LF) + 1; at > 0 && at < bytes.length; at = bytes.indexOf(LF, at) + 1) count++
  return count
}

/**
 * Yields the documents of NDJSON, without blank lines, unless those exceed the limit. Of one that is longer than the limit, so
 * much that it is longer, too. The bytes are valid until the next one is requested. `check` gets the first lines.
 */
export async function* documentsIn(
  chunks: AsyncIterable<Uint8Array>,
  most: number,
  check?: (first: Uint8Array) => void,
): AsyncGenerator<DocumentPlace & { bytes: Uint8Array }, undefined> {
  let line = 1
  for await (const { bytes: lines, offset } of partsOf(chunks, new Lines(most))) {
    if (line === 1) check?.(lines)
    for (let at = 0; at < lines.length; line++) {
      const bytes = lineOf(lines, at)
      const isShown = bytes.length > most || !bytes.every(isBlank)
      if (isShown) yield { line, offset: offset + at, bytes: bytes.at(-1) === LF ? bytes.subarray(0, -1) : bytes }
      at += bytes.length
    }
  }
}

async function* partsOf(chunks: AsyncIterable<Uint8Array>, lines: Lines): AsyncIterable<Part> {
  for await (const chunk of chunks) yield* lines.push(chunk)
  yield* lines.end()
}

/** The beginning of a document whose line ends with an opening bracket or a comma, and how the next line begins. */
const OPEN = /^([\t\n\f\r ]*)([[{])(?:[^\n]*[[{,])?[\t\f\r ]*\n[\t\n\f\r ]*([^\t\n\f\r ])/

/** Throws an error if the first document of an archive spans several lines: each of them would be an error of its own. */
export function refusePrettyPrinted(archive: Uint8Array): void {
  const [, blank = '', first, next] = OPEN.exec(decoded(archive)) ?? []
  // Behind an object that is cut off, the next one is a document of its own.
  if (first === undefined || (first === '{' && next === '{')) return
  throw new ArchiveError('pretty_printed', blank.split('\n').length, blank.lastIndexOf('\n') + 1)
}

/** Returns whether the core treats a byte as white space: form feeds are included. */
function isBlank(byte: number): boolean {
  return byte === 0x20 || (byte >= 0x09 && byte <= 0x0d && byte !== 0x0b)
}

/** Returns the index of the last byte that is not white space. */
export function endOf(line: Uint8Array): number {
  let end = line.length - 1
  while (isBlank(line[end] as number)) end--
  return end
}
