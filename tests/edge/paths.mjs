/**
 * Paths that lead outside those of the service, once they are resolved as URL parsers, proxies and servers do it: to another
 * host, to another place of the same host, or to where a service that resolves the decoded path again ends it.
 */
import paths from './paths.json' with { type: 'json' }

/** A host that must get no request. */
export const STRANGER = 'other.example'

export const OUTSIDE = paths.map((path) => path.replaceAll('{stranger}', STRANGER))
