/** Reads the complements that an earlier conversion wrote, in step with the documents that they belong to. */
import type { Complement } from '../conversion.js'
import { ArchiveError } from './archive_error.js'
import { bytesOf } from './chunk.js'
import type { HeldComplement } from './core_batch.js'
import { LF } from './framing.js'
import type { ArchiveFormat } from './stream_options.js'

/** A complement that `convert` reports. */
export const INVALID = {} as Complement

/** The text between a document's number and its complement's first member, as `convertStream` writes it. */
const BETWEEN = ',"complement":{'
/** The maximum length of a complement, per byte of the maximum length of a document. */
const MOST_PER_BYTE = 16
const MOST_BESIDE = 4096

const decoder = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true })
const encoder = /* @__PURE__ */ new TextEncoder()

interface Entry {
  number: number
  /** Undefined for `null`, as `convert` returns it for a document that needs no complement. */
  text: Uint8Array | undefined
}

/** A complement with the number of its document. */
type Held = Entry & { text: Uint8Array }

/** Reads complements in ascending order of their documents. */
export class Complements {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>
  readonly #key: 'line' | 'index'
  readonly #most: number
  #bytes = new Uint8Array(0)
  #at = 0
  #isDone = false
  #next: Held | undefined
  #last = -1
  /** The place in the stream of complements, for errors. */
  #line = 0
  #offset = 0

  constructor(stream: ReadableStream<Uint8Array>, format: ArchiveFormat, mostBytes: number) {
    this.#reader = stream.getReader()
    this.#key = format === 'json' ? 'index' : 'line'
    this.#most = MOST_PER_BYTE * mostBytes + MOST_BESIDE
  }

  /** Returns the complements of `count` documents, of which the first has the number `first`. */
  async take(first: number, count: number): Promise<HeldComplement[]> {
    const held: HeldComplement[] = []
    for (;;) {
      this.#next ??= await this.#read()
      if (this.#next === undefined || this.#next.number >= first + count) return held
      if (this.#next.number < first) throw this.#left()
      held.push({ unit: this.#next.number - first, text: this.#next.text })
      this.#next = undefined
    }
  }

  /** Returns whether the next complement is that of a document. */
  async isAt(number: number): Promise<boolean> {
    this.#next ??= await this.#read()
    return this.#next?.number === number
  }

  /** Throws an error if there are complements left. */
  async end(): Promise<void> {
    this.#next ??= await this.#read()
    if (this.#next !== undefined) throw this.#left()
  }

  #left(): ArchiveError {
    return this.#error('There is no document for this complement.')
  }

  /** Makes an error about the complement that was read last. */
  #error(reason: string): ArchiveError {
    return new ArchiveError(reason, { line: this.#line, offset: this.#offset, source: 'complements' })
  }

  cancel(reason: unknown): void {
    this.#reader.cancel(reason).catch(() => undefined)
  }

  async #read(): Promise<Held | undefined> {
    for (;;) {
      const line = await this.#readLine()
      if (line === undefined) return undefined
      if (line.every((byte) => byte <= 0x20)) continue
      const { number, text } = this.#entry(line)
      if (number <= this.#last) throw this.#error(`Each \`${this.#key}\` must be larger than the one before it.`)
      this.#last = number
      if (text !== undefined) return { number, text }
    }
  }

  async #readLine(): Promise<Uint8Array | undefined> {
    let from = this.#at
    for (;;) {
      const end = this.#bytes.indexOf(LF, from)
      if (end >= 0) return this.#cut(end, end + 1)
      from = this.#bytes.length
      if (from - this.#at > this.#most) throw this.#error('A complement is too long.')
      if (this.#isDone) return this.#at < from ? this.#cut(from, from) : undefined
      const { done, value } = await this.#reader.read()
      this.#isDone = done
      if (done) continue
      const chunk = bytesOf(value, 'complements')
      const rest = this.#bytes.subarray(this.#at)
      const joined = new Uint8Array(rest.length + chunk.length)
      joined.set(rest)
      joined.set(chunk, rest.length)
      from -= this.#at
      this.#bytes = joined
      this.#at = 0
    }
  }

  #cut(end: number, next: number): Uint8Array {
    const line = this.#bytes.subarray(this.#at, end)
    this.#offset += next - this.#at
    this.#at = next
    this.#line++
    return line
  }

  /** Reads a line. Parses it only if it differs from what `convertStream` writes. */
  #entry(line: Uint8Array): Entry {
    const start = `{"${this.#key}":`
    let at = start.length
    let number = 0
    for (let byte = line[at] ?? 0; byte >= 48 && byte <= 57; byte = line[++at] ?? 0) number = 10 * number + (byte - 48)
    const isOurs = hasAt(line, 0, start) && hasAt(line, at, BETWEEN) && line.at(-1) === 125
    if (isOurs && Number.isSafeInteger(number)) return { number, text: line.subarray(at + BETWEEN.length - 1, -1) }
    return this.#parsed(line)
  }

  #parsed(line: Uint8Array): Entry {
    try {
      const parsed = JSON.parse(decoder.decode(line))
      const number = parsed[this.#key]
      const { complement } = parsed
      if (Number.isSafeInteger(number) && typeof complement === 'object') {
        return { number, text: complement === null ? undefined : encoder.encode(JSON.stringify(complement)) }
      }
    } catch {
      // Reported below.
    }
    throw this.#error(`Each line must be an object with \`${this.#key}\` and \`complement\`.`)
  }
}

function hasAt(line: Uint8Array, at: number, text: string): boolean {
  for (let i = 0; i < text.length; i++) if (line[at + i] !== text.charCodeAt(i)) return false
  return true
}

/** Parses a complement. Returns `INVALID` if it is not JSON. */
export function complementOf({ text }: HeldComplement): Complement {
  try {
    return JSON.parse(decoder.decode(text))
  } catch {
    return INVALID
  }
}
