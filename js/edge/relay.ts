/**
 * Passes a body on through a stream of our own, chunk by chunk, as fast as it is read. A runtime's `fetch` may repeat
 * a request whose bytes it knows, and it does not know those of such a stream.
 */
import type { ByteStream } from './body.js'

/** How a body is passed on. */
export interface Passage {
  /** The length in bytes, if it is known. workerd declares the length of no other streams. */
  length?: number | undefined
  /** After how many milliseconds without progress it fails: the sender is silent, or the reader does not read. */
  idle?: number | undefined
}

type Writer = WritableStreamDefaultWriter<Uint8Array>

/** Returns a stream with the bytes of a body. It fails if the body does. */
export function relayed(body: ByteStream | null, { length, idle }: Passage): ReadableStream<Uint8Array> {
  const { readable, writable } = channel(length)
  new Relay(body, writable.getWriter(), idle).start()
  return readable
}

/** Creates a stream and its other end. `FixedLengthStream` exists only in workerd. */
function channel(length: number | undefined): TransformStream<Uint8Array, Uint8Array> {
  const { FixedLengthStream } = globalThis as {
    FixedLengthStream?: new (length: number) => TransformStream<Uint8Array, Uint8Array>
  }
  return FixedLengthStream === undefined || length === undefined ? new TransformStream() : new FixedLengthStream(length)
}

class Relay {
  readonly #reader: ReturnType<ByteStream['getReader']> | undefined
  readonly #writer: Writer
  readonly #idle: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(body: ByteStream | null, writer: Writer, idle: number | undefined) {
    this.#reader = body?.getReader()
    this.#writer = writer
    this.#idle = idle
  }

  start(): void {
    this.#progress()
    // The reader may cancel while nothing is written.
    this.#writer.closed.catch((reason) => this.#fail(reason))
    this.#passAll().catch((reason) => this.#fail(reason))
  }

  async #passAll(): Promise<void> {
    for (;;) {
      const { done, value } = (await this.#reader?.read()) ?? { done: true }
      this.#progress()
      if (done || value === undefined) break
      await this.#writer.write(value)
      this.#progress()
    }
    await this.#writer.close()
    clearTimeout(this.#timer)
  }

  /** Starts the time again. */
  #progress(): void {
    if (this.#idle === undefined) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#fail(new Error('the body made no progress')), this.#idle)
    // In Node a body that nobody reads keeps no process running.
    ;(this.#timer as { unref?: () => void }).unref?.()
  }

  #fail(reason: unknown): void {
    clearTimeout(this.#timer)
    this.#reader?.cancel(reason).catch(() => {})
    this.#writer.abort(reason).catch(() => {})
  }
}
