/**
 * A reply of the core, copied out of its memory: 32-bit words, and one text with all strings. It is read in order;
 * src/report/layout.rs documents the layout.
 */
import { bytesAt, decoded, memoryNumbers, textAt } from './core.js'
import { REPORT_LENGTH, REPORT_TEXT, REPORT_TEXT_LENGTH } from './generated/layout.js'

/** Up to this many words, a loop copies faster than `slice`. */
const FEW = 512
/** Up to this many bytes, decoding the text at once takes less time than copying it. */
const SHORT = 1 << 10
const LONG = 1 << 14

/** The words and text of a reply, as copies: later calls may overwrite the memory. */
export class Reply {
  readonly numbers: ArrayLike<number>
  /** The index of the next word. */
  at: number
  /** Whether there is so much text that pointers are built only when they are read. */
  readonly isLong: boolean
  readonly #text: () => string
  #textAt = 0

  /** Copies the reply at an address. Reading starts at the word `from`. */
  constructor(address: number, from: number) {
    const memory = memoryNumbers()
    const start = address >>> 2
    this.numbers = copied(memory, start, memory[start + REPORT_LENGTH] as number)
    this.at = from
    const length = this.word(REPORT_TEXT_LENGTH)
    this.isLong = length > LONG
    this.#text = copiedText(this.word(REPORT_TEXT), length)
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

function copied(memory: Uint32Array, start: number, length: number): ArrayLike<number> {
  if (length > FEW) return memory.slice(start, start + length)
  const numbers = new Array<number>(length)
  for (let at = 0; at < length; at++) numbers[at] = memory[start + at] as number
  return numbers
}
