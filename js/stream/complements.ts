/** Reads the complements that an earlier conversion wrote, in step with the documents that they belong to. */
import { bytesOf, Gathered } from '../chunks.js'
import type { Complement } from '../conversion.js'
import { ArchiveError, type ArchiveErrorCode } from './archive_error.js'
import type { HeldComplements } from './core_batch.js'
import { LF } from './framing.js'

/** A complement that `convert` reports. */
export const INVALID = {} as Complement

/** The text before a document's line, and between that and its complement's first member, as `convertStream` writes it. */
const START = '{"line":'
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
  readonly #most: number
  /** What was read and not passed on yet. One buffer for all of it: a copy for each chunk is collected too late. */
  readonly #pending = new Gathered()
  #bytes = this.#pending.bytes()
  #at = 0
  #isDone = false
  /** Valid until the next line is read. */
  #next: Held | undefined
  /** The complements of a batch. */
  readonly #taken = new Gathered()
  #last = -1
  /** The place in the stream of complements, for errors. */
  #line = 0
  #offset = 0

  constructor(stream: ReadableStream<Uint8Array>, mostBytes: number) {
    this.#reader = stream.getReader()
    this.#most = MOST_PER_BYTE * mostBytes + MOST_BESIDE
  }

  /**
   * Returns the complements of `count` documents, of which the first has the number `first`. They are valid until the
   * next call.
   */
  async take(first: number, count: number): Promise<HeldComplements> {
    const places: number[] = []
    this.#taken.drop(this.#taken.length)
    for (;;) {
      this.#next ??= await this.#read()
      if (this.#next === undefined || this.#next.number >= first + count) return { places, texts: this.#taken.bytes() }
      if (this.#next.number < first) throw this.#left()
      const start = this.#taken.length
      this.#taken.append(this.#next.text)
      places.push(this.#next.number - first, start, this.#taken.length)
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
    return this.#error('complement_orphan')
  }

  /** Makes an error about the complement that was read last. */
  #error(code: ArchiveErrorCode): ArchiveError {
    return new ArchiveError(code, { line: this.#line, offset: this.#offset })
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
      if (number <= this.#last) throw this.#error('complement_order')
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
      if (from - this.#at > this.#most) throw this.#error('complement_length')
      if (this.#isDone) return this.#at < from ? this.#cut(from, from) : undefined
      const { done, value } = await this.#reader.read()
      this.#isDone = done
      if (done) continue
      this.#pending.drop(this.#at)
      this.#pending.append(bytesOf(value, 'complements'))
      this.#bytes = this.#pending.bytes()
      from -= this.#at
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
    let at = START.length
    let number = 0
    for (let byte = line[at] ?? 0; byte >= 48 && byte <= 57; byte = line[++at] ?? 0) number = 10 * number + (byte - 48)
    // JSON has no number without digits, and none that begins with a zero before another digit.
    const digits = at - START.length
    const isNumber = digits === 1 || (digits > 1 && line[START.length] !== 48 && Number.isSafeInteger(number))
    const isOurs = isNumber && hasAt(line, 0, START) && hasAt(line, at, BETWEEN) && line.at(-1) === 125
    if (isOurs) return { number, text: line.subarray(at + BETWEEN.length - 1, -1) }
    return this.#parsed(line)
  }

  #parsed(line: Uint8Array): Entry {
    try {
      const parsed = JSON.parse(decoder.decode(line))
      const { line: number, complement } = parsed
      if (Number.isSafeInteger(number) && typeof complement === 'object') {
        return { number, text: complement === null ? undefined : encoder.encode(JSON.stringify(complement)) }
      }
    } catch {
      // Reported below.
    }
    throw this.#error('complement_line')
  }
}

function hasAt(line: Uint8Array, at: number, text: string): boolean {
  for (let i = 0; i < text.length; i++) if (line[at + i] !== text.charCodeAt(i)) return false
  return true
}

/** Parses a complement. Returns `INVALID` if it is not JSON. */
export function complementOf(text: Uint8Array): Complement {
  try {
    return JSON.parse(decoder.decode(text))
  } catch {
    return INVALID
  }
}
