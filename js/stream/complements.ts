/** Reads the complements that an earlier conversion wrote, in step with the documents that they belong to. */
import { bytesOf, Gathered } from '../input/chunks.js'
import { decoded } from '../input/encoding.js'
import { ArchiveError, type ArchiveErrorCode } from './archive_error.js'
import type { BatchDocument, HeldComplements } from './batch.js'
import { documentsIn, endOf } from './lines.js'
import type { DocumentPlace } from './rejects.js'

/** The maximum length of a complement, per byte of the maximum length of a document. */
const MOST_PER_BYTE = 16
const MOST_BESIDE = 4096

/** How a line begins. Between that and the last brace stands the complement, which is passed on as it is written. */
const START = /^ *\{ *"line" *: *([1-9]\d{0,14}) *, *"complement" *: *(?=\{|null *\})/
const LONGEST_START = 64
/** The last line, with the number of lines of the archive: without it the file is cut off. */
const END = /^ *\{ *"lines" *: *(0|[1-9]\d{0,14}) *\} *\r?$/
const OPEN = 0x7b
const CLOSE = 0x7d

/** A complement as JSON, its place, and the line of its document. `null` stands for a document that needs none. */
interface Entry extends DocumentPlace {
  document: number
  text: Uint8Array | null
}

export class Complements {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>
  readonly #entries: AsyncGenerator<Entry, undefined>
  /** The entry that was read and not taken. */
  #next: Entry | undefined
  readonly #taken = new Gathered()

  constructor(stream: ReadableStream<Uint8Array>, mostBytes: number) {
    this.#reader = stream.getReader()
    this.#entries = entriesOf(this.#reader, MOST_PER_BYTE * mostBytes + MOST_BESIDE)
  }

  /** Returns the complements of `count` documents from the line `first`. They are valid until the next call. */
  async take(first: number, count: number): Promise<HeldComplements> {
    const places: BatchDocument[] = []
    this.#taken.drop(this.#taken.length)
    for (let next = await this.#peek(); next !== undefined; next = await this.#peek()) {
      const { document, text } = next
      if (document >= first + count) break
      if (document < first) throw orphan(next)
      this.#next = undefined
      if (text === null) continue
      const start = this.#taken.length
      this.#taken.append(text)
      places.push({ unit: document - first, start, end: this.#taken.length })
    }
    return { places, texts: this.#taken.bytes() }
  }

  async isAt(line: number): Promise<boolean> {
    return (await this.#peek())?.document === line
  }

  async end(): Promise<void> {
    const next = await this.#peek()
    if (next !== undefined) throw orphan(next)
  }

  cancel(reason: unknown): void {
    this.#reader.cancel(reason).catch(() => undefined)
  }

  async #peek(): Promise<Entry | undefined> {
    this.#next ??= (await this.#entries.next()).value
    return this.#next
  }
}

function orphan({ line, offset }: DocumentPlace): ArchiveError {
  return new ArchiveError('complement_orphan', line, offset)
}

/**
 * Yields the entries of one file, or of several that were joined: behind the end of one, lines count from there. The text of
 * an entry is valid until the next one is requested.
 */
async function* entriesOf(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  most: number,
): AsyncGenerator<Entry, undefined> {
  let place: DocumentPlace = { line: 1, offset: 0 }
  /** The number of lines of the files before this one, and the last line of this one that had an entry. */
  let [before, last] = [0, 0]
  let isEnded = false
  for await (const { line, offset, bytes } of documentsIn(chunksOf(reader), most)) {
    place = { line, offset }
    const refuse = (code: ArchiveErrorCode) => new ArchiveError(code, line, offset)
    if (bytes.length > most) throw refuse('complement_length')
    const text = decoded(bytes.subarray(0, LONGEST_START))
    const [, lines] = bytes.length <= LONGEST_START ? (END.exec(text) ?? []) : []
    isEnded = lines !== undefined
    if (isEnded) {
      if (Number(lines) < last) throw refuse('complement_order')
      before += Number(lines)
      last = 0
      continue
    }
    const [start, number] = START.exec(text) ?? []
    const end = endOf(bytes)
    if (start === undefined || bytes[end] !== CLOSE) throw refuse('complement_line')
    if (Number(number) <= last) throw refuse('complement_order')
    last = Number(number)
    const complement = bytes.subarray(start.length, end)
    yield { line, offset, document: before + last, text: complement[0] === OPEN ? complement : null }
  }
  if (!isEnded) throw new ArchiveError('complement_end', place.line, place.offset)
}

async function* chunksOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield bytesOf(value, 'complements')
  }
}
