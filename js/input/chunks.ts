/** Checks and gathers the chunks of the streams that are read. */
import { mustBe, tagOf, typeOf } from './tag.js'

/** Returns `chunk` if it holds bytes. Throws a TypeError otherwise. */
export function bytesOf(chunk: unknown, stream: 'an archive' | 'complements' | 'a body'): Uint8Array {
  // The class of another realm is another one.
  if (chunk instanceof Uint8Array || tagOf(chunk) === 'Uint8Array') return chunk as Uint8Array
  const advice = typeof chunk === 'string' ? ': pipe text through a TextEncoderStream' : ''
  throw mustBe(`a chunk of ${stream}`, 'a Uint8Array', chunk, typeOf(chunk) + advice)
}

/** A larger buffer, which a single long document needs, is released when it is empty. */
const MOST_KEPT = 1 << 22

/** Gathers bytes in one buffer that grows by doubling, so that many small chunks cost no more than a large one. */
export class Gathered {
  #buffer = new Uint8Array(0)
  length = 0

  append(bytes: Uint8Array): void {
    const length = this.length + bytes.length
    if (length > this.#buffer.length) {
      const larger = new Uint8Array(Math.max(length, 2 * this.#buffer.length))
      larger.set(this.bytes())
      this.#buffer = larger
    }
    this.#buffer.set(bytes, this.length)
    this.length = length
  }

  /** Returns the first bytes, or all. They are valid until bytes are removed. */
  bytes(end: number = this.length): Uint8Array<ArrayBuffer> {
    return this.#buffer.subarray(0, end)
  }

  drop(count: number): void {
    this.#buffer.copyWithin(0, count, this.length)
    this.length -= count
    if (this.length === 0 && this.#buffer.length > MOST_KEPT) this.#buffer = new Uint8Array(0)
  }
}
