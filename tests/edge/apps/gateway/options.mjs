/**
 * The gateways under test, by their base path.
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
    '/behind': { ...toNew, trustForwarded: true },
    '/narrow': { ...toNew, unlisted: 'reject' },
    '/strict-new': { ...toNew, onLoss: 'error' },
    '/strict-old': { ...toOld, onLoss: 'error' },
    '/quick': { ...toNew, timeout: 400 },
    '/small': { ...toNew, limits: { bytes: 100 } },
    '/renumbered': { ...toNew, statuses: { removed: 404, bad_answer: 599 } },
    '/nowhere': { ...toNew, upstream: 'http://127.0.0.1:2' },
  }
}

/** How long logging takes, in milliseconds: longer than the response. */
const LOGGING = 50

/** A handler that passes a request to the gateway of its base path. Errors are logged after the response. */
export function handlerOf(createGateway, upstream, log = console.log) {
  const gateways = Object.entries(optionsTo(upstream)).map(([baseUrl, options]) => {
    const onError = async (error) => {
      await new Promise((resolve) => setTimeout(resolve, LOGGING))
      log(error)
    }
    return [baseUrl, createGateway({ ...options, baseUrl, onError })]
  })
  return async (request, ...platform) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/made-here') return Response.json(await madeHere(createGateway, upstream))
    return gateways.find(([path]) => pathname.startsWith(`${path}/`))[1](request, ...platform)
  }
}

/** Returns the results for requests that HTTP cannot send, and for arguments that are not requests. */
async function madeHere(createGateway, upstream) {
  const gateway = createGateway({ ...optionsTo(upstream)['/wide'] })
  const outcome = async (make) => {
    try {
      return (await gateway(await make())).status
    } catch ({ name }) {
      return name
    }
  }
  const strange = ['x:@evil.example/p', 'x:.evil.example/p', 'x:/v2/order', 'ftp://g.example/v2/order']
  const read = async () => {
    const request = new Request('https://g.example/v2/order', { method: 'POST', body: '{}' })
    await request.text()
    return request
  }
  return {
    strange: await Promise.all(strange.map((url) => outcome(() => new Request(url)))),
    none: await Promise.all([undefined, 'https://g.example/v2/order', {}].map((value) => outcome(() => value))),
    read: await outcome(read),
  }
}
