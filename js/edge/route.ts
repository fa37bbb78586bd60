/**
 * What an exchange is about: the versions of both sides, the endpoint, and what of it differs between them.
 */
import { type ListedEndpoint, listedEndpoint, validateCall } from '../call.js'
import { differs } from '../changelog.js'
import { apiVersion } from '../generated/endpoints.js'
import { versions } from '../generated/tables.js'
import type { Shape, Version } from '../types.js'
import type { GatewaySettings } from './gateway_options.js'
import { NOT_FOUND, notListed, Refused, removed } from './gateway_rejections.js'
import { behind } from './mount.js'

/** Where an exchange leads, and what has to be done on the way. */
export interface Route {
  /** The version that the client speaks. */
  readonly version: Version
  /** The method that the contract knows: HEAD asks for what GET would bring. */
  readonly method: string
  /** Path and query, behind the base address. */
  readonly path: string
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

/** An endpoint that neither version shows: nothing is known of it. */
const UNKNOWN: ListedEndpoint = { section: '' }

/** Finds the route of a request; one that leads nowhere is refused. */
export function routeOf(request: Request, { mount, clientVersion, upstreamVersion }: GatewaySettings): Route {
  const path = behind(mount, new URL(request.url))
  if (path === undefined) throw new Refused(NOT_FOUND)
  const version = versionOf(request.headers) ?? clientVersion
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const { versioned, query, body, response } = endpointAt(method, path, version, upstreamVersion)
  const differing = (shape: Shape | undefined) => shape !== undefined && differs(shape, version, upstreamVersion)
  return {
    version,
    method,
    path,
    versioned: versioned === true,
    query: differing(query),
    body: differing(body),
    answer: differing(response) ? response : undefined,
    varies: response !== undefined && versions.some((other) => differs(response, other, upstreamVersion)),
  }
}

function versionOf(headers: Headers): Version | undefined {
  const named = headers.get(apiVersion)
  return versions.find((version) => version === named)
}

function endpointAt(method: string, path: string, version: Version, upstreamVersion: Version): ListedEndpoint {
  const listed = listedEndpoint(method, path, version, '')
  if (listed === undefined) return unlisted(method, path, version)
  if (listedEndpoint(method, path, upstreamVersion, '') === undefined) throw new Refused(notListed(upstreamVersion))
  return listed
}

/** Passes as it comes, but where the contract says what to do instead. */
function unlisted(method: string, path: string, version: Version): ListedEndpoint {
  const { problems } = validateCall({ method, url: path }, { version, baseUrl: '' })
  const gone = problems.find(({ code }) => code === 'removed')
  if (gone !== undefined) throw new Refused(removed(gone))
  return UNKNOWN
}
