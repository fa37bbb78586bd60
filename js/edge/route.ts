/**
 * What an exchange is about: the versions of both sides, the endpoint, and what of it differs between them.
 */
import { type ListedEndpoint, listedEndpoint, validateCall } from '../call.js'
import { differs } from '../changelog.js'
import { apiVersion, pathRoot } from '../generated/endpoints.js'
import { versions } from '../generated/tables.js'
import type { Shape, Version } from '../types.js'
import type { GatewaySettings } from './gateway_options.js'
import { NOT_FOUND, notListed, Refused, removed, UNKNOWN_VERSION, UNLISTED } from './gateway_rejections.js'
import { membersOf } from './header_list.js'
import { canonical, placeOf } from './mount.js'

/** Where an exchange leads, and what has to be done on the way. */
export interface Route {
  /** The version that the client speaks. */
  readonly version: Version
  /** The method that the contract knows: HEAD asks for what GET would bring. */
  readonly method: string
  /** Path and query, behind the base address. */
  readonly path: string
  /** The gateway's own address, up to the path. */
  readonly base: string
  /** One of the two versions lists the endpoint: what differs in it is known. */
  readonly listed: boolean
  /** The endpoint takes the header of the version. */
  readonly versioned: boolean
  /** The query differs between the versions. */
  readonly query: boolean
  /** The body that is sent differs. */
  readonly body: boolean
  /** The shape of an answer that differs. */
  readonly answer: Shape | undefined
  /** What is answered depends on the version that was asked for. */
  readonly varies: boolean
}

/** What a header says that is no version, or more than one. */
const UNKNOWN = 'unknown'

/** Finds the route of a request; one that leads nowhere is refused. */
export function routeOf(request: Request, settings: GatewaySettings): Route {
  const { upstreamVersion } = settings
  const place = placeOf(settings.mount, new URL(request.url))
  const known = place === undefined ? '' : canonical(place.path)
  if (place === undefined || (settings.outside === 'reject' && !known.startsWith(pathRoot)))
    throw new Refused(NOT_FOUND)
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const version = versionFor(request.headers, method, known, settings)
  const listed = endpointAt(method, known, version, settings)
  const { versioned, query, body, response } = listed ?? {}
  const differing = (shape: Shape | undefined) => shape !== undefined && differs(shape, version, upstreamVersion)
  return {
    version,
    method,
    // What is called is what was looked up.
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

/** The version of the client: the one that its header names, else that of the options. */
function versionFor(headers: Headers, method: string, path: string, settings: GatewaySettings): Version {
  const named = versionNamed(headers)
  if (named !== UNKNOWN) return named ?? settings.clientVersion
  const isTaken = versions.some((version) => listedEndpoint(method, path, version, '')?.versioned)
  if (isTaken && settings.unknownVersion === 'reject') throw new Refused(UNKNOWN_VERSION)
  return settings.clientVersion
}

/** Named several times, but always the same, it is named once. */
function versionNamed(headers: Headers): Version | typeof UNKNOWN | undefined {
  const [named, ...others] = new Set(membersOf(headers.get(apiVersion)))
  if (named === undefined) return undefined
  return others.length > 0 ? UNKNOWN : (versions.find((version) => version === named) ?? UNKNOWN)
}

/** Undefined where nothing is known of it, and it passes as it comes. */
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
    if (unlisted === 'reject') throw new Refused(UNLISTED)
  } else if (listedEndpoint(method, path, upstreamVersion, '') === undefined)
    throw new Refused(notListed(upstreamVersion))
  return listed
}
