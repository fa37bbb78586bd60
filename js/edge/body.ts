/** Reads the bytes of a body, and never more than a limit, whatever its length is said to be. */
import { typeOf } from '../tag.js'

/** What a body is read from: the `ReadableStream` of any runtime. */
export interface ByteStream {
  getReader(): {
    read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>
    cancel(reason?: unknown): Promise<void>
  }
}

/** The bytes, or why there are none: `aborted` by the signal; `incomplete`, as reading failed. */
export type Body =
  | { bytes: Uint8Array<ArrayBuffer>; failure?: undefined }
  | { bytes?: undefined; failure: 'too_large' | 'aborted' | 'incomplete' }

/** What `arrayBuffer()` of a request gives, as a body. */
export async function wholeBody(buffer: Promise<ArrayBuffer>, { most, declared = 0 }: Bounds): Promise<Body> {
  try {
    const bytes = new Uint8Array(await buffer)
    if (bytes.length > most) return { failure: 'too_large' }
    return bytes.length < declared ? { failure: 'incomplete' } : { bytes }
  } catch {
    return { failure: 'incomplete' }
  }
}

/** What is known of a body beforehand. */
export interface Bounds {
  /** The most bytes. */
  most: number
  /** The length that the headers declare: a shorter body was cut off. */
  declared?: number | undefined
}

/** Reads a body to its end, or until a signal ends it. */
export async function readBody(stream: ByteStream | null, bounds: Bounds & { signal: AbortSignal }): Promise<Body> {
  const { signal } = bounds
  const reading = new Reading(stream, bounds)
  const abort = () => reading.abort()
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await reading.body
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

/** A body that is being read. One that fails is cancelled, so that nobody goes on sending it. */
export class Reading {
  /** What comes of it. */
  readonly body: Promise<Body>
  readonly #reader: ReturnType<ByteStream['getReader']> | undefined
  #settle: (body: Body) => void = () => {}

  constructor(stream: ByteStream | null, { most, declared = 0 }: Bounds) {
    this.#reader = stream?.getReader()
    this.body = new Promise((resolve) => {
      this.#settle = resolve
    })
    this.#read(new Gathered(most), declared).catch(() => this.#fail('incomplete'))
  }

  /** It has taken too long, or nobody wants it any more. */
  abort(): void {
    this.#fail('aborted')
  }

  async #read(gathered: Gathered, declared: number): Promise<void> {
    for (;;) {
      const { done, value } = (await this.#reader?.read()) ?? { done: true }
      if (done || value === undefined) break
      if (!gathered.add(value)) return this.#fail('too_large')
    }
    const bytes = gathered.bytes()
    if (bytes.length < declared) this.#fail('incomplete')
    else this.#settle({ bytes })
  }

  #fail(failure: NonNullable<Body['failure']>): void {
    // Settled first: a read that is under way ends when it is cancelled, as if the body did.
    this.#settle({ failure })
    this.#reader?.cancel().catch(() => {})
  }
}

/** The length that the headers declare; undefined where they declare none that counts. */
export function declaredLength(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined
}

/** Chunks in one buffer that grows by doubling: a million chunks of one byte cost no more than one of a million. */
class Gathered {
  readonly #most: number
  #buffer: Uint8Array<ArrayBuffer> = new Uint8Array(0)
  #length = 0

  constructor(most: number) {
    this.#most = most
  }

  /** Whether there was room. */
  add(chunk: Uint8Array): boolean {
    if (!ArrayBuffer.isView(chunk)) throw new TypeError(`a chunk of a body must be a Uint8Array, not ${typeOf(chunk)}`)
    const length = this.#length + chunk.length
    if (length > this.#most) return false
    // Most bodies are a single chunk, which need not be copied.
    if (this.#length === 0) this.#buffer = chunk as Uint8Array<ArrayBuffer>
    else {
      if (length > this.#buffer.length) this.#grow(length)
      this.#buffer.set(chunk, this.#length)
    }
    this.#length = length
    return true
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return this.#buffer.subarray(0, this.#length)
  }

  #grow(needed: number): void {
    const larger = new Uint8Array(Math.min(Math.max(needed, 2 * this.#buffer.length), this.#most))
    larger.set(this.#buffer.subarray(0, this.#length))
    this.#buffer = larger
  }
}
