/** The parts that an archive is cut into: lines.ts cuts NDJSON, and whole.ts takes all as one document. */

/** The length of a batch in bytes, unless a line is longer. */
export const BATCH = 1 << 18

/** The byte of a line feed. */
export const LF = 10

/** A part of an archive. */
export type Part = Batch | Piece | LongLine

/** Whole lines, or one document. The bytes are valid until the next part is requested. */
export interface Batch {
  kind: 'batch'
  bytes: Uint8Array
  /** The offset of the batch in the archive. */
  offset: number
  /** Whether it is one document, whatever lines it has. */
  isWhole: boolean
}

/** Some bytes of a line over the limit, which is not kept in memory. */
interface Piece {
  kind: 'piece'
  bytes: Uint8Array
}

/** A line over the limit. It comes after its last piece. */
interface LongLine {
  kind: 'long'
  offset: number
  length: number
}

/** Cuts an archive. Exhaust the result of a method before the next call. */
export interface Framing {
  /** The number of bytes that have been cut. */
  readonly offset: number
  push(chunk: Uint8Array): Iterable<Part>
  end(): Iterable<Part>
}
