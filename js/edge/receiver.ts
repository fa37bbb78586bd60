/**
 * Receives the product-update webhook: turns a request into a new, valid update or a rejection. This file runs the
 * checks in order; receiver_rejections.ts and texts.ts hold statuses and texts.
 */
import { enforcesLengths } from '#core'
import type { defaultVersion } from '../generated/tables.js'
import type { Document, Report, Version } from '../types.js'
import { parsed } from '../validate.js'
import { type Body, declaredLength, readBody, wholeBody } from './body.js'
import { isIdentity } from './content_encoding.js'
import { Deadline } from './deadline.js'
import { HookError, type ReceiverHook } from './hook_error.js'
import { Hooks } from './hooks.js'
import { checkRequest, type IncomingRequest } from './incoming_request.js'
import { isUtf8, mediaTypeOf } from './media_type.js'
import type { Platform } from './platform.js'
import { type DetailedError, detailedErrors, rejected } from './problem_details.js'
import { type ReceiverOptions, type ReceiverSettings, readReceiverOptions } from './receiver_options.js'
import { HEADERS, type ReceiverRejection } from './receiver_rejections.js'
import { isReadable, problemsWithErrors } from './truncated_report.js'

/** The result for a delivery. `code` and `duplicate` decide which other members are present. */
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
  /** The response to send: status 200, or a rejection as problem details. */
  response: Response
  /** `'received'` for status 200, else the reason for the rejection. */
  code: 'received' | ReceiverRejection
  /** Whether the update was received before. It is acknowledged again. */
  duplicate: boolean
  /** The update, if it is new. The hook `handle`, if given, has already handled it. */
  update?: Document<'product-update', V>
  /** The report, once the body was validated. */
  report?: UpdateReport
  /** The body, once it was read completely, for a dead-letter queue. It may come from anybody. */
  bytes?: Bytes
  /**
   * Says that a hook has thrown or took too long, for your log. `error.thrown` is what the hook has thrown. The response
   * does not mention it.
   */
  error?: HookError
  /** The hook that failed. */
  hook?: ReceiverHook
}

/**
 * Receives a delivery. Pass the platform's context after the request, as Workers do: its `waitUntil` keeps hooks
 * running after the response.
 */
export type Receiver<V extends Version = typeof defaultVersion, R extends IncomingRequest = Request> = (
  request: R,
  ...platform: Platform
) => Promise<Received<V>>

/**
 * Creates a receiver of the product-update webhook. Its result has a `response` that is ready to send: status 200
 * with an empty body, as the API documentation shows, or problem details (RFC 9457) that say what to correct and
 * where. They never quote the request.
 *
 * It checks in this order: method, content type, content encoding, length, `verify`, JSON, the rules of the shape,
 * `isDuplicate`, `claim`. Then it calls `handle`. A bad request never throws. An unknown option throws a
 * `TypeError`. The receiver rejects with a `TypeError` if its argument is not a request or the body has been read.
 *
 * @example
 * ```ts
 * import { createReceiver, updateKey } from 'order-contract/edge'
 *
 * const claims = new Map<string, string>() // use a store of your own that reads and writes atomically
 * const receive = createReceiver({
 *   claim: async (update, { id }) => {
 *     const key = await updateKey(update)
 *     const claim = claims.get(key)
 *     if (claim === undefined) claims.set(key, id)
 *     return claim === undefined ? 'new' : claim === 'done' ? 'done' : 'busy'
 *   },
 *   release: async (update, { id }) => {
 *     const key = await updateKey(update)
 *     if (claims.get(key) === id) claims.delete(key)
 *   },
 *   handle: async (update) => claims.set(await updateKey(update), 'done'),
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
  // An `await` would cost each delivery a turn of the microtask queue.
  return (request, ...platform) => receive<V>(request, settings, platform) as Promise<Received<V>>
}

/**
 * Receives one delivery, like `createReceiver(options)(request)`. Rejects with a `TypeError` for a mistake in the
 * options.
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
  const deadline = new Deadline(settings.timeout)
  try {
    const { bytes, failure } = await bodyOf(request, declared, settings, deadline)
    if (failure !== undefined) return refused(failure, settings)
    return await withHooks<V>(new Hooks(bytes, settings, deadline, platform), { bytes }, request, settings)
  } finally {
    deadline.stop()
  }
}

async function withHooks<V extends Version>(
  hooks: Hooks,
  known: Known,
  request: IncomingRequest,
  settings: ReceiverSettings,
): Promise<Outcome<V>> {
  try {
    return { ...(await outcome<V>(known, request, settings, hooks)), ...known }
  } catch (error) {
    if (!(error instanceof HookError)) throw error
    return { ...refused(error.code, settings), ...known, error, hook: error.hook }
  }
}

/** The members of the result that are also set if a hook fails. */
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
  if (hooks.has('verify') && !(await hooks.call('verify', bytes, headers))) return refused('unverified', settings)
  const result = parsed('product-update', bytes, settings.ofDocument)
  const { report } = result
  known.report = report
  if (!result.ok) return invalid(report, bytes, settings)
  const update = result.value as unknown as Document<'product-update', V>
  if (hooks.has('isDuplicate') && (await hooks.call('isDuplicate', update))) return received(true)
  if (hooks.has('claim')) {
    const claim = await hooks.claim(update)
    if (claim === 'done') return received(true)
    if (claim === 'busy') return refused('busy', settings)
  }
  if (hooks.has('handle')) await hooks.handle(update)
  return { ...received(false), update }
}

function refused<V extends Version>(
  code: ReceiverRejection,
  { statuses, texts }: ReceiverSettings,
  errors: DetailedError[] = [],
): Outcome<V> {
  const rejection = { code, errors, headers: HEADERS[code] }
  return { response: rejected(statuses[code], texts[code], rejection), code, duplicate: false }
}

function received<V extends Version>(duplicate: boolean): Outcome<V> {
  // The status is 200 by default. Passing it takes workerd as long as validating the document.
  return { response: new Response(null), code: 'received', duplicate }
}

function invalid<V extends Version>(report: Report, bytes: Uint8Array, settings: ReceiverSettings): Outcome<V> {
  const { ofDocument } = settings
  const errors = detailedErrors(problemsWithErrors(report, bytes, ofDocument))
  return refused(isReadable(report, bytes, ofDocument) ? 'invalid' : 'unreadable', settings, errors)
}

/** Returns the rejection that method and headers cause, if any. */
function refusalOfHead(
  { method, headers }: IncomingRequest,
  declared: number | undefined,
  { ofDocument }: ReceiverSettings,
): ReceiverRejection | undefined {
  if (method !== 'POST') return 'method'
  const type = mediaTypeOf(headers.get('content-type'))
  if (type?.essence !== 'application/json' || !isUtf8(type)) return 'content_type'
  if (!isIdentity(headers.get('content-encoding'))) return 'content_encoding'
  if ((declared ?? 0) > ofDocument.limits.bytes) return 'too_large'
  return undefined
}

/** Up to this length a body is read with `arrayBuffer()`, which costs workerd less than a stream. */
const SMALL = 65_536

function bodyOf(
  request: IncomingRequest,
  declared: number | undefined,
  { ofDocument }: ReceiverSettings,
  deadline: Deadline,
): Promise<Body> {
  const bounds = { most: ofDocument.limits.bytes, declared, deadline }
  const isSmall = declared !== undefined && declared <= SMALL && enforcesLengths
  return isSmall && canReadAtOnce(request) ? wholeBody(request, bounds) : readBody(request.body, bounds)
}

function canReadAtOnce(request: IncomingRequest): request is Required<IncomingRequest> {
  return request.arrayBuffer !== undefined
}
