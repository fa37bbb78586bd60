/**
 * What a user's compiler must accept and refuse of `order-contract/edge`. Compiled, never run.
 */
import type { ProductUpdate } from 'order-contract'
import {
  type Claim,
  createGateway,
  createReceiver,
  type Delivery,
  type EdgeError,
  type GatewayRejection,
  type HookError,
  type LoggableReport,
  loggable,
  nodeHandler,
  type ProblemDetails,
  type Received,
  type ReceiverHook,
  type ReceiverRejection,
  receiveProductUpdate,
  updateKey,
} from 'order-contract/edge'

declare const request: Request

const { response, update, report, error } = await receiveProductUpdate(request)
const answer: Response = response
const code: string | undefined = update?.product_code
const valid: boolean | undefined = report?.valid
const thrown: unknown = error?.thrown

await receiveProductUpdate(request, {
  version: '2023-07-27',
  verify: (bytes, headers) => crypto.subtle.digest('SHA-256', bytes).then(() => headers.get('x-signature') !== null),
  isDuplicate: (update) => update.product_code.length > 0,
  statuses: { unverified: 403 },
})

const receive = createReceiver({
  version: '2023-07-27',
  claim: async (update, { id }): Promise<Claim> => ((await updateKey(update)) === id ? 'busy' : 'new'),
  release: async (update, { id }) => (await updateKey(update)) === id,
  handle: (update, { signal }) => console.log(update.new_state.price_multiplier, signal.aborted),
  onLateError: (error: HookError, hook: ReceiverHook, { id, bytes }) => console.error(error, hook, id, bytes.length),
  onVerifyError: 'unverified',
})
declare const context: { waitUntil(promise: Promise<unknown>): void }
const received: Received<'2023-07-27'> = await receive(request, {}, context)
const duplicate: boolean = received.duplicate
const hook: ReceiverHook | undefined = received.hook
const why: 'received' | ReceiverRejection = received.code
const deadLetter: Uint8Array<ArrayBuffer> | undefined = received.bytes
if (received.code === 'received' && !received.duplicate) console.log(received.update.product_code)
if (received.code === 'invalid') console.log(received.report.problems.length, received.bytes.length)
if (received.code === 'failed') console.log(received.bytes.length, received.hook)
// @ts-expect-error there was no body
if (received.code === 'method') console.log(received.bytes.length)
if (report) {
  const logged: LoggableReport = loggable(report)
}
const keyOf = async (update: ProductUpdate, { id }: Delivery) => `${update.product_code} ${id}`
createReceiver({ isDuplicate: keyOf, handle: keyOf })
// @ts-expect-error release goes on after the time limit
createReceiver({ claim: () => 'new', release: (_, { signal }) => signal, handle: () => {} })
// @ts-expect-error no claim
createReceiver({ claim: () => 'old', release: () => {}, handle: () => {} })
// @ts-expect-error a result is no response
nodeHandler(receive)

declare const details: ProblemDetails<ReceiverRejection>
const known: 'timeout' | undefined = details.code === 'timeout' ? details.code : undefined

/** A request of other types than the DOM's. */
interface OtherRequest {
  method: string
  headers: { get(name: string): string | null; own(): number }
  body: { getReader(): ReadableStreamDefaultReader<Uint8Array> } | null
  bodyUsed: boolean
}
declare const other: OtherRequest
await receiveProductUpdate(other, { verify: (_, headers) => headers.own() > 0 })

// @ts-expect-error an unknown option
await receiveProductUpdate(request, { verfy: () => true })
// @ts-expect-error an unknown rejection
await receiveProductUpdate(request, { statuses: { methd: 405 } })
// @ts-expect-error the rules for what may be told are not to be switched off
await receiveProductUpdate(request, { mask: false })
// @ts-expect-error text is no request
await receiveProductUpdate('{}')

const gateway: (request: Request) => Promise<Response> = createGateway({
  upstream: new URL('https://api.example.com'),
  clientVersion: '2023-07-27',
  upstreamVersion: '2024-02-05',
  fetch: (url, init) => fetch(url.toUpperCase(), init),
  fill: { '/approval_state': 'APPROVED' },
  onError: ({ code, upstream, cause }: EdgeError, { url }: Request) => console.error(url, code, upstream, cause),
  trustForwarded: true,
  onShortfall: ({ losses, truncated, request }) => console.warn(losses[0]?.pointer, truncated, request.url),
  onQueryLoss: 'report',
  onPayoutLoss: 'report',
  unknownVersion: 'client',
  outside: 'pass',
  unlisted: 'reject',
  statuses: { bad_answer: 503, payout_lost: 500 },
})
const handler: { fetch(request: Request): Promise<Response> } = { fetch: gateway }
const both = {
  upstream: 'https://api.example.com',
  clientVersion: '2023-07-27',
  upstreamVersion: '2024-02-05',
} as const
createGateway({ ...both, fetch })
declare const rejection: ProblemDetails<GatewayRejection>
const gone: 'removed' | undefined = rejection.code === 'removed' ? rejection.code : undefined

// @ts-expect-error no version of the service
createGateway({ upstream: 'https://api.example.com', clientVersion: '2023-07-27' })
// @ts-expect-error an unknown version
createGateway({ ...both, clientVersion: '2023-07-28' })
// @ts-expect-error an unknown option
createGateway({ ...both, baseURL: '/shop' })
// @ts-expect-error an unknown rejection
createGateway({ ...both, statuses: { badAnswer: 502 } })
