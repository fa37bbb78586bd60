/** Makes the client's answer of the service's: converts a body that differs between the versions, and passes on any other. */
import { apiVersion } from '../generated/endpoints.js'
import { ANSWER_EMPTY, ANSWER_HIDDEN, ANSWER_OTHER } from '../generated/layout.js'
import type { Shape } from '../types/types.js'
import { addToVary, forget, GAPS, headersToReturn, LOSSES, OF_BYTES, UNCONVERTED } from './call_headers.js'
import { membersOf, typeIn } from './header_values.js'
import { checkUnread, readBody } from './incoming.js'
import type { Route } from './route.js'
import { convertedPart, kindOfAnswer, refusedPage, type Translation } from './translation.js'

/** The statuses of answers without a body, besides those to HEAD. */
const NO_BODY: readonly number[] = [204, 205, 304]
const PARTIAL_CONTENT = 206
const NOT_MODIFIED = 304

/** Makes the client's answer. One that must be converted and can't be becomes a 502. */
export async function answerOf(response: Response, translation: Translation): Promise<Response> {
  checkUnread(response, 'answer')
  const { status, body } = response
  const { method, answer, settings } = translation
  // `new Response` accepts no other status.
  if (status < 200 || status > 599) return response
  const headers = headersToReturn(response)
  if (translation.varies) addToVary(headers, apiVersion)
  const treatment = treatmentOf(response, translation)
  if (treatment !== 'convert') {
    if (treatment !== 'pass') headers.set(UNCONVERTED, treatment)
    return answerWith(body, status, headers, translation)
  }
  if (method === 'HEAD' || status === NOT_MODIFIED) {
    ofClient(headers, translation)
    return answerWith(null, status, headers, translation)
  }
  const bytes = await readBody(body, settings.limits.bytes).catch(() => undefined)
  const shape = answer as Shape
  const kind = bytes && kindOfAnswer(shape, bytes, settings)
  if (kind === ANSWER_HIDDEN) return refusedPage(settings)
  if (kind === ANSWER_EMPTY) return answerWith(bytes as Uint8Array<ArrayBuffer>, status, headers, translation)
  if (kind === ANSWER_OTHER) headers.set(UNCONVERTED, 'shape')
  const output = convertedPart(translation, '/response', shape, bytes)
  if (output instanceof Response) return output
  if (!areSame(output, bytes)) ofClient(headers, translation)
  return answerWith(output, status, headers, translation)
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
  const type = typeIn(membersOf(headers.get('content-type')).at(-1)) ?? ''
  return /^(?:application|text)\/json$|\+json$/.test(type) ? 'convert' : 'media-type'
}

function areSame(one: Uint8Array, other: Uint8Array | undefined): boolean {
  return one.length === other?.length && one.every((byte, at) => byte === other[at])
}

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
