/**
 * A reply of the core: 32-bit words, and one text with all strings. It is read in order, before the next call of the core;
 * src/layout.rs documents the layout.
 */
import { memoryNumbers, textAt } from './core.js'
import { REPORT_TEXT, REPORT_TEXT_LENGTH } from './generated/layout.js'

export class Reply {
  /** The core's memory. */
  readonly numbers = memoryNumbers()
  /** The index of the next word. */
  at: number
  readonly #start: number
  readonly #text: string
  #textAt = 0

  /** Reading starts at the word `from` of the reply at an address. */
  constructor(address: number, from: number) {
    this.#start = address >>> 2
    this.at = this.#start + from
    this.#text = textAt(this.word(REPORT_TEXT), this.word(REPORT_TEXT_LENGTH))
  }

  /** Returns a word of the head. */
  word(index: number): number {
    return this.numbers[this.#start + index] as number
  }

  next(): number {
    return this.numbers[this.at++] as number
  }

  /** Reads the next string, which has `units` UTF-16 units. */
  string(units: number): string {
    if (units === 0) return ''
    const start = this.#textAt
    this.#textAt += units
    return this.#text.slice(start, this.#textAt)
  }
}
