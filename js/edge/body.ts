/**
 * Reads the bytes of a body, and never more than a limit, whatever its length is said to be.
 */

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

/** How a body is read. */
export interface Reading {
  /** The most bytes. */
  most: number
  /** The length that the headers declare: a shorter body was cut off. */
  declared?: number | undefined
  /** Ends the reading. */
  signal: AbortSignal
}

/** Reads a body to its end. One that fails is cancelled, so that nobody goes on sending it. */
export function readBody(stream: ByteStream | null, { most, declared, signal }: Reading): Promise<Body> {
  if (stream === null) return Promise.resolve({ bytes: new Uint8Array(0) })
  const reader = stream.getReader()
  const { promise, resolve } = settling<Body>()
  const fail = (failure: 'too_large' | 'aborted' | 'incomplete') => {
    // Resolved first: a read that is under way ends when it is cancelled, as if the body did.
    resolve({ failure })
    reader.cancel().catch(() => {})
  }
  const abort = () => fail('aborted')
  const readAll = async () => {
    const gathered = new Gathered(most)
    for (;;) {
      const { done, value } = await reader.read()
      if (done || value === undefined) break
      if (!gathered.add(value)) return fail('too_large')
    }
    const bytes = gathered.bytes()
    if (bytes.length < (declared ?? 0)) fail('incomplete')
    else resolve({ bytes })
  }
  if (signal.aborted) abort()
  else {
    signal.addEventListener('abort', abort, { once: true })
    readAll().catch(() => fail('incomplete'))
  }
  return promise.finally(() => signal.removeEventListener('abort', abort))
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
    if (!ArrayBuffer.isView(chunk)) throw new TypeError('a body is made of bytes')
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

function settling<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}
