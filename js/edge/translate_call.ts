/** Translates a client's request for a service of another version, and forwards nothing. answer.ts translates the answer. */
import { apiVersion } from '../generated/endpoints.js'
import { answerOf } from './answer.js'
import { forget, headersToForward, OF_BYTES, OF_RANGES, Shortfalls } from './call_headers.js'
import { readTranslateOptions, type TranslateOptions, type TranslateSettings } from './call_options.js'
import type { EdgeError } from './errors.js'
import { checkUnread, readBody } from './incoming.js'
import { type Route, routeOf } from './route.js'
import { convertedPart, refusedCall, type Translation } from './translation.js'

/** A call for the service, or the response to a client whose request can't be translated. */
export type TranslatedCall =
  | {
      ok: true
      /** The request for the service, below the option `base`. */
      request: Request
      /**
       * Translates the service's answer. Rejects with a `TypeError` for what is no unread `Response`, and only if the platform
       * fails with another error.
       */
      answer(response: Response): Promise<Response>
    }
  | {
      ok: false
      /** Problem details (RFC 9457), which never quote the request. */
      response: Response
      /** Why the translation has failed, with status 500, for your log: the response does not mention it. */
      error?: EdgeError
    }

/**
 * Translates a request of a client to the service's version: the header `x-api-version`, the query and the body. Its
 * `answer` translates the service's answer back. The request is for the URL `base` and no other host, whatever its path.
 * What the versions have in common, and what no version lists, passes unchanged. The header `x-api-version` of a request
 * names the client's version; the default is the option `client`.
 *
 * The response headers `order-contract-losses` and `order-contract-gaps` list what was lost or is missing, and
 * `order-contract-unconverted` says why a successful answer was not converted.
 *
 * A bad request or answer never throws. What fails around it is answered with status 500, and `error` says why. A mistake in
 * the options, and a request that was read before, reject with a `TypeError`.
 *
 * @example
 * ```ts
 * import { translateCall } from 'order-contract/edge'
 *
 * const service = async (_: Request) => Response.json({ items: [{ payout: { url: 'https://pay.example.com/1' } }] })
 *
 * const request = new Request('https://example.com/v2/order/O-1')
 * const versions = { client: '2023-07-27', service: '2024-02-05' } as const
 * const call = await translateCall(request, { ...versions, base: 'https://api.example.com' })
 * const answer = call.ok ? await call.answer(await service(call.request)) : call.response
 * const order = await answer.text()
 * if (order !== '{"items":[{"redemption_url":"https://pay.example.com/1"}]}') throw new Error(order)
 * ```
 */
export async function translateCall(request: Request, options: TranslateOptions): Promise<TranslatedCall> {
  checkUnread(request, 'request')
  const settings = readTranslateOptions(options)
  try {
    return await translated(request, settings)
  } catch (error) {
    // No error is the client's.
    return { ok: false, response: refusedCall('failed', settings), error: error as EdgeError }
  }
}

async function translated(request: Request, settings: TranslateSettings): Promise<TranslatedCall> {
  const { method, signal } = request
  // Resolves steps such as `..`, also escaped ones.
  const asked = new URL(request.url)
  const route = routeOf(request, asked, settings)
  if (typeof route === 'string') return { ok: false, response: refusedCall(route, settings) }
  const translation = { ...route, method, settings, losses: new Shortfalls(), gaps: new Shortfalls() }
  const headers = headersFor(request, route)
  const query = translatedQuery(asked.search, translation)
  if (query instanceof Response) return { ok: false, response: query }
  const body = await translatedBody(request, headers, translation)
  if (body instanceof Response) return { ok: false, response: body }
  // Streams need `duplex`, which the types lack. The client follows redirects itself.
  const init = { method, headers, signal, redirect: 'manual', ...(body !== null && { body, duplex: 'half' }) }
  const answer = (response: Response) => answerOf(response, translation)
  // The base ends before the slash that the path begins with, so no path can change the host.
  const url = new URL(settings.base + asked.pathname)
  url.search = query
  return { ok: true, request: new Request(url, init as RequestInit), answer }
}

function headersFor(request: Request, { isVersioned, service, answer }: Route): Headers {
  const headers = headersToForward(request)
  if (isVersioned) headers.set(apiVersion, service)
  if (answer !== undefined) forget(headers, OF_RANGES)
  return headers
}

function translatedQuery(given: string, translation: Translation): string | Response {
  const { query } = translation
  if (query === undefined) return given
  const output = convertedPart(translation, '/query', query, new TextEncoder().encode(given))
  return output instanceof Response ? output : new TextDecoder().decode(output)
}

/** Translates the body of a request, if a version changes it. Every other body stays a stream. */
async function translatedBody({ method, body }: Request, headers: Headers, translation: Translation) {
  // A server can read a body for these methods, but no `Request` can be made with it.
  if (body === null || method === 'GET' || method === 'HEAD') {
    forget(headers, OF_BYTES)
    return null
  }
  if (translation.body === undefined) return body
  const bytes = await readBody(body, translation.settings.limits.bytes).catch(() => undefined)
  const output = convertedPart(translation, '/body', translation.body, bytes)
  if (output instanceof Uint8Array) forget(headers, OF_BYTES)
  return output
}
