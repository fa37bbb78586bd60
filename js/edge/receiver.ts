/**
 * Receives the product-update webhook: turns a request into a new, valid update or a rejection. This file runs the
 * checks in order; rejections.ts has the statuses.
 */
import { requiredMembers } from '../generated/edge.js'
import type { defaultVersion } from '../generated/tables.js'
import { isPlainRecord } from '../option_reader.js'
import { isFatal } from '../option_table.js'
import type { Document, Report, Version } from '../types.js'
import { parsed, validated } from '../validate.js'
import { Deadline } from './deadline.js'
import { isIdentity, isUtf8, mediaTypeOf } from './header_values.js'
import { HookError } from './hook_error.js'
import { Hooks, type Platform } from './hooks.js'
import { checkUnread, declaredLength, type IncomingRequest, isFramed, jsonIn, readBody } from './incoming.js'
import { type DetailedError, errorsOf, rejected } from './problem_details.js'
import { type ReceiverOptions, type ReceiverSettings, readReceiverOptions } from './receiver_options.js'
import { RECEIVER_HEADERS, RECEIVER_STATUSES, type ReceiverRejection } from './rejections.js'
import { keyOfAccepted } from './update_key.js'

/** The result for a delivery. `code` and `duplicate` decide which other members are present. */
export type Received<V extends Version = typeof defaultVersion> = Outcome<V> &
  (
    | { code: 'received'; duplicate: false; update: Document<'product-update', V>; report: UpdateReport; bytes: Bytes }
    | { code: 'received'; duplicate: true; update?: never; report: UpdateReport; bytes: Bytes }
    | { code: WithReport; duplicate: false; update?: never; report: UpdateReport; bytes: Bytes }
    | { code: 'unverified' | 'failed'; duplicate: false; update?: never; bytes: Bytes }
    | { code: WithoutBody; duplicate: false; update?: never; report?: never; bytes?: never }
  )

type UpdateReport = Report<'product-update'>
type Bytes = Uint8Array<ArrayBuffer>
type WithReport = 'other' | 'unreadable' | 'invalid' | 'busy'
type WithoutBody = Exclude<ReceiverRejection, WithReport | 'unverified' | 'failed'>

interface Outcome<V extends Version = typeof defaultVersion> {
  /** The response to send: status 200, or a rejection as problem details. */
  response: Response
  /** `'received'` or `'other'` for status 200, else the reason for the rejection. */
  code: 'received' | 'other' | ReceiverRejection
  /** Whether the update was handled before. It is acknowledged again. */
  duplicate: boolean
  /** The update, if it is new. The hook `handle`, if given, has already handled it. */
  update?: Document<'product-update', V>
  /** The report, once the body was validated. */
  report?: UpdateReport
  /** The body, once it was read completely, for a dead-letter queue. It may come from anybody. */
  bytes?: Bytes
  /**
   * Says that a hook has thrown or took too long, for your log. `error.hook` names it, and `error.thrown` is what it has
   * thrown. The response does not mention it.
   */
  error?: HookError
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
 * `claims`. Then it calls `handle`. However a hook fails, the update is then done or free. A bad request never throws. An
 * unknown option throws a `TypeError`. The receiver rejects with a `TypeError` if its argument is not a request or the
 * body has been read.
 *
 * @example
 * ```ts
 * import { createReceiver, memoryClaims } from 'order-contract/edge'
 *
 * const codes: string[] = []
 * const receive = createReceiver({
 *   claims: memoryClaims(), // for several processes, three functions over your store
 *   handle: (update) => codes.push(update.product_code),
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
 * if (first.duplicate || !second.duplicate || codes.length !== 1) throw new Error('not handled once')
 * ```
 */
export function createReceiver<V extends Version = typeof defaultVersion, R extends IncomingRequest = Request>(
  options?: ReceiverOptions<V, R['headers']>,
): Receiver<V, R> {
  const settings = readReceiverOptions(options)
  // An `await` would cost each delivery a turn of the microtask queue.
  return (request, ...platform) => receive(request, settings, platform) as Promise<never>
}

async function receive(request: IncomingRequest, settings: ReceiverSettings, platform: Platform): Promise<Outcome> {
  checkUnread(request, 'request')
  const declared = declaredLength(request.headers.get('content-length'))
  const refusal = refusalOfHead(request, declared, settings)
  if (refusal !== undefined) return refused(refusal, settings)
  const deadline = new Deadline(settings.timeout)
  try {
    const bytes = await bodyOf(request, declared, settings, deadline)
    if (typeof bytes === 'string') return refused(bytes, settings)
    const known: Known = { bytes }
    const hooks = new Hooks(settings, deadline, platform)
    const outcome = await outcomeOf(known, request, settings, hooks).catch((error) => failed(error, settings))
    return { ...outcome, ...known }
  } finally {
    deadline.stop()
  }
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

/** Reads the body, or returns why it can't be read. A body that is shorter than declared was cut off. */
async function bodyOf(
  request: IncomingRequest,
  declared: number | undefined,
  { ofDocument }: ReceiverSettings,
  deadline: Deadline,
): Promise<Bytes | 'too_large' | 'incomplete' | 'timeout'> {
  const most = ofDocument.limits.bytes
  try {
    const bytes = isFramed(request, declared)
      ? new Uint8Array(await deadline.race(request.arrayBuffer()))
      : await readBody(request.body, most, deadline)
    if (bytes.length > most) return 'too_large'
    return bytes.length < (declared ?? 0) ? 'incomplete' : bytes
  } catch {
    return deadline.passed ? 'timeout' : 'incomplete'
  }
}

/** The members of the result that are also set if a hook fails. */
interface Known {
  bytes: Bytes
  report?: UpdateReport
}

async function outcomeOf(
  known: Known,
  { headers }: IncomingRequest,
  settings: ReceiverSettings,
  hooks: Hooks,
): Promise<Outcome> {
  const { bytes } = known
  const { verify, handle, other } = settings.hooks
  if (verify !== undefined && !(await hooks.call('verify', bytes, headers))) return refused('unverified', settings)
  const result = parsed('product-update', bytes, settings.ofDocument)
  known.report = result.report
  if (!result.ok) {
    // The problems of a truncated report may be warnings alone.
    const { problems } = result.report.truncated ? validated('product-update', bytes, settings.ofMany) : result.report
    if (problems.some(({ code }) => isFatal(code))) return refused('unreadable', settings, errorsOf(problems))
    const event = other && otherEvent(bytes)
    if (event === undefined) return refused('invalid', settings, errorsOf(problems))
    await hooks.call('other', event)
    return received('other')
  }
  const update = result.value as unknown as Document<'product-update'>
  if (settings.claims !== undefined) {
    const handled = await hooks.once(settings.claims, await keyOfAccepted(bytes), update)
    if (handled === 'busy') return refused('busy', settings)
    if (handled === 'done') return { ...received(), duplicate: true }
  } else if (handle !== undefined) await hooks.call('handle', update)
  return { ...received(), update }
}

function received(code: 'received' | 'other' = 'received'): Outcome {
  // The status is 200 by default. Passing it takes workerd as long as validating the document.
  return { response: new Response(null), code, duplicate: false }
}

function refused(code: ReceiverRejection, { texts }: ReceiverSettings, errors: DetailedError[] = []): Outcome {
  const details = { status: RECEIVER_STATUSES[code], code, detail: texts[code], errors }
  return { response: rejected(details, RECEIVER_HEADERS[code]), code, duplicate: false }
}

function failed(error: unknown, settings: ReceiverSettings): Outcome {
  if (!(error instanceof HookError)) throw error
  return { ...refused('failed', settings), error }
}

/** Returns the event of a readable body that has no required member of any version, or undefined for every other body. */
function otherEvent(bytes: Bytes): object | undefined {
  const value = jsonIn(bytes)
  const isOther = isPlainRecord(value) && !requiredMembers.flat().some((name) => Object.hasOwn(value, name))
  return isOther ? value : undefined
}
