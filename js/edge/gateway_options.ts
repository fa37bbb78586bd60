/**
 * The options of a gateway: their types, checks and defaults.
 */
import { type ConvertOptions, fillTexts, ON_LOSS, pointersOf } from '../convert_options.js'
import { endpoints, pathRoot } from '../generated/endpoints.js'
import { lists, versions } from '../generated/tables.js'
import type { Messages } from '../message.js'
import { oneOf, pointer, readLimits, record, versionOf } from '../options.js'
import { hrefOf, typeOf } from '../tag.js'
import type { JsonValue, Limits, Shape, Version } from '../types.js'
import type { EdgeError } from './edge_error.js'
import { type GatewayRejection, STATUSES } from './gateway_rejections.js'
import { isBaseAddress, type Mount, readMount } from './mount.js'
import { checkHook, readStatuses, readTimeout, type Statuses } from './options.js'
import type { GatewayShortfall } from './shortfall_list.js'
import { type EdgeMessages, readEdgeMessages } from './words.js'

/** The shapes of lists. The API documentation does not show where their entries are. */
type ListShape = Extract<Shape, `${string}-list`>

/** Options of `createGateway`. An unknown name or value throws a `TypeError`. */
export interface GatewayOptions extends Pick<ConvertOptions, 'payoutUrl' | 'fill' | 'onLoss'> {
  /** The language of rejections, such as `deEdge` from `order-contract/messages/de`. The default is English. */
  messages?: EdgeMessages | undefined
  /**
   * If a request has a query parameter that the service's version lacks: `'error'`, the default, refuses the
   * request, because the service would answer another query; `'report'` drops it. `limit` follows `onLoss`.
   */
  onQueryLoss?: ConvertOptions['onLoss']
  /**
   * If a response has payouts and none has a string at `payoutUrl`: `'error'`, the default, refuses the response,
   * because the client could not redeem what was paid for; `'report'` lists the losses. Independent of `onLoss`.
   */
  onPayoutLoss?: ConvertOptions['onLoss']
  /** The JSON Pointer of a list's entries, if a document has several candidates: for all lists, or by shape. */
  entries?: string | { readonly [S in ListShape]?: string | undefined } | undefined
  /** The base URL of the service, without `/v2/`, credentials or a query. */
  upstream: string | URL
  /** The version of clients that send no header `x-api-version`. */
  clientVersion: Version
  /**
   * If the header `x-api-version` names an unknown version, on an endpoint that takes it: `'reject'`, the default,
   * answers with status 400; `'client'` uses `clientVersion`.
   */
  unknownVersion?: 'reject' | 'client' | undefined
  /** Requests outside `/v2/`: `'reject'`, the default, answers with status 404; `'pass'` forwards them. */
  outside?: 'reject' | 'pass' | undefined
  /** Requests inside `/v2/` that no version lists: `'pass'`, the default, forwards them; `'reject'` answers 404. */
  unlisted?: 'pass' | 'reject' | undefined
  /** The version of the service. */
  upstreamVersion: Version
  /**
   * Whether `forwarded` and `x-forwarded-*` of a request reach the service. By default they do not, because anyone
   * can send them: set it if a proxy in front of the gateway replaces them.
   */
  trustForwarded?: boolean | undefined
  /**
   * The base URL of the gateway, or its path, such as `'/shop'`. By default the path starts at the first `/v2/`.
   * Requests may have the other scheme, as behind a proxy that ends TLS.
   */
  baseUrl?: string | URL | undefined
  /** Calls the service, for example through a service binding. The default is the global `fetch`. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined
  /** Limits on the responses that are converted. Other bodies have none. */
  limits?: Limits | undefined
  /**
   * The time limit of an exchange in milliseconds, 30000 by default. A body that passes unchanged may take longer, but
   * not pause for longer.
   */
  timeout?: number | undefined
  /** Is called with errors of the service or the gateway, for your log. */
  onError?(error: EdgeError, request: Request): unknown
  /** Is called if an exchange has losses or gaps, in the request or the response. */
  onShortfall?(shortfall: ExchangeShortfall): unknown
  /** Statuses that override the defaults, by code: 400 to 599. */
  statuses?: { readonly [C in GatewayRejection]?: number | undefined } | undefined
}

/** The losses and gaps of an exchange: at most 100 of each. */
export interface ExchangeShortfall {
  /** What the other version can't hold. */
  losses: GatewayShortfall[]
  /** What the other version requires and the document does not have. */
  gaps: GatewayShortfall[]
  /** Whether there are more than are listed. */
  truncated: boolean
  /** The request. Its body may have been read. */
  request: Request
}

/** Checked options. */
export interface GatewaySettings {
  /** Without a trailing slash. */
  readonly upstream: string
  readonly unknownVersion: 'reject' | 'client'
  readonly outside: 'reject' | 'pass'
  readonly unlisted: 'pass' | 'reject'
  readonly onQueryLoss: ConvertOptions['onLoss']
  readonly onPayoutLoss: ConvertOptions['onLoss']
  readonly payoutUrl: string
  readonly onShortfall: GatewayOptions['onShortfall']
  readonly clientVersion: Version
  readonly upstreamVersion: Version
  readonly trustForwarded: boolean
  readonly mount: Mount | undefined
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly timeout: number
  readonly onError: GatewayOptions['onError']
  readonly statuses: Statuses<GatewayRejection>
  readonly onLoss: ConvertOptions['onLoss']
  readonly messages: EdgeMessages | undefined
  readonly limits: ReturnType<typeof readLimits>
  /** Returns the options of `convert` for a shape and two versions. */
  conversion(shape: Shape, from: Version, to: Version): ConvertOptions
}

const NAMES = [
  'upstream',
  'clientVersion',
  'upstreamVersion',
  'baseUrl',
  'fetch',
  'payoutUrl',
  'fill',
  'entries',
  'onLoss',
  'onQueryLoss',
  'onPayoutLoss',
  'unknownVersion',
  'outside',
  'unlisted',
  'trustForwarded',
  'limits',
  'messages',
  'timeout',
  'onError',
  'onShortfall',
  'statuses',
] as const satisfies readonly (keyof GatewayOptions)[]

const UNKNOWN_VERSION = ['reject', 'client'] as const
const PASSAGE = ['reject', 'pass'] as const
/** The default of `payoutUrl`. */
const PAYOUT_URL = '/url'
const LONGEST_EXCHANGE = 30_000
/** The message does not repeat the value, which may contain a password. */
const BAD_UPSTREAM =
  "upstream must be the base URL of the service, such as 'https://api.example.com', without credentials or a query"

/** Checks the options and fills in the defaults. */
export function readGatewayOptions(options: GatewayOptions): GatewaySettings {
  const given = record('options', options, NAMES) as GatewayOptions
  checkHook('fetch', given.fetch)
  checkHook('onError', given.onError)
  checkHook('onShortfall', given.onShortfall)
  const limits = readLimits(given.limits)
  const messages = readEdgeMessages(given.messages)
  return {
    upstream: readUpstream(given.upstream),
    clientVersion: versionOf('clientVersion', given.clientVersion),
    upstreamVersion: versionOf('upstreamVersion', given.upstreamVersion),
    trustForwarded: readTrust(given.trustForwarded),
    mount: given.baseUrl === undefined ? undefined : readMount(given.baseUrl),
    fetch: given.fetch ?? ((url, init) => fetch(url, init)),
    timeout: readTimeout(given.timeout, LONGEST_EXCHANGE),
    // Hooks may use `this`. Not `fetch`: the global one refuses any other.
    onError: given.onError?.bind(options),
    onShortfall: given.onShortfall?.bind(options),
    statuses: readStatuses(given.statuses, STATUSES),
    unknownVersion: choice('unknownVersion', given.unknownVersion, UNKNOWN_VERSION, 'reject'),
    outside: choice('outside', given.outside, PASSAGE, 'reject'),
    unlisted: choice('unlisted', given.unlisted, PASSAGE, 'pass'),
    onLoss: choice('onLoss', given.onLoss, ON_LOSS, 'report'),
    onQueryLoss: choice('onQueryLoss', given.onQueryLoss, ON_LOSS, 'error'),
    onPayoutLoss: choice('onPayoutLoss', given.onPayoutLoss, ON_LOSS, 'error'),
    payoutUrl: given.payoutUrl ?? PAYOUT_URL,
    messages,
    limits,
    conversion: readConversion(given, limits, messages?.documents),
  }
}

function choice<const T extends readonly string[]>(name: string, value: unknown, known: T, byDefault: T[number]) {
  return value === undefined ? byDefault : oneOf(name, value, known)
}

function readTrust(value: unknown): boolean {
  if (value === undefined || typeof value === 'boolean') return value === true
  throw new TypeError(`trustForwarded must be true or false, not ${typeOf(value)}`)
}

function readUpstream(value: unknown): string {
  const url = hrefOf(value)
  if (typeof url !== 'string' || !isBaseAddress(url)) throw new TypeError(BAD_UPSTREAM)
  const { origin, pathname } = new URL(url)
  const base = origin + pathname.replace(/\/$/, '')
  if (`${base}/`.endsWith(pathRoot))
    throw new TypeError(`upstream must not include ${pathRoot}, as the path of each call begins with it: leave it out`)
  return base
}

/** Checks the options that conversions share. */
function readConversion(
  options: GatewayOptions,
  limits: Limits,
  messages: Messages | undefined,
): GatewaySettings['conversion'] {
  const { payoutUrl, onLoss } = options
  if (payoutUrl !== undefined) pointer('payoutUrl', payoutUrl)
  const entriesOf = readEntries(options.entries)
  const values = readFill(options.fill)
  return (shape, from, to) => {
    const gaps = pointersOf(shape, from, to)
    const filled = values.filter(([gap]) => gaps.includes(gap))
    const common = { from, to, payoutUrl, entries: entriesOf(shape), onLoss, limits, messages }
    // Settings with `fill` are not cached.
    return filled.length === 0 ? common : { ...common, fill: Object.fromEntries(filled) }
  }
}

/** Returns a function that gives the option `entries` of each shape. */
function readEntries(entries: GatewayOptions['entries']): (shape: Shape) => string | undefined {
  if (typeof entries !== 'object') {
    if (entries !== undefined) pointer('entries', entries)
    return (shape) => ((lists as readonly string[]).includes(shape) ? entries : undefined)
  }
  const given = record('entries', entries, lists) as { readonly [S in Shape]?: string }
  for (const [shape, at] of Object.entries(given)) if (at !== undefined) pointer(`entries['${shape}']`, at)
  return (shape) => given[shape]
}

/** Checks and copies the values for gaps, so that the caller can't change them afterwards. */
function readFill(fill: GatewayOptions['fill']): [string, JsonValue][] {
  fillTexts(fill, fillableAnywhere())
  const given = Object.entries(fill ?? {}).filter(([, value]) => value !== undefined)
  return given.map(([gap, value]) => [gap, JSON.parse(JSON.stringify(value))])
}

/** Returns the pointers of all gaps that a response can have when it is converted to a newer version. */
function fillableAnywhere(): string[] {
  const [oldest] = versions
  const newest = versions[versions.length - 1] as Version
  return endpoints.flatMap(({ response }) => (response === undefined ? [] : pointersOf(response, oldest, newest)))
}
