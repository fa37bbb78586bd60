/** Reads the complements that an earlier conversion wrote, in step with the documents that they belong to. */
import { bytesOf, Gathered } from '../chunks.js'
import { decoded } from '../core.js'
import { ArchiveError } from './archive_error.js'
import type { BatchDocument, HeldComplements } from './batch.js'
import { documentsIn, isBlank } from './lines.js'
import type { DocumentPlace } from './rejects.js'

/** The maximum length of a complement, per byte of the maximum length of a document. */
const MOST_PER_BYTE = 16
const MOST_BESIDE = 4096

/** How a line begins. Between that and the last brace stands the complement, which is passed on as it is written. */
const START = /^ *\{ *"line" *: *(0|[1-9]\d{0,14}) *, *"complement" *: *(?=\{)/
const LONGEST_START = 64
const CLOSE = 0x7d

/** A complement as JSON, its place, and the line of its document. */
interface Entry extends DocumentPlace {
  document: number
  text: Uint8Array
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
      const start = this.#taken.length
      this.#taken.append(text)
      places.push({ unit: document - first, start, end: this.#taken.length })
    }
    return { places, texts: this.#taken.bytes() }
  }

  /** Returns whether the next complement is that of a line. */
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

/** Yields the entries of a file. The text of one is valid until the next one is requested. */
async function* entriesOf(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  most: number,
): AsyncGenerator<Entry, undefined> {
  let last = -1
  for await (const { line, offset, bytes } of documentsIn(chunksOf(reader), most)) {
    if (bytes === undefined || bytes.length > most) throw new ArchiveError('complement_length', line, offset)
    const [start, number] = START.exec(decoded(bytes.subarray(0, LONGEST_START))) ?? []
    let end = bytes.length - 1
    while (isBlank(bytes[end] as number)) end--
    if (start === undefined || bytes[end] !== CLOSE) throw new ArchiveError('complement_line', line, offset)
    const document = Number(number)
    if (document <= last) throw new ArchiveError('complement_order', line, offset)
    last = document
    yield { line, offset, document, text: bytes.subarray(start.length, end) }
  }
}

async function* chunksOf(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield bytesOf(value, 'complements')
  }
}
