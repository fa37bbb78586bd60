/**
 * A reply of the core, copied out of its memory: 32-bit words, and one text with all strings. It is read in order;
 * src/report/layout.rs documents the layout.
 */
import { bytesAt, decoded, memoryNumbers, textAt } from './core.js'
import { REPORT_LENGTH, REPORT_TEXT, REPORT_TEXT_LENGTH } from './generated/layout.js'

/** The words and text of a reply, as copies: later calls may overwrite the memory. */
export class Reply {
  readonly numbers: Uint32Array
  /** The index of the next word. */
  at: number
  readonly #text: () => string
  #textAt = 0

  /** Copies the reply at an address. Reading starts at the word `from`. */
  constructor(address: number, from: number) {
    const memory = memoryNumbers()
    const start = address >>> 2
    this.numbers = memory.slice(start, start + (memory[start + REPORT_LENGTH] as number))
    this.at = from
    this.#text = copiedText(this.word(REPORT_TEXT), this.word(REPORT_TEXT_LENGTH))
  }

  word(at: number): number {
    return this.numbers[at] as number
  }

  next(): number {
    return this.numbers[this.at++] as number
  }

  /** Reads the next string, which has `units` UTF-16 units. */
  string(units: number): string {
    if (units === 0) return ''
    const start = this.#textAt
    this.#textAt += units
    return this.#text().slice(start, this.#textAt)
  }
}

/** Up to this many bytes, decoding a text takes less time than copying it. */
const SHORT = 1 << 10

/** Copies a text out of the core's memory. A long one is decoded when it is first read. */
export function copiedText(address: number, length: number): () => string {
  if (length <= SHORT) {
    const text = textAt(address, length)
    return () => text
  }
  const bytes = bytesAt(address, length)
  let text: string | undefined
  return () => {
    text ??= decoded(bytes)
    return text
  }
}
