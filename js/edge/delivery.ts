/** The first half of what a receiver does with a delivery: checks its head, reads its body and verifies it. */
import type { ReceiverRejection } from '../types/rejections.js'
import type { Deadline } from './deadline.js'
import { bodyRead } from './errors.js'
import { typeIn } from './header_values.js'
import type { Hooks } from './hooks.js'
import { type IncomingRequest, readBody } from './incoming.js'

/**
 * There, `arrayBuffer()` reads no more than the declared length, and a stream takes a third of a delivery's time. Elsewhere it is
 * no faster, and a length that a middleware left at a body which it has decompressed would get past `limits.bytes`.
 */
const IS_WORKERD = globalThis.navigator?.userAgent === 'Cloudflare-Workers'

/** The body of a delivery. */
export type Bytes = Uint8Array<ArrayBuffer>

/** Reads a body and verifies it, or returns why it is refused. `known` gets the body as soon as it was read. */
export async function verifiedBody(
  known: { bytes?: Bytes },
  request: IncomingRequest,
  hooks: Hooks,
): Promise<Bytes | ReceiverRejection> {
  const { settings, deadline } = hooks
  const most = settings.ofDocument.limits.bytes
  const length = request.headers.get('content-length')
  const declared = /^\d+$/.test(length ?? '') ? Number(length) : 0
  const refusal = refusalOfHead(request, declared, most)
  if (refusal !== undefined) return refusal
  const bytes = await bodyOf(request, declared, most, deadline)
  if (typeof bytes === 'string') return bytes
  known.bytes = bytes
  const isVerified = settings.hooks.verify === undefined || (await hooks.call('verify', bytes, request.headers))
  return isVerified ? bytes : 'unverified'
}

function refusalOfHead(
  { method, headers }: IncomingRequest,
  declared: number,
  most: number,
): ReceiverRejection | undefined {
  if (method !== 'POST') return 'method'
  if (typeIn(headers.get('content-type')) !== 'application/json') return 'content_type'
  const encoding = headers.get('content-encoding') ?? ''
  if (!['', 'identity'].includes(encoding.trim().toLowerCase())) return 'content_encoding'
  if (declared > most) return 'too_large'
  return undefined
}

/**
 * Reads the body, or returns why it can't be read. A body that is shorter than declared was cut off. Throws for one of which
 * nothing is left although it ends as it should: it was read before.
 */
async function bodyOf(
  request: IncomingRequest,
  declared: number,
  most: number,
  deadline: Deadline,
): Promise<Bytes | 'too_large' | 'incomplete' | 'timeout'> {
  const reading =
    IS_WORKERD && declared > 0 && request.arrayBuffer
      ? deadline.race(request.arrayBuffer()).then((buffer) => new Uint8Array(buffer))
      : readBody(request.body, most, deadline)
  const bytes = await reading.catch(() => undefined)
  if (bytes === undefined) return deadline.passed ? 'timeout' : 'incomplete'
  if (bytes.length > most) return 'too_large'
  if (bytes.length >= declared) return bytes
  if (bytes.length === 0) throw bodyRead()
  return 'incomplete'
}
