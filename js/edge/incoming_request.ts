/**
 * The part of a `Request` that the receiver needs, so that the `Request` types of all runtimes fit.
 */
import { typeOf } from '../tag.js'
import type { ByteStream } from './body.js'

/** A `Request` whose body has not been read. */
export interface IncomingRequest {
  readonly method: string
  readonly headers: { get(name: string): string | null }
  readonly body: ByteStream | null
  readonly bodyUsed: boolean
}

/** Throws a TypeError if `request` is not a request or its body has been read. */
export function checkRequest(request: unknown): void {
  // Read each once: getters are slow in workerd.
  const { method, headers, body, bodyUsed } = (request ?? {}) as Partial<IncomingRequest>
  if (typeof method !== 'string' || typeof headers?.get !== 'function' || !isStream(body))
    throw new TypeError(`the request must be a Request, not ${typeOf(request)}`)
  if (bodyUsed || (body as { locked?: boolean } | null)?.locked)
    throw new TypeError('the body of the request was read before: pass the request unread, or request.clone()')
}

function isStream(body: unknown): boolean {
  return body === null || typeof (body as Partial<ByteStream> | undefined)?.getReader === 'function'
}
