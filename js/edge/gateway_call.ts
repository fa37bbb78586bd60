/**
 * Turns the client's request into the call to the service: converts query and body if they differ between the
 * versions, or passes the body on as a stream.
 */
import type { Call } from '../call.js'
import type { Shortfall } from '../conversion.js'
import { convertCall } from '../convert_call.js'
import { declaredLength, readBody } from './body.js'
import type { Deadline } from './deadline.js'
import { headersToService } from './gateway_headers.js'
import type { GatewaySettings } from './gateway_options.js'
import { OF_BODY, ofCall, ofLosses, Refused } from './gateway_rejections.js'
import type { Route } from './route.js'

/** The arguments of `fetch`, and the losses and gaps of the request. */
export interface GatewayCall {
  readonly url: string
  readonly init: RequestInit
  readonly losses: readonly Shortfall[]
  readonly gaps: readonly Shortfall[]
}

/** The query parameter that may be lost: a page of another size still has what was asked for. */
const HARMLESS = 'limit'
const NOTHING = /* @__PURE__ */ new Uint8Array(0)

/** Makes the call to the service. Throws `Refused` if the request cannot be converted. */
export async function gatewayCall(
  request: Request,
  route: Route,
  settings: GatewaySettings,
  { signal }: Deadline,
): Promise<GatewayCall> {
  const read = route.body ? await bytesOf(request, settings, signal) : undefined
  const { call, losses, gaps } = route.query || route.body ? converted(route, read, settings) : untouched(route)
  const headers = headersToService(request.headers, route, settings.upstreamVersion)
  const output = read === undefined ? undefined : (call.body as Uint8Array<ArrayBuffer>)
  if (output !== undefined) headers.set('content-length', String(output.length))
  const body = output === undefined ? request.body : streamOf(output)
  const init = { method: request.method, headers, redirect: 'manual', signal, ...sent(request, body) } as RequestInit
  return { url: addressOf(settings.upstream, String(call.url)), init, losses, gaps }
}

/** Joins base address and path. Throws if a path would lead outside the base address. */
function addressOf(upstream: string, path: string): string {
  const address = upstream + path
  const { origin, pathname, username, password } = new URL(address)
  const called = origin + pathname
  if (username + password !== '' || !called.startsWith(`${upstream}/`))
    throw new Error('the path of a request leads outside the option upstream: the request was not sent')
  return address
}

function untouched({ method, path }: Route): Pick<GatewayCall, 'losses' | 'gaps'> & { call: Call } {
  return { call: { method, url: path }, losses: [], gaps: [] }
}

function converted({ version, method, path }: Route, body: Call['body'], settings: GatewaySettings) {
  const { upstreamVersion, onLoss, onQueryLoss, messages } = settings
  // The option `limits` is about bodies.
  const limits = body === undefined ? undefined : settings.limits
  const conversion = convertCall(
    { method, url: path, body },
    { from: version, to: upstreamVersion, limits, messages: messages?.documents, baseUrl: '' },
  )
  if (!conversion.ok) throw new Refused(ofCall(conversion.problems))
  const refused = conversion.losses.filter((loss) => (changesQuery(loss) ? onQueryLoss : onLoss) === 'error')
  if (refused.length > 0) throw new Refused(ofLosses(refused))
  return conversion
}

/** Returns whether the service would answer a different query without the lost parameter. */
function changesQuery({ path: [part, name] }: Shortfall): boolean {
  return part === 'query' && name !== HARMLESS
}

/**
 * Returns the body for `fetch`, always as a stream: after status 421 `fetch` repeats a request whose body it can
 * send again. Streams need `duplex`, which the types lack.
 */
function sent({ method }: Request, body: ReadableStream | null): object {
  return method === 'GET' || method === 'HEAD' ? {} : { body: body ?? streamOf(NOTHING), duplex: 'half' }
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream | null {
  return new Response(bytes).body
}

async function bytesOf({ headers, body }: Request, { limits }: GatewaySettings, signal: AbortSignal) {
  const declared = declaredLength(headers.get('content-length'))
  if ((declared ?? 0) > limits.bytes) throw new Refused(OF_BODY.too_large)
  const { bytes, failure } = await readBody(body, { most: limits.bytes, declared, signal })
  if (failure !== undefined) throw new Refused(OF_BODY[failure])
  return bytes
}
