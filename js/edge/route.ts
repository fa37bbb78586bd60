/**
 * Finds the route of a request: the client's version, the endpoint, and which of its parts differ between the
 * versions of client and service.
 */
import { type ListedEndpoint, listedEndpoint, validateCall } from '../call.js'
import { differs } from '../changelog.js'
import { apiVersion, pathRoot } from '../generated/endpoints.js'
import { versions } from '../generated/tables.js'
import { pick } from '../options.js'
import type { Shape, Version } from '../types.js'
import type { GatewaySettings } from './gateway_options.js'
import { NOT_FOUND, notListed, Refused, removed, UNKNOWN_VERSION, UNLISTED } from './gateway_rejections.js'
import { membersOf } from './header_list.js'
import { canonical, placeOf } from './mount.js'

/** The endpoint of a request, and what to convert. */
export interface Route {
  /** The version that the client speaks. */
  readonly version: Version
  /** The method to look up: GET for HEAD, which the contract does not list. */
  readonly method: string
  /** Path and query for the service. */
  readonly path: string
  /** The base URL of the gateway. */
  readonly base: string
  /** Whether one of the two versions lists the endpoint. */
  readonly listed: boolean
  /** Whether the endpoint takes the version header. */
  readonly versioned: boolean
  /** Whether the query differs between the versions. */
  readonly query: boolean
  /** Whether the body of the request differs. */
  readonly body: boolean
  /** The shape of the response if it differs. */
  readonly answer: Shape | undefined
  /** Whether the response depends on the version header. */
  readonly varies: boolean
}

const PARTS = ['versioned', 'query', 'body', 'response'] as const
/** Stands for a version header with another value, or with different values. */
const UNKNOWN = 'unknown'

/** Finds the route of a request. Throws `Refused` for a request that has no route. */
export function routeOf(request: Request, settings: GatewaySettings): Route {
  const { upstreamVersion } = settings
  const place = placeOf(settings.mount, new URL(request.url))
  const known = place === undefined ? '' : canonical(place.path)
  if (place === undefined || (settings.outside === 'reject' && !known.startsWith(pathRoot)))
    throw new Refused(NOT_FOUND)
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const version = versionFor(request.headers, method, known, settings)
  const listed = endpointAt(method, known, version, settings)
  const { versioned, query, body, response } = pick(listed ?? ({} as ListedEndpoint), PARTS)
  const differing = (shape: Shape | undefined) => shape !== undefined && differs(shape, version, upstreamVersion)
  return {
    version,
    method,
    // Call the path that was looked up.
    path: (listed === undefined ? place.path : known) + place.search,
    base: place.base,
    listed: listed !== undefined || listedEndpoint(method, known, upstreamVersion, '') !== undefined,
    versioned: versioned === true,
    query: differing(query),
    body: differing(body),
    answer: differing(response) ? response : undefined,
    varies: response !== undefined && versions.some((other) => differs(response, other, upstreamVersion)),
  }
}

/** Returns the version that the header names, or the option `clientVersion`. */
function versionFor(headers: Headers, method: string, path: string, settings: GatewaySettings): Version {
  const named = versionNamed(headers)
  if (named !== UNKNOWN) return named ?? settings.clientVersion
  const isTaken = versions.some((version) => listedEndpoint(method, path, version, '')?.versioned)
  if (isTaken && settings.unknownVersion === 'reject') throw new Refused(UNKNOWN_VERSION)
  return settings.clientVersion
}

/** Returns the version in the header. The same value may be repeated. */
function versionNamed(headers: Headers): Version | typeof UNKNOWN | undefined {
  const [named, ...others] = new Set(membersOf(headers.get(apiVersion)))
  if (named === undefined) return undefined
  return others.length > 0 ? UNKNOWN : (versions.find((version) => version === named) ?? UNKNOWN)
}

/** Returns the endpoint in the client's version, or undefined if the request passes unchanged. */
function endpointAt(
  method: string,
  path: string,
  version: Version,
  { upstreamVersion, unlisted, messages }: GatewaySettings,
): ListedEndpoint | undefined {
  const listed = listedEndpoint(method, path, version, '')
  if (listed === undefined) {
    const { problems } = validateCall({ method, url: path }, { version, messages: messages?.documents, baseUrl: '' })
    const gone = problems.find(({ code }) => code === 'removed')
    if (gone !== undefined) throw new Refused(removed(gone))
    if (unlisted === 'reject' && path.startsWith(pathRoot) && !isListed(method, path)) throw new Refused(UNLISTED)
  } else if (listedEndpoint(method, path, upstreamVersion, '') === undefined)
    throw new Refused(notListed(upstreamVersion))
  return listed
}

/** Returns whether any version lists an endpoint. */
function isListed(method: string, path: string): boolean {
  return versions.some((version) => listedEndpoint(method, path, version, '') !== undefined)
}
