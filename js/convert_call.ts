/**
 * Converts a call from one version to another: its version header, its query and its body. Looks up the
 * endpoint's shapes and leaves the conversion of query and body to `convert`.
 */
import {
  baseUrl,
  type Call,
  type CallHeaders,
  type CallOptions,
  listedEndpoint,
  pairsOf,
  partsOf,
  validateCall,
} from './call.js'
import type { Loss, Shortfall } from './conversion.js'
import { convertUnder } from './convert.js'
import { BY_DEFAULT, CONVERSION, type ConvertOptions, type ConvertSettings, encoded } from './convert_options.js'
import { apiVersion } from './generated/endpoints.js'
import { englishConversions } from './generated/tables.js'
import type { Messages } from './language.js'
import { filled } from './message.js'
import { own } from './option_reader.js'
import { rangeReaderOf } from './range.js'
import type { ListedEndpoint } from './reference.js'
import type { Problem, Shape, Span } from './types.js'

/** Options of `convertCall`. An unknown name or value throws a `TypeError`. */
export interface ConvertCallOptions extends Pick<ConvertOptions, 'from' | 'to' | 'onLoss' | 'limits' | 'messages'> {
  /** The URL that the API's paths (`/v2/…`) follow. By default the path starts at the first `/v2/` of the URL. */
  baseUrl?: string | undefined
}

const { onLoss, limits, messages } = CONVERSION
const readOptions = rangeReaderOf({ onLoss, limits, messages, baseUrl })

/** The result of `convertCall`. Pointers begin with `/query` or `/body`; the endpoint's pointer is `''`. */
export type CallConversion =
  | {
      ok: true
      /** The converted call. The call that was passed is not modified. */
      call: Call
      /** What the other version can't hold. */
      losses: Loss[]
      /** What the other version requires and the call does not have. */
      gaps: Shortfall[]
      problems: []
    }
  | {
      ok: false
      call: undefined
      losses: Loss[]
      gaps: Shortfall[]
      /** Why the call was not converted. */
      problems: Problem[]
    }

/**
 * Converts a call from one version to another: the header `x-api-version`, the query and the body. An endpoint
 * that version `to` does not list is a loss; one that version `from` does not list is a problem.
 * A call that can't be sent or a mistake in the options throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { convertCall } from 'order-contract'
 *
 * const call = { method: 'GET', url: '/v2/product?limit=20', headers: { 'x-api-version': '2024-02-05' } }
 * const { call: old, losses } = convertCall(call, { from: '2024-02-05', to: '2023-07-27' })
 * if (old?.url !== '/v2/product' || losses[0]?.pointer !== '/query/limit') throw new Error('not converted')
 * ```
 */
export function convertCall(call: Call, options: ConvertCallOptions): CallConversion {
  const given = partsOf(call) as Call
  const { baseUrl, ...read } = readOptions(options)
  const { from, to, onLoss, messages } = read
  const endpoint = listedEndpoint(given.method, given.url, baseUrl)
  if (!endpoint?.versions.includes(from)) return refusal(unlisted(given, { version: from, messages, baseUrl }))
  if (!endpoint.versions.includes(to) && onLoss === 'error')
    return refusal(unlisted(given, { version: to, messages, baseUrl }))
  return convertListed(given, endpoint, encoded({ ...BY_DEFAULT, ...read }))
}

/** Converts a call whose endpoint is known. */
export function convertListed(given: Call, endpoint: ListedEndpoint, options: ConvertSettings): CallConversion {
  const { to, messages } = options
  const [before, search, fragment] = cut(String(given.url))
  const query = converted('/query', own(endpoint, 'query'), search, options, before)
  const body = converted('/body', own(endpoint, 'body'), own(given, 'body'), options)
  const problems = [...query.problems, ...body.problems]
  if (problems.length > 0) return refusal(problems)
  // A query that loses all its parameters loses its mark.
  const url = before + (query.output === '?' && search !== '?' ? '' : query.output) + fragment
  const call: Call = { method: given.method, url: typeof given.url === 'string' ? url : new URL(url) }
  const headers = headersFor(own(given, 'headers'), to)
  if (headers !== undefined) call.headers = headers
  if (body.output !== undefined) call.body = body.output
  const gone = { pointer: '', path: [], section: endpoint.section, reason: unlistedIn(to, messages) }
  const losses = [...(endpoint.versions.includes(to) ? [] : [gone]), ...query.losses, ...body.losses]
  return { ok: true, call, losses, gaps: [...query.gaps, ...body.gaps], problems: [] }
}

/** Returns the reason why an endpoint is lost. */
function unlistedIn(version: string, messages: Messages | undefined): string {
  return filled((messages?.conversions ?? englishConversions).unlisted, () => version)
}

function refusal(problems: Problem[]): CallConversion {
  return { ok: false, call: undefined, losses: [], gaps: [], problems }
}

/** Returns the problems of an endpoint that a version does not list. */
function unlisted(call: Call, options: CallOptions): Problem[] {
  const bare: Call = { method: call.method, url: call.url }
  const severity = { unknown_endpoint: 'error', removed: 'error' } as const
  const { problems } = validateCall(bare, { ...options, severity })
  return problems.filter(({ code }) => code === 'unknown_endpoint' || code === 'removed')
}

/** The query or the body of a converted call. */
interface ConvertedPart {
  output?: unknown
  losses: Loss[]
  gaps: Shortfall[]
  problems: Problem[]
}

/** Converts the query or the body of a call, unless it has none. `before` is the text before it. */
function converted(
  at: '/query' | '/body',
  shape: Shape | undefined,
  input: unknown,
  settings: ConvertSettings,
  before = '',
): ConvertedPart {
  if (shape === undefined || input === undefined || input === null)
    return { output: input, losses: [], gaps: [], problems: [] }
  const part = convertUnder(shape, input, settings)
  const within = <T extends Loss | Problem>(one: T) => shifted(placed(at, one), before)
  if (!part.ok) return { losses: [], gaps: [], problems: part.problems.map(within) }
  return { output: part.output, losses: part.losses.map(within), gaps: part.gaps.map(within), problems: [] }
}

function placed<T extends { pointer: string; path: (string | number)[] }>(at: string, one: T): T {
  return { ...one, pointer: at + one.pointer, path: [at.slice(1), ...one.path] }
}

/** Shifts the span, as the core does in `validateCall`. Problems that prevent the conversion of a query have no fix. */
function shifted<T extends { span?: Span }>(one: T, before: string): T {
  if (one.span === undefined) return one
  const { start, end, line, column } = one.span
  const by = before.length
  const lines = before.split(/\r\n?|\n/)
  // Only the first line of the query continues the line before it.
  const inLine = line === 1 ? (lines.at(-1) as string).length : 0
  const span = { start: start + by, end: end + by, line: line + lines.length - 1, column: column + inLine }
  return { ...one, span }
}

/** Splits a URL into what precedes its query, the query with its `?`, and the fragment with its `#`. */
function cut(url: string): [string, string, string] {
  const hash = url.indexOf('#')
  const end = hash < 0 ? url.length : hash
  const mark = url.slice(0, end).indexOf('?')
  const start = mark < 0 ? end : mark
  return [url.slice(0, start), url.slice(start, end), url.slice(end)]
}

/** Copies headers, in the form of the input, and sets the version header if there is one. */
function headersFor(given: CallHeaders | undefined, to: string): CallHeaders | undefined {
  if (given === undefined || given === null) return undefined
  // An iterator can be read only once.
  const headers =
    typeof (given as { next?: unknown }).next === 'function' ? Array.from(given as Iterable<never>) : given
  pairsOf(headers)
  const isSent = (value: unknown) => value !== undefined && value !== null
  const turned = <V>(name: string, value: V) => (isSent(value) && name.toLowerCase() === apiVersion ? to : value)
  if (!(Symbol.iterator in headers)) {
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, turned(name, value)]))
  }
  const pairs = Array.from(headers as Iterable<readonly [string, string]>, ([name, value]): [string, string] => [
    name,
    turned(name, value),
  ])
  if (typeof Headers === 'function' && headers instanceof Headers) return new Headers(pairs)
  return headers instanceof Map ? new Map(pairs) : pairs
}
