/**
 * Turns the service's answer into the client's: converts a body whose shape differs between the versions, and passes
 * every other one on as it is.
 */
import { apiVersion } from '../generated/endpoints.js'
import { isRecord } from '../option_reader.js'
import { isList } from '../options.js'
import { typeOf } from '../tag.js'
import type { Shape } from '../types.js'
import { addToVary, forget, forgetOwn, GAPS, LOSSES, OF_BYTES, UNCONVERTED } from './call_headers.js'
import { isJson, mediaTypeOf, membersOf } from './header_values.js'
import { jsonIn, readBody } from './incoming.js'
import type { Route } from './route.js'
import { convertedPart, refusedCall, type Translation } from './translation.js'

/** The statuses of answers without a body, besides those to HEAD. */
const NO_BODY: readonly number[] = [204, 205, 304]
const PARTIAL_CONTENT = 206
const NOT_MODIFIED = 304

/** Makes the client's answer. One that must be converted and can't be becomes a 502. */
export async function answerOf(response: Response, translation: Translation): Promise<Response> {
  checkResponse(response)
  const { status, body } = response
  const { method, route, settings } = translation
  // `new Response` accepts no other status.
  if (status < 200 || status > 599) return response
  const headers = new Headers(response.headers)
  forgetOwn(headers)
  if (route.varies) addToVary(headers, apiVersion)
  const treatment = treatmentOf(response, route)
  if (treatment !== 'convert') {
    if (treatment !== 'pass') headers.set(UNCONVERTED, treatment)
    return answerWith(body, status, headers, translation)
  }
  if (method === 'HEAD' || status === NOT_MODIFIED) {
    ofClient(headers, route)
    return answerWith(null, status, headers, translation)
  }
  const bytes = await readBody(body, settings.limits.bytes).catch(() => undefined)
  if (bytes === undefined) return refusedCall('bad_answer', settings)
  const shape = route.answer as Shape
  const entries = isList(shape) ? (settings.entries ?? (mayBeList(bytes) ? undefined : NOWHERE)) : undefined
  const part = convertedPart(translation, '/response', shape, bytes, entries)
  if (part.output === undefined) return refusedCall('bad_answer', settings, part.errors)
  if (!areSame(part.output, bytes)) ofClient(headers, route)
  return answerWith(part.output, status, headers, translation)
}

/** Returns what happens to an answer. For a successful one that is not converted, the reason, for a header. */
function treatmentOf(
  { ok, status, headers }: Response,
  { client, service, isListed, answer }: Route,
): 'convert' | 'pass' | 'unlisted' | 'partial' | 'media-type' {
  if (status === NOT_MODIFIED) return answer === undefined ? 'pass' : 'convert'
  if (!ok || NO_BODY.includes(status) || client === service) return 'pass'
  if (!isListed) return 'unlisted'
  if (answer === undefined) return 'pass'
  if (status === PARTIAL_CONTENT) return 'partial'
  // If there are several media types, the last one counts, as in fetch.
  const type = mediaTypeOf(membersOf(headers.get('content-type')).at(-1) ?? null)
  return type !== undefined && isJson(type) ? 'convert' : 'media-type'
}

/** A pointer to what is no array: `convert` refuses it, and names the option `entries`. */
const NOWHERE = ''

/**
 * Returns whether a page can have entries. `convert` passes one without an array as a page without entries, but the API
 * documentation does not show where they are (4.4): they may be deeper.
 */
function mayBeList(bytes: Uint8Array): boolean {
  const page = jsonIn(bytes)
  // `convert` reports what is not JSON.
  return page === undefined || Array.isArray(page) || (isRecord(page) && Object.values(page).some(Array.isArray))
}

function areSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}

/** Makes headers those of the client's version. */
function ofClient(headers: Headers, { client, service }: Route): void {
  forget(headers, OF_BYTES)
  if (headers.get(apiVersion) === service) headers.set(apiVersion, client)
}

/** Makes a response without a reason phrase: a service can send one that `Response` refuses. */
function answerWith(body: BodyInit | null, status: number, headers: Headers, { losses, gaps }: Translation): Response {
  const lists = { [LOSSES]: losses.header(), [GAPS]: gaps.header() }
  for (const [name, value] of Object.entries(lists)) if (value !== undefined) headers.set(name, value)
  return new Response(NO_BODY.includes(status) ? null : body, { status, headers })
}

/** Throws a TypeError for anything else, for example because an `await` is missing. */
function checkResponse(value: unknown): asserts value is Response {
  const { status, headers, bodyUsed } = (value ?? {}) as Partial<Response>
  if (typeof status !== 'number' || typeof headers?.get !== 'function')
    throw new TypeError(`the answer must be a Response, not ${typeOf(value)}`)
  if (bodyUsed) throw new TypeError('the body of the answer was read before: pass the answer unread')
}
