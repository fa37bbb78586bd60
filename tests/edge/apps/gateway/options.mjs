/**
 * The gateways that are tried, by the path that each stands behind.
 */
const OLD = '2023-07-27'
const NEW = '2024-02-05'

export function optionsTo(upstream) {
  const toNew = { upstream, clientVersion: OLD, upstreamVersion: NEW }
  const toOld = { upstream, clientVersion: NEW, upstreamVersion: OLD }
  return {
    '/to-new': toNew,
    '/to-old': toOld,
    '/filled': { ...toOld, fill: { '/approval_state': 'APPROVED' } },
    '/reporting': { ...toOld, onQueryLoss: 'report', onPayoutLoss: 'report' },
    '/paying': { ...toNew, onPayoutLoss: 'report' },
    '/lenient': { ...toNew, unknownVersion: 'client' },
    '/wide': { ...toNew, outside: 'pass' },
    '/narrow': { ...toNew, unlisted: 'reject' },
    '/strict-new': { ...toNew, onLoss: 'error' },
    '/strict-old': { ...toOld, onLoss: 'error' },
    '/quick': { ...toNew, timeout: 400 },
    '/small': { ...toNew, limits: { bytes: 100 } },
    '/renumbered': { ...toNew, statuses: { removed: 404, bad_answer: 599 } },
    '/nowhere': { ...toNew, upstream: 'http://127.0.0.1:1' },
  }
}

/** A handler that asks the gateway whose path a request begins with. What goes wrong is logged. */
export function handlerOf(createGateway, upstream, log = console.log) {
  const gateways = Object.entries(optionsTo(upstream)).map(([baseUrl, options]) => {
    const onError = ({ message }) => log(message)
    return [baseUrl, createGateway({ ...options, baseUrl, onError })]
  })
  return (request) => {
    const { pathname } = new URL(request.url)
    return gateways.find(([path]) => pathname.startsWith(`${path}/`))[1](request)
  }
}
