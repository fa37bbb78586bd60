/** Reads the bytes of a body up to a limit, whatever `content-length` says. */
import { bytesOf, Gathered } from '../chunks.js'
import type { Deadline } from './deadline.js'

/** The part of a `ReadableStream` that reading a body needs, so that the streams of every runtime fit. */
export interface ByteStream {
  getReader(): {
    read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>
    cancel(reason?: unknown): Promise<void>
  }
}

/** The bytes, or why there are none. `incomplete`: reading failed, or the body is shorter than declared. */
export type Body =
  | { bytes: Uint8Array<ArrayBuffer>; failure?: undefined }
  | { bytes?: undefined; failure: 'too_large' | 'timeout' | 'incomplete' }

/** The limits of a body. */
export interface Bounds {
  /** The maximum length in bytes. */
  most: number
  /** The declared length: a shorter body was cut off. */
  declared?: number | undefined
  deadline: Deadline
}

/** Reads a body to its end. Cancels the stream on failure, so that the sender stops. */
export async function readBody(stream: ByteStream | null, bounds: Bounds): Promise<Body> {
  const reader = stream?.getReader()
  const body = await inTime(gathered(reader, bounds), bounds)
  // Not before: cancelling ends a pending read as if the body were complete.
  if (body.failure !== undefined) reader?.cancel().catch(() => {})
  return body
}

/** Reads a body with `arrayBuffer()`. */
export function wholeBody(request: { arrayBuffer(): Promise<ArrayBuffer> }, bounds: Bounds): Promise<Body> {
  const reading = async () => checked(new Uint8Array(await request.arrayBuffer()), bounds)
  return inTime(reading(), bounds)
}

async function gathered(reader: ReturnType<ByteStream['getReader']> | undefined, bounds: Bounds): Promise<Body> {
  const all = new Gathered()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    // A copy: a hook may pass on `bytes.buffer`, which must hold nothing behind the body.
    if (done || value === undefined) return checked(all.bytes().slice(), bounds)
    const chunk = bytesOf(value, 'a body')
    if (all.length + chunk.length > bounds.most) return { failure: 'too_large' }
    all.append(chunk)
  }
}

function checked(bytes: Uint8Array<ArrayBuffer>, { most, declared = 0 }: Bounds): Body {
  if (bytes.length > most) return { failure: 'too_large' }
  return bytes.length < declared ? { failure: 'incomplete' } : { bytes }
}

function inTime(reading: Promise<Body>, { deadline }: Bounds): Promise<Body> {
  const read = reading.catch((): Body => ({ failure: 'incomplete' }))
  return deadline.race(read).catch(() => ({ failure: 'timeout' }))
}

/** Returns the length that `content-length` declares, or undefined if it is missing or not a number. */
export function declaredLength(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined
}
