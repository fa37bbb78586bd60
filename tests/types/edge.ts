/** What a user's compiler must accept and refuse of `order-contract/edge`. Compiled, never run. */
import {
  type CallRejection,
  type Claims,
  createReceiver,
  type EdgeError,
  type HookError,
  type LoggableReport,
  loggable,
  memoryClaims,
  type ProblemDetails,
  type Received,
  type ReceiverHook,
  type ReceiverRejection,
  translateCall,
  updateKey,
} from 'order-contract/edge'

declare const request: Request

/** Exported without annotations: every inferred type can be named. */
export const receive = createReceiver({
  version: '2023-07-27',
  verify: (bytes, headers) => crypto.subtle.digest('SHA-256', bytes).then(() => headers.get('x-signature') !== null),
  claims: memoryClaims(),
  handle: (update, { signal, key }) => console.log(update.new_state.price_multiplier, signal.aborted, key),
  other: (value, { id }) => console.log(Object.keys(value), id),
})
declare const context: { waitUntil(promise: Promise<unknown>): void }
export const received: Received<'2023-07-27'> = await receive(request, {}, context)
const { response, error, report } = received
response satisfies Response
received.code satisfies 'received' | 'other' | ReceiverRejection
error satisfies HookError | EdgeError | undefined
if (received.code === 'received' && !received.duplicate) console.log(received.update.product_code)
if (received.code === 'invalid') console.log(received.report.problems.length, received.bytes.length)
// @ts-expect-error there was no body
if (received.code === 'method') console.log(received.bytes.length)
if (report) loggable(report) satisfies LoggableReport
if (received.error?.hook === undefined) received.error?.code satisfies 'body_read' | 'no_webassembly' | undefined
else console.log(received.error.hook satisfies ReceiverHook, received.error.thrown)
createReceiver({ other: () => {}, isUpdate: ({ type }, headers) => type === headers.get('x-type') })
// @ts-expect-error it answers at once
createReceiver({ other: () => {}, isUpdate: async () => true })
updateKey(new Uint8Array()) satisfies Promise<string>

class Store implements Claims {
  begin(key: string, id: string) {
    return key === id ? ('busy' as const) : ('new' as const)
  }
  async release(key: string, id: string) {
    console.log(key, id)
  }
}
createReceiver({ claims: new Store(), handle: () => {} })
// @ts-expect-error no state
createReceiver({ claims: { begin: () => 'old', release: () => {} }, handle: () => {} })
// @ts-expect-error a store must release
createReceiver({ claims: { begin: () => 'new' }, handle: () => {} })

/** A request of other types than the DOM's. */
interface OtherRequest {
  method: string
  headers: { get(name: string): string | null; own(): number }
  body: { getReader(): ReadableStreamDefaultReader<Uint8Array> } | null
  bodyUsed: boolean
}
declare const other: OtherRequest
await createReceiver<'2024-02-05', OtherRequest>({ verify: (_, headers) => headers.own() > 0 })(other)

// @ts-expect-error an unknown option
createReceiver({ verfy: () => true })
// @ts-expect-error the rules for what may be told are not to be switched off
createReceiver({ mask: false })
// @ts-expect-error text is no request
await receive('{}')

const sides = { client: '2023-07-27', service: '2024-02-05', base: new URL('https://api.example.com') } as const
export const call = await translateCall(request, {
  ...sides,
  fill: { '/approval_state': 'APPROVED' },
  payoutUrl: '/url',
  entries: '/data',
  limits: { bytes: 1000 },
})
const translated: Response = call.ok ? await call.answer(await fetch(call.request)) : call.response
if (!call.ok) call.error satisfies EdgeError | undefined
declare const rejection: ProblemDetails<CallRejection>
rejection.code satisfies CallRejection

// @ts-expect-error no version of the service
await translateCall(request, { client: '2023-07-27', base: 'https://api.example.com' })
// @ts-expect-error no address of the service
await translateCall(request, { client: '2023-07-27', service: '2024-02-05' })
// @ts-expect-error an unknown option
await translateCall(request, { ...sides, baseUrl: '/shop' })
