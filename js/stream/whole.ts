/** Takes a file as one document, whatever its lines, so that it is converted like those of an archive. */
import { Gathered } from '../chunks.js'
import type { Framing, Part } from './framing.js'

/** The longest line end. It does not count towards the length of a query. */
const LINE_END = 2

export class Whole implements Framing {
  offset = 0
  readonly #most: number
  readonly #pending = new Gathered()

  constructor(most: number) {
    this.#most = most + LINE_END
  }

  *push(chunk: Uint8Array): Iterable<Part> {
    const wasLong = this.offset > this.#most
    this.offset += chunk.length
    if (!wasLong) this.#pending.append(chunk)
    if (this.offset <= this.#most) return
    yield { kind: 'piece', bytes: wasLong ? chunk : this.#pending.bytes() }
    this.#pending.drop(this.#pending.length)
  }

  *end(): Iterable<Part> {
    if (this.offset > this.#most) yield { kind: 'long', offset: 0, length: this.offset }
    else yield { kind: 'batch', bytes: this.#pending.bytes(), offset: 0, isWhole: true }
  }
}
