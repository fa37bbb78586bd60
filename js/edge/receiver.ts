/**
 * Receives the product-update webhook: from a request to an update that is new and as the API documentation
 * shows it, or to a rejection. The order of the questions is here; their words are not.
 */
import { fatalAlone, isFatal } from '../fatal.js'
import type { defaultVersion } from '../generated/tables.js'
import type { Document, Report, Version } from '../types.js'
import { parse, validate } from '../validate.js'
import { type Body, declaredLength, Reading, wholeBody } from './body.js'
import { isLengthEnforced } from './enforced.js'
import { trimmed } from './header_list.js'
import { HookFailure, Hooks } from './hooks.js'
import { checkRequest, type IncomingRequest } from './incoming_request.js'
import { isUtf8, mediaTypeOf } from './media_type.js'
import type { Platform } from './platform.js'
import { type Rejection, rejected } from './problem_details.js'
import {
  type ReceiverHook,
  type ReceiverOptions,
  type ReceiverSettings,
  readReceiverOptions,
} from './receiver_options.js'
import {
  BUSY,
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
import { Stopwatch } from './stopwatch.js'

/** The outcome of a request. `code` and `duplicate` tell which other members there are. */
export type Received<V extends Version = typeof defaultVersion> = Outcome<V> &
  (
    | { code: 'received'; duplicate: false; update: Document<'product-update', V>; report: UpdateReport; bytes: Bytes }
    | { code: 'received'; duplicate: true; update?: never; report: UpdateReport; bytes: Bytes }
    | { code: 'unreadable' | 'invalid' | 'busy'; duplicate: false; update?: never; report: UpdateReport; bytes: Bytes }
    | { code: 'unverified' | 'failed'; duplicate: false; update?: never; bytes: Bytes }
    | { code: WithoutBody; duplicate: false; update?: never; report?: never; bytes?: never }
  )

type UpdateReport = Report<'product-update'>
type Bytes = Uint8Array<ArrayBuffer>
type WithoutBody = Exclude<ReceiverRejection, 'unreadable' | 'invalid' | 'busy' | 'unverified' | 'failed'>

interface Outcome<V extends Version> {
  /** What to answer: 200, or a rejection as problem details. */
  response: Response
  /** `'received'` where the answer is 200, else why it is not. */
  code: 'received' | ReceiverRejection
  /** It was received before, and acknowledged again. */
  duplicate: boolean
  /** The update: there exactly when there is something new to act on, or `handle` has acted on it. */
  update?: Document<'product-update', V>
  /** The report, once the body has been checked. */
  report?: UpdateReport
  /** The body, once all of it was there: for a dead letter. It may be a stranger's. */
  bytes?: Bytes
  /**
   * What a hook has thrown, or a `TimeoutError` where it took too long, and may yet succeed: for your log, as the
   * response does not name it.
   */
  error?: unknown
  /** The hook that has thrown. */
  hook?: ReceiverHook
}

/** Receives a delivery. What follows the request, such as the context of a Worker, is asked for `waitUntil`. */
export type Receiver<V extends Version = typeof defaultVersion, R extends IncomingRequest = Request> = (
  request: R,
  ...platform: Platform
) => Promise<Received<V>>

/**
 * Makes a receiver of the product-update webhook, with its options read once. What it gives has a `response`
 * that is ready to be sent: status 200 with an empty body, which is all that the API documentation shows; or problem
 * details (RFC 9457) that say where and what to correct, and repeat nothing of what came in.
 *
 * The questions, in this order: method, content type, content encoding, length, `verify`, JSON, the
 * contract, `isDuplicate`, `claim`; then `handle`. A bad request never throws. A mistake in the call itself
 * throws a `TypeError`: an unknown option, or a request whose body has been read.
 *
 * @example
 * ```ts
 * import { createReceiver, updateKey } from 'order-contract/edge'
 *
 * const states = new Map<string, 'busy' | 'done'>() // a store of your own, with one step to ask and to write
 * const receive = createReceiver({
 *   claim: async (update) => {
 *     const key = await updateKey(update)
 *     const state = states.get(key)
 *     if (state === undefined) states.set(key, 'busy')
 *     return state ?? 'new'
 *   },
 *   release: async (update) => states.delete(await updateKey(update)),
 *   handle: async (update) => states.set(await updateKey(update), 'done'),
 * })
 * const deliver = () =>
 *   receive(
 *     new Request('https://example.com/hook', {
 *       method: 'POST',
 *       headers: { 'content-type': 'application/json' },
 *       body: '{"product_code":"P-1","new_state":{},"timestamp":"2024-02-05T10:00:00.000000"}',
 *     }),
 *   )
 * const first = await deliver()
 * const second = await deliver()
 * if (first.duplicate || !second.duplicate || second.response.status !== 200) throw new Error('not claimed once')
 * ```
 */
export function createReceiver<V extends Version = typeof defaultVersion, R extends IncomingRequest = Request>(
  options?: ReceiverOptions<V, R['headers']>,
): Receiver<V, R> {
  const settings = readReceiverOptions(options)
  // No `await`: it would cost a delivery a turn of the queue.
  return (request, ...platform) => receive<V>(request, settings, platform) as Promise<Received<V>>
}

/**
 * Receives one delivery: the same as `createReceiver(options)(request)`.
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
  return receive<V>(request, readReceiverOptions(options), []) as Promise<Received<V>>
}

async function receive<V extends Version>(
  request: IncomingRequest,
  settings: ReceiverSettings,
  platform: Platform,
): Promise<Outcome<V>> {
  checkRequest(request)
  const declared = declaredLength(request.headers.get('content-length'))
  const refusal = refusalOfHead(request, declared, settings)
  if (refusal !== undefined) return refused(refusal, settings)
  const time = new Stopwatch(settings.timeout)
  const { bytes, failure } = await bodyOf(request, declared, settings, time)
  if (failure !== undefined) return refused(OF_BODY[failure], settings)
  const known: Known = { bytes }
  try {
    const received = await outcome<V>(known, request, settings, new Hooks(settings, time, platform))
    return { ...received, ...known }
  } catch (failure) {
    if (!(failure instanceof HookFailure)) throw failure
    const { hook, error } = failure
    const isUnverified = hook === 'verify' && settings.onVerifyError === 'unverified'
    return { ...refused(isUnverified ? UNVERIFIED : FAILED, settings), ...known, error, hook }
  }
}

/** What is known of a delivery, also where a hook has thrown. */
interface Known {
  bytes: Bytes
  report?: UpdateReport
}

async function outcome<V extends Version>(
  known: Known,
  { headers }: IncomingRequest,
  settings: ReceiverSettings,
  hooks: Hooks,
): Promise<Outcome<V>> {
  const { bytes } = known
  if (hooks.has('verify') && !(await hooks.call('verify', bytes, headers))) return refused(UNVERIFIED, settings)
  const parsed = parse('product-update', bytes, settings.ofDocument)
  const { report } = parsed
  known.report = report
  if (!parsed.ok) return refused(ofReport(report, isReadable(report, bytes, settings)), settings)
  const update = parsed.value as unknown as Document<'product-update', V>
  if (hooks.has('isDuplicate') && (await hooks.call('isDuplicate', update))) return received(true)
  if (hooks.has('claim')) {
    const claim = await hooks.claim(update)
    if (claim === 'done') return received(true)
    if (claim === 'busy') return refused(BUSY, settings)
  }
  if (hooks.has('handle')) await hooks.handle(update)
  return { ...received(false), update }
}

function refused<V extends Version>(
  rejection: Rejection<ReceiverRejection>,
  { statuses, words }: ReceiverSettings,
): Outcome<V> {
  const { code } = rejection
  return { response: rejected(statuses[code], words[code], rejection), code, duplicate: false }
}

function received<V extends Version>(duplicate: boolean): Outcome<V> {
  // Its status is 200: to name it takes workerd as long as to check the document.
  return { response: new Response(null), code: 'received', duplicate }
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
function refusalOfHead(
  { method, headers }: IncomingRequest,
  declared: number | undefined,
  { mostBytes }: ReceiverSettings,
): Rejection<ReceiverRejection> | undefined {
  if (method !== 'POST') return METHOD
  const type = mediaTypeOf(headers.get('content-type'))
  if (type?.essence !== 'application/json' || !isUtf8(type)) return CONTENT_TYPE
  if (!isIdentity(headers.get('content-encoding'))) return CONTENT_ENCODING
  if ((declared ?? 0) > mostBytes) return TOO_LARGE
  return undefined
}

function isIdentity(encoding: string | null): boolean {
  return encoding === null || ['', 'identity'].includes(trimmed(encoding).toLowerCase())
}

/** What is read at once: no larger than what a stream brings in a piece or two. */
const SMALL = 65_536

/** Where lengths are enforced, no body of HTTP is there before the event loop has turned. */
const NEVER_AT_ONCE = 0

function bodyOf(
  request: IncomingRequest,
  declared: number | undefined,
  { mostBytes: most }: ReceiverSettings,
  time: Stopwatch,
): Promise<Body> {
  if (declared !== undefined && declared <= SMALL && isLengthEnforced() && request.arrayBuffer !== undefined)
    return time.race(
      wholeBody(request.arrayBuffer(), { most, declared }),
      () => ({ failure: 'aborted' }),
      NEVER_AT_ONCE,
    )
  const reading = new Reading(request.body, { most, declared })
  return time.race(reading.body, () => {
    reading.abort()
    return { failure: 'aborted' }
  })
}
