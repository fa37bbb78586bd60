/**
 * Paths that lead outside those of the service, once they are resolved as URL parsers, proxies and servers do it.
 */

/** A host that must get no request. */
export const STRANGER = 'other.example'

export const OUTSIDE = [
  '/',
  '/v2',
  '/v20/order',
  '/V2/order',
  '/api/v2/order',
  '/%76%32/order',
  '/v2%2forder',
  '/admin?next=/v2/order',
  '/admin#/v2/order',
  // Other hosts, if the path is resolved as a URL.
  `//${STRANGER}/x`,
  `//${STRANGER}/v2/order`,
  `///${STRANGER}/v2/order`,
  `/\\${STRANGER}/v2/order`,
  `\\\\${STRANGER}\\v2\\order`,
  `/v2/..//${STRANGER}`,
  `/v2/..//${STRANGER}/v2/order`,
  `/v2/../\\${STRANGER}`,
  `/v2\\..\\\\${STRANGER}\\x`,
  `/v2/order/../..//${STRANGER}/x`,
  `/v2/%2e%2e//${STRANGER}`,
  `/v2/.%2E/%5c${STRANGER}`,
  `/./${STRANGER}`,
  `/@${STRANGER}/v2/order`,
  `/https://${STRANGER}/v2/order`,
  // Other places of the same host.
  '/v2/../admin',
  '/v2/order/../../admin',
  '/v2/%2e%2e/admin',
  '/v2/.%2e/admin',
  '/v2/..%2fadmin',
  '/v2/..%2F..%2Fadmin',
  '/v2/order%2f..%2f..%2fadmin',
  '/v2/..%5cadmin',
  '/v2/%252e%252e/admin',
  '/v2/%25252e%25252e/admin',
  '/v2/%%32e%%32e/admin',
  '/v2/%c0%ae%c0%ae/admin',
  '/v2/%c0%af..%c0%afadmin',
  '/v2/..;/admin',
  '/v2/..;a=b/admin',
  '/v2/..%20/admin',
  '/v2/.%09./admin',
  '/v2/..%00/admin',
  '/v2/order/..%0d%0a/admin',
  // A service that resolves the decoded path again ends it there.
  '/v2/..%3f',
  '/v2/..%23/admin',
]
