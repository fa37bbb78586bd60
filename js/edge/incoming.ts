/** Checks incoming requests, and reads bodies up to a limit, whatever `content-length` says. */
import { bytesOf, Gathered } from '../input/chunks.js'
import { mustBe, tagOf } from '../input/tag.js'
import type { JsonValue } from '../types/types.js'
import type { Deadline } from './deadline.js'

/** The part of a `ReadableStream` that reading a body needs, so that the streams of every runtime fit. */
export interface ByteStream {
  getReader(): {
    read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>
    cancel(reason?: unknown): Promise<void>
  }
}

/** A `Request` whose body has not been read: the part that the receiver needs, so that those of every runtime fit. */
export interface IncomingRequest {
  readonly method: string
  readonly headers: { get(name: string): string | null }
  readonly body: ByteStream | null
  readonly bodyUsed: boolean
  arrayBuffer?(): Promise<ArrayBuffer>
}

/** What tells them from other values: the class, and a member with its type. */
const MESSAGES = { request: ['Request', 'method', 'string'], answer: ['Response', 'status', 'number'] } as const

/** Throws a TypeError for another value, for example because an `await` is missing, and if the body has been read. */
export function checkUnread(value: unknown, what: keyof typeof MESSAGES): void {
  const [kind, head, type] = MESSAGES[what]
  // Read each once: getters are slow in workerd.
  const { headers, body, bodyUsed, [head]: first } = (value ?? {}) as Partial<IncomingRequest & Response>
  if (typeof first !== type || typeof headers?.get !== 'function')
    throw mustBe(`the ${what}`, `a ${kind}`, value, tagOf(value) === kind ? 'another object' : undefined)
  if (body !== null && typeof body?.getReader !== 'function')
    throw mustBe(`the body of the ${what}`, 'a ReadableStream or null', body)
  if (bodyUsed || (body as { locked?: boolean } | null)?.locked)
    throw new TypeError(`the body of the ${what} was read before: pass the ${what} unread, or a clone() of it`)
}

/**
 * Reads a body to its end, or until it has more than `most` bytes: then it returns more than these. Rejects if the body
 * fails or the time is over. Cancels what it does not read, so that the sender stops.
 */
export async function readBody(
  stream: ByteStream | null,
  most: number,
  deadline?: Deadline,
): Promise<Uint8Array<ArrayBuffer>> {
  const all = new Gathered()
  if (stream === null) return all.bytes()
  const reader = stream.getReader()
  const gather = async (): Promise<void> => {
    while (all.length <= most) {
      const { done, value } = await reader.read()
      if (done || value === undefined) return
      all.append(bytesOf(value, 'a body'))
    }
  }
  try {
    // The race comes first: cancelling ends a pending read as if the body were complete.
    const reading = gather()
    await (deadline?.race(reading) ?? reading)
  } catch (error) {
    reader.cancel().catch(() => {})
    throw error
  }
  if (all.length > most) reader.cancel().catch(() => {})
  // A copy: a hook may pass on `bytes.buffer`, which must hold nothing behind the body.
  return all.bytes().slice()
}

/** Returns the value of a body, or undefined if it is not JSON. */
export function jsonIn(bytes: Uint8Array): JsonValue | undefined {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
