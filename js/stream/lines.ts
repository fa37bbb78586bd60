/** Cuts NDJSON into batches of lines. Only a line feed ends a line, and each line is a document. */
import { Gathered } from '../chunks.js'
import { BATCH, type Framing, LF, type Part } from './framing.js'

/** Cuts after line ends. */
export class Lines implements Framing {
  /** The offset of the pending bytes in the archive. */
  offset = 0
  readonly #most: number
  readonly #pending = new Gathered()
  /** How many bytes of a line over the limit have been skipped. */
  #passed = 0

  constructor(most: number) {
    this.#most = most
  }

  *push(chunk: Uint8Array): Iterable<Part> {
    let at = 0
    while (at < chunk.length) {
      if (this.#passed > 0) {
        const end = chunk.indexOf(LF, at)
        const next = end < 0 ? chunk.length : end + 1
        yield { kind: 'piece', bytes: chunk.subarray(at, next) }
        this.#passed += (end < 0 ? next : end) - at
        if (end < 0) return
        yield this.#long(1)
        at = next
        continue
      }
      if (this.#pending.length === 0 && chunk.length - at >= BATCH) {
        const end = chunk.lastIndexOf(LF, at + BATCH - 1) + 1
        if (end > at) {
          yield this.#batch(chunk.subarray(at, end))
          at = end
          continue
        }
      }
      const room = Math.max(BATCH - this.#pending.length, BATCH / 4)
      const part = chunk.subarray(at, at + room)
      const isMore = this.#pending.length >= BATCH
      const before = this.#pending.length
      this.#pending.append(part)
      at += part.length
      if (this.#pending.length < BATCH) return
      // If a whole batch was pending, it had no line end, so search only the new bytes.
      const end = isMore ? endBehind(part, before) : this.#pending.bytes().lastIndexOf(LF) + 1
      if (end > 0) {
        yield this.#batch(this.#pending.bytes(end))
        this.#pending.drop(end)
      } else if (this.#pending.length > this.#most) {
        this.#passed = this.#pending.length
        yield { kind: 'piece', bytes: this.#pending.bytes() }
        this.#pending.drop(this.#passed)
      }
    }
  }

  *end(): Iterable<Part> {
    if (this.#passed > 0) yield this.#long(0)
    else if (this.#pending.length > 0) yield this.#batch(this.#pending.bytes())
  }

  #batch(bytes: Uint8Array): Part {
    const { offset } = this
    this.offset += bytes.length
    return { kind: 'batch', bytes, offset, isWhole: false }
  }

  #long(behind: number): Part {
    const { offset } = this
    const length = this.#passed
    this.offset += length + behind
    this.#passed = 0
    return { kind: 'long', offset, length }
  }
}

/** Counts lines. The last one may lack its end. An empty text is one empty line, as in the core. */
export function linesIn(bytes: Uint8Array): number {
  let count = 0
  let at = 0
  do {
    const end = bytes.indexOf(LF, at)
    at = end < 0 ? bytes.length : end + 1
    count++
  } while (at < bytes.length)
  return count
}

function endBehind(part: Uint8Array, before: number): number {
  const end = part.lastIndexOf(LF)
  return end < 0 ? 0 : before + end + 1
}
