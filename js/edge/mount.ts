/**
 * The base URL of a gateway: splits the URL of a request into the base and the path for the service.
 */
import { pathRoot } from '../generated/endpoints.js'
import { hrefOf } from '../tag.js'
import { isUnambiguous, plain, withoutSlash } from './path.js'

/** The base URL of a gateway. */
export interface Mount {
  /** The base URL. Undefined if the gateway serves any host. */
  url: URL | undefined
  /** Without a trailing slash. */
  path: string
}

/** The URL of a request, split at the end of the base URL. */
export interface Place {
  /** The base URL of the gateway. */
  base: string
  /** The path for the service, with a leading slash. */
  path: string
  /** The query, with its question mark. */
  search: string
}

/** Makes a path a URL, so that it is normalised like the paths of requests. */
const SOMEWHERE = 'http://localhost'

/** Returns whether a text is an HTTP URL without credentials, query and fragment. */
export function isBaseAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, search, hash, username, password } = new URL(text)
  return isHttp(protocol) && search + hash + username + password === ''
}

/** Accepts a base URL or a path. */
export function mount(given: unknown): Mount {
  const value = hrefOf(given)
  const isPath = typeof value === 'string' && value.startsWith('/')
  const address = isPath ? SOMEWHERE + value : value
  if (typeof address !== 'string' || !isBaseAddress(address))
    throw new TypeError(
      "baseUrl must be a URL or a path, such as 'https://example.com/shop' or '/shop', without credentials or a query",
    )
  const url = new URL(address)
  return { url: isPath ? undefined : url, path: withoutSlash(plain(url.pathname)) }
}

/**
 * Splits the URL of a request. Without a mount the path starts at the first `/v2/`, if there is one. Returns
 * undefined outside the mount, for a path that services may read differently, and for other schemes than HTTP, whose
 * paths may lack the leading slash.
 */
export function placeOf(mount: Mount | undefined, url: URL): Place | undefined {
  const { protocol, host, pathname, search } = url
  if (!isHttp(protocol) || !pathname.startsWith('/') || !isUnambiguous(pathname)) return undefined
  const path = plain(pathname)
  // A proxy that ends TLS changes the scheme.
  if (mount?.url !== undefined && mount.url.host !== host) return undefined
  if (mount !== undefined && !path.startsWith(`${mount.path}/`)) return undefined
  const start = mount === undefined ? Math.max(path.indexOf(pathRoot), 0) : mount.path.length
  const { origin } = mount?.url ?? url
  return { base: origin + path.slice(0, start), path: path.slice(start), search }
}

function isHttp(protocol: string): boolean {
  return protocol === 'http:' || protocol === 'https:'
}
