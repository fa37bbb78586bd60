/** Reads the complements that an earlier conversion wrote, in step with the documents that they belong to. */
import { bytesOf, Gathered } from '../chunks.js'
import { decoded } from '../core.js'
import { ArchiveError, type ArchiveErrorCode } from './archive_error.js'
import type { HeldComplements } from './batch.js'
import { documentsIn, type PlacedDocument } from './lines.js'
import type { DocumentPlace } from './rejects.js'

/** The maximum length of a complement, per byte of the maximum length of a document. */
const MOST_PER_BYTE = 16
const MOST_BESIDE = 4096

/** How `convertStream` begins a line: then the complement is passed on as it is written. */
const START = /^\{"line":(0|[1-9]\d{0,14}),"complement":(?=\{)/
const LONGEST_START = 64
const BRACE = 0x7d

const decoder = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true })
const encoder = /* @__PURE__ */ new TextEncoder()

/** A complement as JSON, and the line of its document. `null` stands for a document that needs none. */
interface Entry {
  document: number
  text: Uint8Array | null
}

export class Complements {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>
  readonly #chunks: AsyncIterator<Iterable<PlacedDocument>, undefined>
  /** The rest of the chunk. */
  #lines: Iterator<PlacedDocument, undefined> = [].values()
  readonly #most: number
  #next: Entry | undefined
  #last = -1
  /** The place of the last line, for errors. */
  #place: DocumentPlace = { line: 0, offset: 0 }
  readonly #taken = new Gathered()

  constructor(stream: ReadableStream<Uint8Array>, mostBytes: number) {
    this.#reader = stream.getReader()
    this.#most = MOST_PER_BYTE * mostBytes + MOST_BESIDE
    this.#chunks = documentsIn(chunksOf(this.#reader), this.#most)
  }

  /** Returns the complements of `count` documents from the line `first`. They are valid until the next call. */
  async take(first: number, count: number): Promise<HeldComplements> {
    const places: HeldComplements['places'][number][] = []
    this.#taken.drop(this.#taken.length)
    for (let next = await this.#peek(); next !== undefined; next = await this.#peek()) {
      if (next.document >= first + count) break
      if (next.document < first) throw this.#error('complement_orphan')
      this.#next = undefined
      if (next.text === null) continue
      const start = this.#taken.length
      this.#taken.append(next.text)
      places.push({ unit: next.document - first, start, end: this.#taken.length })
    }
    return { places, texts: this.#taken.bytes() }
  }

  /** Returns whether the next complement is that of a line. */
  async isAt(line: number): Promise<boolean> {
    return (await this.#peek())?.document === line
  }

  async end(): Promise<void> {
    if ((await this.#peek()) !== undefined) throw this.#error('complement_orphan')
  }

  cancel(reason: unknown): void {
    this.#reader.cancel(reason).catch(() => undefined)
  }

  async #peek(): Promise<Entry | undefined> {
    if (this.#next !== undefined) return this.#next
    let { value } = this.#lines.next()
    while (value === undefined) {
      const chunk = (await this.#chunks.next()).value
      if (chunk === undefined) return undefined
      this.#lines = chunk[Symbol.iterator]()
      value = this.#lines.next().value
    }
    this.#place = value
    const { bytes } = value
    if (bytes === undefined || bytes.length > this.#most) throw this.#error('complement_length')
    const entry = entryOf(bytes)
    if (entry === undefined) throw this.#error('complement_line')
    if (entry.document <= this.#last) throw this.#error('complement_order')
    this.#last = entry.document
    this.#next = entry
    return entry
  }

  #error(code: ArchiveErrorCode): ArchiveError {
    return new ArchiveError(code, this.#place.line, this.#place.offset)
  }
}

async function* chunksOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield bytesOf(value, 'complements')
  }
}

/** Reads a line. Returns undefined if it is wrong. */
function entryOf(line: Uint8Array): Entry | undefined {
  const [start, number] = START.exec(decoded(line.subarray(0, LONGEST_START))) ?? []
  if (start !== undefined && line.at(-1) === BRACE)
    return { document: Number(number), text: line.subarray(start.length, -1) }
  try {
    const { line: document, complement } = JSON.parse(decoder.decode(line))
    if (!Number.isSafeInteger(document) || typeof complement !== 'object') return undefined
    return { document, text: complement && encoder.encode(JSON.stringify(complement)) }
  } catch {
    return undefined
  }
}
