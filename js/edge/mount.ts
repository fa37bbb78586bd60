/**
 * Where a gateway's own paths begin, and what of a URL is left for the service.
 */
import { pathRoot } from '../generated/endpoints.js'

/** The base address of a gateway. */
export interface Mount {
  /** Undefined where every host will do. */
  origin: string | undefined
  /** Without a slash at its end. */
  path: string
}

/** What a URL asks of a gateway. */
export interface Place {
  /** The gateway's own address, up to the path. */
  base: string
  /** The path for the service. It begins with a slash. */
  path: string
  /** The query, with its question mark. */
  search: string
}

/** In front of a path, so that it is written as those of requests are. */
const SOMEWHERE = 'http://localhost'
const ENCODED = /%[\da-f]{2}/gi
const UNRESERVED = /[\w.~-]/

/** Whether something is an address that others can begin with. */
export function isBaseAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, search, hash, username, password } = new URL(text)
  return isHttp(protocol) && search + hash + username + password === ''
}

/** An address, or a path alone. */
export function readMount(value: unknown): Mount {
  const isPath = typeof value === 'string' && value.startsWith('/')
  const url = isPath ? SOMEWHERE + value : value
  if (typeof url !== 'string' || !isBaseAddress(url))
    throw new TypeError(
      "baseUrl must be a URL or a path, such as 'https://example.com/shop' or '/shop', without credentials or a query",
    )
  const { origin, pathname } = new URL(url)
  return { origin: isPath ? undefined : origin, path: withoutSlash(plain(pathname)) }
}

/**
 * The place behind the base address; without one, from `/v2/` where that occurs. Undefined outside it, and
 * for a URL that is not of HTTP: its path need not begin with a slash.
 */
export function placeOf(mount: Mount | undefined, { protocol, origin, pathname, search }: URL): Place | undefined {
  if (!isHttp(protocol) || !pathname.startsWith('/')) return undefined
  const path = plain(pathname)
  if (mount?.origin !== undefined && mount.origin !== origin) return undefined
  if (mount !== undefined && !path.startsWith(`${mount.path}/`)) return undefined
  const start = mount === undefined ? Math.max(path.indexOf(pathRoot), 0) : mount.path.length
  return { base: origin + path.slice(0, start), path: path.slice(start), search }
}

/** The path by which the contract knows an endpoint: without doubled slashes, nor one at its end. */
export function canonical(path: string): string {
  return withoutSlash(path.replace(/\/{2,}/g, '/'))
}

/** Letters that are encoded without need mean the same (RFC 3986, section 6.2.2.2). */
function plain(path: string): string {
  return path.replace(ENCODED, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16))
    return UNRESERVED.test(character) ? character : encoded
  })
}

function isHttp(protocol: string): boolean {
  return protocol === 'http:' || protocol === 'https:'
}

function withoutSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path
}
