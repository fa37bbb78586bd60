/**
 * How an archive is cut into batches of whole documents: what both formats share. A batch is what the core
 * takes at once; a document that is longer than the limit is not kept in memory.
 */

/** How many bytes a batch has, unless a document is longer. */
export const BATCH = 1 << 18

/** What an archive is cut into. */
export type Part = Batch | Verbatim | LongDocument | CutDocument

/** Whole documents, with the bytes between them. The bytes are valid until the next part is asked for. */
export interface Batch {
  kind: 'batch'
  bytes: Uint8Array
  /** Where it begins in the archive. */
  offset: number
  /** Where the documents are, where not each line is one. */
  places: Places | undefined
}

/** Start and end of each document in a batch, and the line of the archive where it begins. */
export interface Places {
  spans: number[]
  lines: number[]
}

/** Bytes that belong to no document. */
export interface Verbatim {
  kind: 'verbatim'
  bytes: Uint8Array
}

/** A document over the limit. */
export interface LongDocument {
  kind: 'long'
  offset: number
  length: number
  /** The line where it begins, where not each line is a document. */
  line: number | undefined
}

/** The last document of an array that does not end. */
export interface CutDocument {
  kind: 'cut'
  bytes: Uint8Array
  offset: number
  line: number
}

/** Cuts an archive. Both methods are to be exhausted before the next call. */
export interface Framing {
  /** How many bytes have been cut. */
  readonly offset: number
  push(chunk: Uint8Array): Iterable<Part>
  end(): Iterable<Part>
}

/** Bytes that wait for the end of a document. */
export class Pending {
  #buffer = new Uint8Array(BATCH)
  length = 0

  append(bytes: Uint8Array): void {
    const length = this.length + bytes.length
    if (length > this.#buffer.length) {
      const larger = new Uint8Array(Math.max(length, 2 * this.#buffer.length))
      larger.set(this.bytes())
      this.#buffer = larger
    }
    this.#buffer.set(bytes, this.length)
    this.length = length
  }

  bytes(end: number = this.length): Uint8Array {
    return this.#buffer.subarray(0, end)
  }

  /** Forgets the first bytes. */
  drop(count: number): void {
    this.#buffer.copyWithin(0, count, this.length)
    this.length -= count
    if (this.length === 0 && this.#buffer.length > 4 * BATCH) this.#buffer = new Uint8Array(BATCH)
  }
}
