/**
 * Receives the product-update webhook: from a request to an update that is new and as the interface
 * shows it, or to a rejection. The order of the questions is here; their words are not.
 */
import { fatalAlone, isFatal } from '../fatal.js'
import type { defaultVersion } from '../generated/tables.js'
import type { Document, Report, Version } from '../types.js'
import { parse, validate } from '../validate.js'
import { type Body, declaredLength, Reading } from './body.js'
import { trimmed } from './header_list.js'
import { checkRequest, type IncomingRequest } from './incoming_request.js'
import { isUtf8, mediaTypeOf } from './media_type.js'
import { type Rejection, rejected } from './problem_details.js'
import { type ReceiverOptions, type ReceiverSettings, readReceiverOptions } from './receiver_options.js'
import {
  CONTENT_ENCODING,
  CONTENT_TYPE,
  FAILED,
  METHOD,
  OF_BODY,
  ofReport,
  type ReceiverRejection,
  TOO_LARGE,
  UNVERIFIED,
} from './receiver_rejections.js'

/** What became of a request. */
export interface Received<V extends Version = typeof defaultVersion> {
  /** What to answer: 200, or a rejection as problem details. */
  response: Response
  /** The update: there exactly when there is something new to act on. */
  update?: Document<'product-update', V>
  /** The report, once the body has been checked. */
  report?: Report<'product-update'>
  /** What a hook has thrown: for your log, as the response does not name it. */
  error?: unknown
}

/**
 * Receives a delivery of the product-update webhook. Its `response` is ready to be sent: status 200 with
 * an empty body, which is all that the interface shows; or problem details (RFC 9457) that say where and
 * what to correct, and repeat nothing of what came in.
 *
 * The questions, in this order: method, content type, content encoding, length, `verify`, JSON, the
 * contract, `isDuplicate`. A bad request never throws. A mistake in the call itself rejects with a
 * `TypeError`: an unknown option, or a request whose body has been read.
 *
 * @example
 * ```ts
 * import { receiveProductUpdate } from 'order-contract/edge'
 *
 * const request = new Request('https://example.com/hook', {
 *   method: 'POST',
 *   headers: { 'content-type': 'application/json' },
 *   body: '{"product_code":"P-1","new_state":{},"timestamp":"2024-02-05T10:00:00.000000"}',
 * })
 * const { response, update } = await receiveProductUpdate(request)
 * if (response.status !== 200 || update?.product_code !== 'P-1') throw new Error('not received')
 * ```
 */
export async function receiveProductUpdate<R extends IncomingRequest, V extends Version = typeof defaultVersion>(
  request: R,
  options?: ReceiverOptions<V, R['headers']>,
): Promise<Received<V>> {
  const settings = readReceiverOptions(options)
  checkRequest(request)
  const reject = (rejection: Rejection<ReceiverRejection>) => rejected(settings.statuses[rejection.code], rejection)

  const refusal = refusalOfHead(request, settings)
  if (refusal !== undefined) return { response: reject(refusal) }
  const { bytes, failure } = await bodyOf(request, settings)
  if (failure !== undefined) return { response: reject(OF_BODY[failure]) }
  let report: Report<'product-update'> | undefined
  try {
    if (options?.verify && !(await options.verify(bytes, request.headers))) return { response: reject(UNVERIFIED) }
    const parsed = parse('product-update', bytes, settings.ofDocument)
    report = parsed.report
    if (!parsed.ok) return { response: reject(ofReport(report, isReadable(report, bytes, settings))), report }
    const update = parsed.value as unknown as Document<'product-update', V>
    if (await options?.isDuplicate?.(update)) return { response: received(), report }
    return { response: received(), update, report }
  } catch (error) {
    return { response: reject(FAILED), error, ...(report && { report }) }
  }
}

/** A report that is cut short may leave out what stopped the reading: that alone is asked for then. */
function isReadable(report: Report, bytes: Uint8Array, { ofDocument }: ReceiverSettings): boolean {
  const limits = { ...ofDocument?.limits, findings: 1 }
  const { problems } = report.truncated
    ? validate('product-update', bytes, { ...ofDocument, severity: fatalAlone(), limits })
    : report
  return !problems.some(({ code }) => isFatal(code))
}

/** What the headers alone tell. */
function refusalOfHead({ method, headers }: IncomingRequest, { mostBytes }: ReceiverSettings) {
  if (method !== 'POST') return METHOD
  const type = mediaTypeOf(headers.get('content-type'))
  if (type?.essence !== 'application/json' || !isUtf8(type)) return CONTENT_TYPE
  if (!isIdentity(headers.get('content-encoding'))) return CONTENT_ENCODING
  if ((declaredLength(headers.get('content-length')) ?? 0) > mostBytes) return TOO_LARGE
  return undefined
}

function isIdentity(encoding: string | null): boolean {
  return encoding === null || ['', 'identity'].includes(trimmed(encoding).toLowerCase())
}

/** A timer of its own: in workerd an `AbortSignal` costs more than the check. */
async function bodyOf({ body, headers }: IncomingRequest, { mostBytes, timeout }: ReceiverSettings): Promise<Body> {
  const reading = new Reading(body, { most: mostBytes, declared: declaredLength(headers.get('content-length')) })
  const timer = setTimeout(() => reading.abort(), timeout)
  try {
    return await reading.body
  } finally {
    clearTimeout(timer)
  }
}

function received(): Response {
  return new Response(null, { status: 200 })
}
