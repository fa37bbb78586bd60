/** Finds what of a call differs between the versions of client and service. */
import { writeSettings } from '../check/document.js'
import { differs } from '../contract/differences.js'
import { convertCore } from '../cores/convert.js'
import { apiVersion, endpoints } from '../generated/endpoints.js'
import { OUTSIDE } from '../generated/layout.js'
import { versions } from '../generated/tables.js'
import { headOf } from '../input/encoding.js'
import { own } from '../options/reader.js'
import type { ListedEndpoint } from '../types/reference.js'
import type { CallRejection } from '../types/rejections.js'
import type { Shape, Version } from '../types/types.js'
import type { TranslateSettings } from './call_options.js'
import { membersOf } from './header_values.js'

/** The versions of a call, and the shapes of the parts that differ between them. */
export interface Route {
  readonly client: Version
  readonly service: Version
  /** Whether a version lists the endpoint. */
  readonly isListed: boolean
  /** Whether the endpoint takes the version header. */
  readonly isVersioned: boolean
  readonly query?: Shape | undefined
  readonly body?: Shape | undefined
  readonly answer?: Shape | undefined
  /** Whether the answer depends on the version header. */
  readonly varies: boolean
}

/** Returns the route of a request to an address, or why it has none. */
export function routeOf(
  { method, headers }: Request,
  { pathname }: URL,
  settings: TranslateSettings,
): Route | CallRejection {
  const { service } = settings
  // The contract does not list HEAD, which asks for the headers of a GET.
  const number = endpointOf(method === 'HEAD' ? 'GET' : method, pathname)
  if (number === OUTSIDE || FORBIDDEN.includes(method.toUpperCase())) return 'not_listed'
  const endpoint = endpoints[number]
  const named = versionNamed(headers, settings.client)
  if (named === undefined && endpoint?.versioned) return 'unknown_version'
  const client = named ?? settings.client
  // An endpoint that was removed before the first version is known, and no version lists it.
  const isListed = (endpoint?.versions.length ?? 0) > 0
  const untouched = { client, service, isListed, isVersioned: false, varies: false }
  if (!endpoint?.versions.includes(client)) return untouched
  if (!endpoint.versions.includes(service)) return 'not_listed'
  return { ...untouched, isVersioned: endpoint.versioned === true, ...differences(endpoint, client, service) }
}

/** The methods that no `Request` can have. Servers pass them on, some in objects that only look like one. */
const FORBIDDEN = ['CONNECT', 'TRACE', 'TRACK']

/** Returns the number of the endpoint that any version lists, `ABSENT` for none, or `OUTSIDE`. */
function endpointOf(method: string, path: string): number {
  const head = headOf([method, path])
  writeSettings(convertCore, { bytes: head })
  return convertCore.call((core) => core.endpoint_of(head.length)) >>> 0
}

/** Returns the version in the header, which may repeat it, or undefined for another value or for several. */
function versionNamed(headers: Headers, byDefault: Version): Version | undefined {
  const [named = byDefault, ...others] = new Set(membersOf(headers.get(apiVersion)))
  return others.length > 0 ? undefined : versions.find((version) => version === named)
}

function differences(endpoint: ListedEndpoint, client: Version, service: Version) {
  const response = answerShape(own(endpoint, 'response'))
  const ifDiffers = (shape: Shape | undefined) => (shape && differs(shape, client, service) ? shape : undefined)
  return {
    query: ifDiffers(own(endpoint, 'query')),
    body: ifDiffers(own(endpoint, 'body')),
    answer: ifDiffers(response),
    varies: response !== undefined && versions.some((other) => differs(response, other, service)),
  }
}

/** The service may complete an order at once and answer with all of it. */
function answerShape(response: Shape | undefined): Shape | undefined {
  return response === 'order-created' ? 'order' : response
}
