/** Receives the product-update webhook: validates a body that delivery.ts has read and verified, and hands it over. */
import { parsed } from '../check/validate.js'
import { requiredMembers } from '../generated/edge.js'
import type { defaultVersion } from '../generated/tables.js'
import { isPlainRecord } from '../options/reader.js'
import { isFatal } from '../options/table.js'
import { RECEIVER_HEADERS, RECEIVER_STATUSES, type ReceiverRejection } from '../types/rejections.js'
import type { Document, Report, Version } from '../types/types.js'
import { type Bytes, verifiedBody } from './delivery.js'
import type { EdgeError, HookError } from './errors.js'
import { Hooks, type Platform } from './hooks.js'
import { checkUnread, type IncomingRequest, jsonIn } from './incoming.js'
import { type DetailedError, errorsOf, rejected } from './problem_details.js'
import { type ReceiverOptions, type ReceiverSettings, readReceiverOptions } from './receiver_options.js'
import { keyOfAccepted } from './update_key.js'

/** The result for a delivery. `code` and `duplicate` decide which other members are present. */
export type Received<V extends Version = typeof defaultVersion> = Outcome<V> &
  (
    | { code: 'received'; duplicate: false; update: Document<'product-update', V>; report: UpdateReport; bytes: Bytes }
    | { code: 'received'; duplicate: true; update?: never; report: UpdateReport; bytes: Bytes }
    | { code: WithReport; duplicate: false; update?: never; report: UpdateReport; bytes: Bytes }
    | { code: 'unverified'; duplicate: false; update?: never; report?: never; bytes: Bytes }
    | { code: 'failed'; duplicate: false; update?: never; error: HookError | EdgeError }
    | { code: WithoutBody; duplicate: false; update?: never; report?: never; bytes?: never }
  )

type UpdateReport = Report<'product-update'>
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
   * Why the receiver has failed, for your log; the response does not mention it. A `HookError` says that a hook has thrown or
   * took too long: `error.hook` names it, and `error.thrown` is what it has thrown. For other errors `error.code` says what
   * happened: `'body_read'` or `'no_webassembly'`.
   */
  error?: HookError | EdgeError
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
 * `claims`. Then it calls `handle`. However a hook fails, the update is then done or free. A bad request never throws, and
 * neither does what fails around it: then the status is 500, and `error` says why. An unknown option throws a `TypeError`.
 * The receiver rejects with a `TypeError` if its argument is not a request or the body has been read.
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
  const hooks = new Hooks(settings, platform)
  const known: Known = {}
  try {
    const bytes = await verifiedBody(known, request, hooks)
    const outcome =
      typeof bytes === 'string' ? refused(bytes, settings) : await outcomeOf(known, bytes, request.headers, hooks)
    return { ...outcome, ...known }
  } catch (error) {
    // No error is the sender's: not one of a hook, nor of the program or its platform.
    return { ...refused('failed', settings), ...known, error: error as HookError | EdgeError }
  } finally {
    hooks.deadline.stop()
  }
}

/** The members of the result that are also set if it fails. */
type Known = Pick<Outcome, 'bytes' | 'report'>

/** Validates a body that was verified, and hands over what it is. */
async function outcomeOf(
  known: Known,
  bytes: Bytes,
  headers: IncomingRequest['headers'],
  hooks: Hooks,
): Promise<Outcome> {
  const { settings } = hooks
  const result = parsed('product-update', bytes, settings.ofDocument)
  known.report = result.report
  const { problems } = result.report
  if (problems.some(({ code }) => isFatal(code))) return refused('unreadable', settings, errorsOf(problems))
  const { other } = settings.hooks
  const event = other && (await otherEvent(result.ok ? result.value : jsonIn(bytes), headers, hooks))
  if (event !== undefined) {
    await hooks.call('other', event)
    return received('other')
  }
  if (!result.ok) return refused('invalid', settings, errorsOf(problems))
  return handled(result.value as unknown as Document<'product-update'>, bytes, hooks)
}

async function handled(update: Document<'product-update'>, bytes: Bytes, hooks: Hooks): Promise<Outcome> {
  const { claims, hooks: given } = hooks.settings
  if (claims !== undefined) {
    const state = await hooks.once(claims, await keyOfAccepted(bytes), update)
    if (state === 'busy') return refused('busy', hooks.settings)
    if (state === 'done') return { ...received(), duplicate: true }
  } else if (given.handle !== undefined) await hooks.call('handle', update)
  return { ...received(), update }
}

/** Returns the value if it is another event: `isUpdate` says so or, without that, no version requires a member of it. */
async function otherEvent(
  value: unknown,
  headers: IncomingRequest['headers'],
  hooks: Hooks,
): Promise<object | undefined> {
  if (!isPlainRecord(value)) return undefined
  const hasMember = () => requiredMembers.flat().some((name) => Object.hasOwn(value, name))
  const isAsked = hooks.settings.hooks.isUpdate !== undefined
  const isOne = isAsked ? await hooks.call('isUpdate', value, headers) : hasMember()
  return isOne ? undefined : value
}

function received(code: 'received' | 'other' = 'received'): Outcome {
  // The status is 200 by default. Passing it takes workerd as long as validating the document.
  return { response: new Response(null), code, duplicate: false }
}

function refused(code: ReceiverRejection, { texts }: ReceiverSettings, errors: DetailedError[] = []): Outcome {
  const details = { status: RECEIVER_STATUSES[code], code, detail: texts[code], errors }
  return { response: rejected(details, RECEIVER_HEADERS[code]), code, duplicate: false }
}
