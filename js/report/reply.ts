/**
 * A reply of the core: 32-bit words, and one text with all strings. It is read in order, before the next call of the core;
 * src/layout.rs documents the layout.
 */
import type { Core } from '../cores/core.js'
import { REPORT_TEXT, REPORT_TEXT_LENGTH, STEP_NAME, STEP_WORD } from '../generated/layout.js'
import { words } from '../generated/tables.js'
import type { Edit, Span } from '../types/types.js'
import { escaped } from './message.js'

/** An entry of a list: its path, and its places in the input and in the output. */
interface Listed {
  path: (string | number)[]
  pointer: string
  span: Span | undefined
  outputSpan: Span | undefined
}

export class Reply {
  /** The core's memory. */
  readonly numbers: Uint32Array
  /** The index of the next word. */
  at: number
  readonly #start: number
  readonly #text: string
  #textAt = 0
  readonly #path: (string | number)[] = []
  /** The pointers of the beginnings of the path, as far as they were asked for. */
  readonly #pointers: string[] = []

  /** Reading starts at the word `from` of the reply at an address. */
  constructor(core: Core, address: number, from: number) {
    this.numbers = core.memoryNumbers()
    this.#start = address >>> 2
    this.at = this.#start + from
    this.#text = core.textAt(this.word(REPORT_TEXT), this.word(REPORT_TEXT_LENGTH))
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

  /** Reads what every entry of a list has: after its record of `words` words its path, and `spans` places. */
  listed(words: number, spans: number): Listed {
    this.at += words
    const path = this.#nextPath()
    const pointer = this.#pointer()
    const span = spans > 0 ? this.#span() : undefined
    const outputSpan = spans > 1 ? this.#span() : undefined
    return { path, pointer, span, outputSpan }
  }

  /** Reads a path. Consecutive paths usually share segments, so the reply has only the others, and pointers are reused. */
  #nextPath(): (string | number)[] {
    const [shared, count] = [this.next(), this.next()]
    // Not by `length`: setting it costs more than a few pops.
    while (this.#path.length > shared) this.#path.pop()
    while (this.#pointers.length > shared) this.#pointers.pop()
    for (let i = 0; i < count; i++) this.#path.push(this.segment())
    return this.#path.slice()
  }

  /** Reads a segment of a path. */
  segment(): string | number {
    const step = this.next()
    if (step >= STEP_NAME) return this.string(step - STEP_NAME)
    return step >= STEP_WORD ? (words[step - STEP_WORD] as string) : step
  }

  /** Returns the JSON Pointer of the last path. */
  #pointer(): string {
    let pointer = this.#pointers.at(-1) ?? ''
    for (let at = this.#pointers.length; at < this.#path.length; at++) {
      pointer = below(pointer, this.#path[at] as string | number)
      this.#pointers.push(pointer)
    }
    return pointer
  }

  /** Returns the pointer of the last path without its last segments. */
  above(segments: number): string {
    return this.#pointers.at(-1 - segments) ?? ''
  }

  #span(): Span {
    return { start: this.next(), end: this.next(), line: this.next(), column: this.next() }
  }

  edits(): Edit[] {
    const edits: Edit[] = []
    for (let left = this.next(); left > 0; left--) {
      edits.push({ start: this.next(), end: this.next(), text: this.string(this.next()) })
    }
    return edits
  }
}

export function below(pointer: string, segment: string | number): string {
  return `${pointer}/${typeof segment === 'string' ? escaped(segment) : segment}`
}
