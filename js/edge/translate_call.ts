/**
 * Translates a call between a client of one version and a service of the other, and forwards nothing itself. This file
 * translates the request; answer.ts translates the answer.
 */
import { apiVersion } from '../generated/endpoints.js'
import { answerOf } from './answer.js'
import { forget, OF_BYTES, OF_RANGES, Shortfalls } from './call_headers.js'
import { readTranslateOptions, type TranslateOptions } from './call_options.js'
import { checkUnread, readBody } from './incoming.js'
import { type Route, routeOf } from './route.js'
import { convertedPart, refusedCall, type Translation } from './translation.js'

/** A call for the service, or the response to a client whose request can't be translated. */
export type TranslatedCall =
  | {
      ok: true
      /** The request for the service. It still has the client's URL: call the service with your own. */
      request: Request
      /** Translates the service's answer. Rejects only with a `TypeError`, for what is no unread `Response`. */
      answer(response: Response): Promise<Response>
    }
  | {
      ok: false
      /** Problem details (RFC 9457), which never quote the request. */
      response: Response
    }

/**
 * Translates a request of a client to the service's version: the header `x-api-version`, the query and the body. Its
 * `answer` translates the service's answer back. What the versions have in common, and what no version lists, passes
 * unchanged. The header `x-api-version` of a request names the client's version; the default is the option `client`.
 *
 * The response headers `order-contract-losses` and `order-contract-gaps` list what was lost or is missing, and
 * `order-contract-unconverted` says why a successful answer was not converted.
 *
 * A bad request or answer never throws. A mistake in the options, and a request that was read before, reject with a
 * `TypeError`.
 *
 * @example
 * ```ts
 * import { translateCall } from 'order-contract/edge'
 *
 * const service = async (_: Request) => Response.json({ items: [{ payout: { url: 'https://pay.example.com/1' } }] })
 *
 * const request = new Request('https://example.com/v2/order/O-1')
 * const call = await translateCall(request, { client: '2023-07-27', service: '2024-02-05' })
 * const answer = call.ok ? await call.answer(await service(call.request)) : call.response
 * const order = await answer.text()
 * if (order !== '{"items":[{"redemption_url":"https://pay.example.com/1"}]}') throw new Error(order)
 * ```
 */
export async function translateCall(request: Request, options: TranslateOptions): Promise<TranslatedCall> {
  checkUnread(request, 'request')
  const settings = readTranslateOptions(options)
  const route = routeOf(request, settings)
  if (typeof route === 'string') return refused(refusedCall(route, settings))
  const { method, signal } = request
  const translation = { method, route, settings, losses: new Shortfalls(), gaps: new Shortfalls() }
  const headers = headersFor(request, route)
  const url = translatedUrl(request.url, translation)
  if (url instanceof Response) return refused(url)
  const body = await translatedBody(request, headers, translation)
  if (body instanceof Response) return refused(body)
  // Streams need `duplex`, which the types lack. The client follows redirects itself.
  const init = { method, headers, signal, redirect: 'manual', ...(body !== null && { body, duplex: 'half' }) }
  const answer = (response: Response) => answerOf(response, translation)
  return { ok: true, request: new Request(url, init as RequestInit), answer }
}

function refused(response: Response): TranslatedCall {
  return { ok: false, response }
}

function headersFor(request: Request, { isVersioned, service, answer }: Route): Headers {
  const headers = new Headers(request.headers)
  if (isVersioned) headers.set(apiVersion, service)
  if (answer !== undefined) forget(headers, OF_RANGES)
  return headers
}

/** Translates the query of a URL. */
function translatedUrl(given: string, translation: Translation): string | Response {
  const { query } = translation.route
  if (query === undefined) return given
  const url = new URL(given)
  const output = convertedPart(translation, '/query', query, new TextEncoder().encode(url.search))
  if (output instanceof Response) return output
  url.search = new TextDecoder().decode(output)
  return url.href
}

/** Translates the body of a request, if a version changes it. Every other body stays a stream. */
async function translatedBody({ body }: Request, headers: Headers, translation: Translation) {
  const { route, settings } = translation
  if (route.body === undefined || body === null) return body
  const bytes = await readBody(body, settings.limits.bytes).catch(() => undefined)
  const output = convertedPart(translation, '/body', route.body, bytes)
  if (output instanceof Uint8Array) forget(headers, OF_BYTES)
  return output
}
