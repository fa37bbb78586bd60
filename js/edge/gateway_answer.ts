/**
 * An answer as the client is to get it: converted where that is asked for and possible, else with the body
 * that is still arriving.
 */
import { convertInSummary } from '../convert.js'
import { englishGateway } from '../generated/edge.js'
import type { Problem } from '../types.js'
import { declaredLength, readBody } from './body.js'
import type { Deadline } from './deadline.js'
import type { GatewayCall } from './gateway_call.js'
import { forgetBody, forgetBytes, headersToClient, OWN } from './gateway_headers.js'
import type { GatewaySettings } from './gateway_options.js'
import { badAnswer, PAYOUT_LOST, Refused } from './gateway_rejections.js'
import { membersOf } from './header_list.js'
import { isJson, mediaTypeOf } from './media_type.js'
import { losesPayouts } from './payout_loss.js'
import { publicPointer } from './public_pointer.js'
import type { Route } from './route.js'
import { MOST, ShortfallList } from './shortfall_list.js'

/** What a client gets, and what it could not get. */
export interface GatewayAnswer {
  readonly response: Response
  readonly losses: ShortfallList
  readonly gaps: ShortfallList
}

const LOSSES = `${OWN}losses`
const GAPS = `${OWN}gaps`
const UNCONVERTED = `${OWN}unconverted`
/** Where the losses and gaps of an answer begin; those of a call begin with `/query` or `/body`. */
const OF_ANSWER = '/response'

const NO_BODY: readonly number[] = [204, 205, 304]
const PARTIAL_CONTENT = 206
const NOT_MODIFIED = 304

/** The phrases that a `Response` takes; fetch hands on others. */
const LEGIBLE = /^[\t\x20-\x7e\x80-\xff]*$/

/** What the `fetch` of every runtime decodes by itself. */
const DECODED: readonly (string | null)[] = [null, 'identity', 'gzip', 'br']

/** Hands on the answer of the service. */
export async function answerOf(
  response: Response,
  call: GatewayCall,
  route: Route,
  settings: GatewaySettings,
  deadline: Deadline,
): Promise<GatewayAnswer> {
  const { status } = response
  if (!isStatus(status)) throw unreadable(`its status is ${status}`)
  const { upstream, upstreamVersion } = settings
  const addresses = { called: call.url, upstream, gateway: route.base }
  const headers = headersToClient(response.headers, route, upstreamVersion, addresses)
  const answer = new Answer(call)
  const unconverted = reasonToPass(response, route, upstreamVersion)
  if (unconverted !== undefined) headers.set(UNCONVERTED, unconverted)
  const converts = unconverted === undefined && route.answer !== undefined && response.ok && !NO_BODY.includes(status)
  if (converts || (route.answer !== undefined && status === NOT_MODIFIED)) forgetBytes(headers, route.version)
  if (NO_BODY.includes(status) && status !== NOT_MODIFIED) forgetBody(headers)
  if (!converts || call.init.method === 'HEAD') return answer.with(response, headers, passing(response))
  const bytes = await bytesOf(response, settings, deadline)
  deadline.end()
  const output = converted(bytes, route, settings, answer)
  headers.set('content-length', String(output.length))
  return answer.with(response, headers, output)
}

/** What a `Response` can have. */
function isStatus(status: number): boolean {
  return status >= 200 && status <= 599
}

/**
 * Why an answer of success passes as it comes, though the client speaks another version than the service:
 * a header says it. Undefined where it is converted, or need not be.
 */
function reasonToPass({ ok, status, headers }: Response, route: Route, upstreamVersion: string): string | undefined {
  if (!ok || NO_BODY.includes(status) || route.version === upstreamVersion) return undefined
  if (!route.listed) return 'unlisted'
  if (route.answer === undefined) return undefined
  if (status === PARTIAL_CONTENT) return 'partial'
  // Where it is named several times the last counts, as it does for fetch.
  const type = mediaTypeOf(membersOf(headers.get('content-type')).at(-1) ?? null)
  return type !== undefined && isJson(type) ? undefined : 'media-type'
}

async function bytesOf(response: Response, { limits }: GatewaySettings, { signal }: Deadline) {
  const { headers } = response
  // What is said of an encoded body is not the length of the decoded one.
  const declared = headers.has('content-encoding') ? undefined : declaredLength(headers.get('content-length'))
  const { bytes, failure } = await readBody(decoded(response), { most: limits.bytes, declared, signal })
  if (failure !== undefined)
    throw unreadable(failure === 'too_large' ? `it has more than ${limits.bytes} bytes` : 'it ended early')
  return bytes
}

function converted(
  bytes: Uint8Array<ArrayBuffer>,
  { answer: shape, version }: Route,
  settings: GatewaySettings,
  answer: Answer,
): Uint8Array<ArrayBuffer> {
  const { upstreamVersion, onPayoutLoss, payoutUrl } = settings
  if (shape === undefined) return bytes
  const options = settings.conversion(shape, upstreamVersion, version)
  const conversion = convertInSummary(shape, bytes, options, MOST)
  if (!conversion.ok) throw unreadable('it cannot be converted', conversion.problems)
  const { output, losses, gaps, more } = conversion
  if (onPayoutLoss === 'error' && losesPayouts(shape, bytes, losses, payoutUrl))
    throw new Refused(PAYOUT_LOST, { cause: new Error(englishGateway.payout_lost) })
  answer.losses.add(OF_ANSWER, losses, more.losses)
  answer.gaps.add(OF_ANSWER, gaps, more.gaps)
  return output
}

/** The body as it arrives; what comes behind a status that has none is not read. */
function passing(response: Response): ReadableStream | null {
  if (!NO_BODY.includes(response.status)) return decoded(response)
  response.body?.cancel().catch(() => {})
  return null
}

/** Collects what an exchange falls short of, and says it in the headers of the answer. */
class Answer {
  readonly losses = new ShortfallList()
  readonly gaps = new ShortfallList()

  constructor(call: GatewayCall) {
    this.losses.add('', call.losses)
    this.gaps.add('', call.gaps)
  }

  with(
    { status, statusText }: Response,
    headers: Headers,
    body: ReadableStream | Uint8Array<ArrayBuffer> | null,
  ): GatewayAnswer {
    const { losses, gaps } = this
    if (!losses.isEmpty) headers.set(LOSSES, losses.header())
    if (!gaps.isEmpty) headers.set(GAPS, gaps.header())
    const response = new Response(body, { status, statusText: LEGIBLE.test(statusText) ? statusText : '', headers })
    return { response, losses, gaps }
  }
}

/** The body as `fetch` gives it. Whether it has decoded another coding depends on the runtime. */
function decoded({ headers, body }: Response): ReadableStream | null {
  if (body === null || DECODED.includes(headers.get('content-encoding'))) return body
  body.cancel().catch(() => {})
  throw unreadable('it has a content encoding that was not asked for')
}

/** What is wrong with an answer: its places for the client, and a word for the operator. */
function unreadable(reason: string, problems: readonly Problem[] = []): Refused {
  const sentences = problems.map(({ code, path, message }) => `${code} ${publicPointer(path)}: ${message}`)
  return new Refused(badAnswer(problems), {
    cause: new Error(`the answer of the service cannot be used: ${[reason, ...sentences].join('; ')}`),
  })
}
