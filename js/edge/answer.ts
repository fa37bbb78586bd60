/**
 * Turns the service's answer into the client's: converts a body whose shape differs between the versions, and passes
 * every other one on as it is.
 */

import { isList } from '../closed_lists.js'
import { differingMembers } from '../differences.js'
import { apiVersion } from '../generated/endpoints.js'
import { isRecord } from '../option_reader.js'
import { typeOf } from '../tag.js'
import type { JsonValue, Shape } from '../types.js'
import { readBody } from './body.js'
import { addToVary, forgetBytes, forgetOwn, GAPS, LOSSES, UNCONVERTED } from './call_headers.js'
import type { TranslateSettings } from './call_options.js'
import { refusedCall } from './call_refusal.js'
import { convertedPart, type Lists } from './converted_part.js'
import { entriesPointer } from './entries.js'
import { membersOf } from './header_list.js'
import { isJson, mediaTypeOf } from './media_type.js'
import type { Route } from './route.js'

/** The statuses of answers without a body, besides those to HEAD. */
const NO_BODY: readonly number[] = [204, 205, 304]
const PARTIAL_CONTENT = 206
const NOT_MODIFIED = 304

/** Makes the client's answer. One that must be converted and can't be becomes a 502. */
export async function answerOf(
  response: Response,
  method: string,
  route: Route,
  settings: TranslateSettings,
  lists: Lists,
): Promise<Response> {
  checkResponse(response)
  const { status, body } = response
  // `new Response` accepts no other status.
  if (status < 200 || status > 599) return response
  const headers = new Headers(response.headers)
  forgetOwn(headers)
  if (route.varies) addToVary(headers, apiVersion)
  const unconverted = reasonToPass(response, route)
  if (unconverted !== undefined) headers.set(UNCONVERTED, unconverted)
  if (!isConverted(response, route, unconverted)) return answerWith(body, status, headers, lists)
  if (method === 'HEAD' || status === NOT_MODIFIED) {
    ofClient(headers, route)
    return answerWith(null, status, headers, lists)
  }
  const bytes = await readBody(body, settings.limits.bytes).catch(() => undefined)
  if (bytes === undefined) return refusedCall('bad_answer', settings)
  return convertedAnswer(bytes, status, headers, route as Route & { answer: Shape }, settings, lists)
}

function convertedAnswer(
  bytes: Uint8Array<ArrayBuffer>,
  status: number,
  headers: Headers,
  route: Route & { answer: Shape },
  settings: TranslateSettings,
  lists: Lists,
): Response {
  const { answer: shape, service, client } = route
  const document = bytes.length > settings.limits.bytes ? undefined : documentOf(bytes)
  if (route.mayDiffer && document !== undefined && !carries(document, route))
    return answerWith(bytes, status, headers, lists)
  const entries = isList(shape) && document !== undefined ? entriesPointer(document) : undefined
  const part = convertedPart('/response', shape, bytes, settings.conversion(shape, service, client, entries), lists)
  if (part.output === undefined) return refusedCall('bad_answer', settings, part.errors)
  ofClient(headers, route)
  return answerWith(part.output, status, headers, lists)
}

/**
 * Returns why a successful answer is not converted although the versions differ, for a header. Undefined if it is
 * converted or needs no conversion.
 */
function reasonToPass(
  { ok, status, headers }: Response,
  { client, service, isListed, answer }: Route,
): string | undefined {
  if (!ok || NO_BODY.includes(status) || client === service) return undefined
  if (!isListed) return 'unlisted'
  if (answer === undefined) return undefined
  if (status === PARTIAL_CONTENT) return 'partial'
  // If there are several media types, the last one counts, as in fetch.
  const type = mediaTypeOf(membersOf(headers.get('content-type')).at(-1) ?? null)
  return type !== undefined && isJson(type) ? undefined : 'media-type'
}

function isConverted({ ok, status }: Response, { answer }: Route, unconverted: string | undefined): boolean {
  if (answer === undefined || unconverted !== undefined) return false
  return status === NOT_MODIFIED || (ok && !NO_BODY.includes(status))
}

/** Makes headers those of the client's version. */
function ofClient(headers: Headers, { client, service }: Route): void {
  forgetBytes(headers)
  if (headers.get(apiVersion) === service) headers.set(apiVersion, client)
}

/** Returns undefined for what is not JSON, which the conversion reports. */
function documentOf(bytes: Uint8Array): JsonValue | undefined {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** Returns whether an object has a member in which the versions differ. */
function carries(document: JsonValue, { answer, client, service }: Route & { answer: Shape }): boolean {
  if (!isRecord(document)) return false
  return differingMembers(answer, client, service).some((name) => Object.hasOwn(document, name))
}

/** Makes a response without a reason phrase: a service can send one that `Response` refuses. */
function answerWith(
  body: ReadableStream | Uint8Array<ArrayBuffer> | null,
  status: number,
  headers: Headers,
  { losses, gaps }: Lists,
): Response {
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
