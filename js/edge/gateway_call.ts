/**
 * Turns the client's request into the call to the service: converts the query if it differs between the versions, and
 * passes the body on as a stream. No change between versions touches a body that is sent.
 */
import type { Shortfall } from '../conversion.js'
import { convertListed } from '../convert_call.js'
import { BY_DEFAULT, encoded } from '../convert_options.js'
import { declaredLength } from './body.js'
import { headersToService } from './gateway_headers.js'
import type { GatewaySettings } from './gateway_options.js'
import { ofCall, ofLosses, Refused } from './gateway_rejections.js'
import { relayed } from './relay.js'
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

/** Makes the call to the service. Throws `Refused` if the request cannot be converted. */
export function gatewayCall(
  request: Request,
  route: Route,
  settings: GatewaySettings,
  signal: AbortSignal,
): GatewayCall {
  const { search, losses, gaps } = converted(route, settings)
  const headers = headersToService(request.headers, route, settings)
  const init = { method: request.method, headers, redirect: 'manual', signal, ...sent(request) } as RequestInit
  return { url: addressOf(settings.upstream, route.path, search), init, losses, gaps }
}

/** Joins base URL, path and query. Refuses a path that a URL parser reads as another one. */
function addressOf(upstream: string, path: string, search: string): string {
  const { href, origin, pathname } = new URL(upstream + path + search)
  if (origin + pathname !== upstream + path) throw new Refused('not_found')
  return href
}

type ConvertedQuery = Pick<Route, 'search'> & Pick<GatewayCall, 'losses' | 'gaps'>

function converted({ version, method, search, endpoint, query }: Route, gateway: GatewaySettings): ConvertedQuery {
  if (!query || endpoint === undefined) return { search, losses: [], gaps: [] }
  const { upstreamVersion, onLoss, onQueryLoss, messages } = gateway
  const settings = encoded({ ...BY_DEFAULT, from: version, to: upstreamVersion, messages: messages?.documents })
  const conversion = convertListed({ method, url: search }, endpoint, settings)
  if (!conversion.ok) throw new Refused(ofCall(conversion.problems))
  const { call, losses, gaps } = conversion
  const refused = losses.filter((loss) => (changesQuery(loss) ? onQueryLoss : onLoss) === 'error')
  if (refused.length > 0) throw new Refused(ofLosses(refused))
  return { search: String(call.url), losses, gaps }
}

/** Returns whether the service would answer a different query without the lost parameter. */
function changesQuery({ path: [part, name] }: Shortfall): boolean {
  return part === 'query' && name !== HARMLESS
}

/** Returns the body for `fetch`. Streams need `duplex`, which the types lack. */
function sent({ method, headers, body }: Request): object {
  if (method === 'GET' || method === 'HEAD') return {}
  return { body: relayed(body, { length: declaredLength(headers.get('content-length')) }), duplex: 'half' }
}
