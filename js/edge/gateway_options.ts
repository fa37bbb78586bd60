/**
 * The options of a gateway, and what they come to.
 */
import { type ConvertOptions, fillTexts, ON_LOSS, pointersOf } from '../convert_options.js'
import { endpoints, pathRoot } from '../generated/endpoints.js'
import { lists, versions } from '../generated/tables.js'
import type { Messages } from '../message.js'
import { oneOf, pointer, readLimits, record, versionOf } from '../options.js'
import type { JsonValue, Limits, Shape, Version } from '../types.js'
import { type GatewayRejection, STATUSES } from './gateway_rejections.js'
import { isBaseAddress, type Mount, readMount } from './mount.js'
import { checkHook, readStatuses, readTimeout, type Statuses } from './options.js'
import type { GatewayShortfall } from './shortfall_list.js'
import { type EdgeMessages, readEdgeMessages } from './words.js'

/** The shapes whose envelope is not shown. */
type ListShape = Extract<Shape, `${string}-list`>

/** How to stand between clients of one version and a service of the other. */
export interface GatewayOptions extends Pick<ConvertOptions, 'payoutUrl' | 'fill' | 'onLoss'> {
  /** The language of answers, such as `deEdge` of `order-contract/messages/de`. English is built in. */
  messages?: EdgeMessages | undefined
  /**
   * Query parameters that the service's version does not have, all but `limit`: without them it would answer
   * another question. The default, `'error'`, refuses the request, whatever `onLoss` says.
   */
  onQueryLoss?: ConvertOptions['onLoss']
  /**
   * An answer whose payouts have no string at `payoutUrl`, but something else: the client could not redeem
   * what was paid for. The default, `'error'`, refuses the answer, whatever `onLoss` says.
   */
  onPayoutLoss?: ConvertOptions['onLoss']
  /** The JSON Pointer of a list's entries, where a document alone does not tell: of all lists, or of each. */
  entries?: string | { readonly [S in ListShape]?: string | undefined } | undefined
  /** The base address of the service: what comes before `/v2/`. */
  upstream: string | URL
  /** The version of clients that name none in `x-api-version`. */
  clientVersion: Version
  /**
   * A request that names another version than the known ones, on an endpoint that takes the header. The
   * default, `'reject'`, answers 400; with `'client'` it counts as of `clientVersion`.
   */
  unknownVersion?: 'reject' | 'client' | undefined
  /** What lies outside `/v2/`. The default, `'reject'`, answers 404; with `'pass'` the service is asked. */
  outside?: 'reject' | 'pass' | undefined
  /** What lies inside `/v2/` and no version lists. The default, `'pass'`, asks the service. */
  unlisted?: 'pass' | 'reject' | undefined
  /** The version that the service is spoken to in. */
  upstreamVersion: Version
  /** The base address of the gateway itself, or its path: `'/shop'`. Without it a path is taken from `/v2/`. */
  baseUrl?: string | undefined
  /** What to call the service with: a service binding, for example. The default is the global `fetch`. */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined
  /** Bounds on the bodies that are converted. The others pass as they come. */
  limits?: Limits | undefined
  /** How long an exchange may take, in milliseconds: up to the head of an answer that passes as it comes. 30000. */
  timeout?: number | undefined
  /** Gets what went wrong with the service or in the gateway: for your log. */
  onError?(error: unknown, request: Request): unknown
  /** Gets the losses of a call and of its answer, and the fields that are missing on both sides. */
  onShortfall?(shortfall: ExchangeShortfall): unknown
  /** Statuses of rejections that differ from the default ones: 400 to 599. */
  statuses?: { readonly [C in GatewayRejection]?: number | undefined } | undefined
}

/** What an exchange fell short of: the first hundred losses and gaps. */
export interface ExchangeShortfall {
  /** What could not be carried over. */
  losses: GatewayShortfall[]
  /** What the other side asks for and the document does not hold. */
  gaps: GatewayShortfall[]
  /** There are more than are listed. */
  truncated: boolean
  /** The request, whose body may have been read. */
  request: Request
}

/** Options, checked. */
export interface GatewaySettings {
  /** Without a slash at its end. */
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
  readonly mount: Mount | undefined
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly timeout: number
  readonly onError: GatewayOptions['onError']
  readonly statuses: Statuses<GatewayRejection>
  readonly onLoss: ConvertOptions['onLoss']
  readonly messages: EdgeMessages | undefined
  readonly limits: ReturnType<typeof readLimits>
  /** How to convert a document from one version to another. */
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
  'limits',
  'messages',
  'timeout',
  'onError',
  'onShortfall',
  'statuses',
] as const satisfies readonly (keyof GatewayOptions)[]

const UNKNOWN_VERSION = ['reject', 'client'] as const
const PASSAGE = ['reject', 'pass'] as const
/** Where a URL in `payout` is taken to be. */
const PAYOUT_URL = '/url'
const LONGEST_EXCHANGE = 30_000
/** It does not show what was given, which may hold a password. */
const BAD_UPSTREAM =
  "upstream must be the base URL of the service, such as 'https://api.example.com', without credentials or a query"

/** Checks the options. */
export function readGatewayOptions(options: GatewayOptions): GatewaySettings {
  const given = record('options', options, NAMES)
  checkHook('fetch', given.fetch)
  checkHook('onError', given.onError)
  checkHook('onShortfall', given.onShortfall)
  const limits = readLimits(given.limits)
  const messages = readEdgeMessages(given.messages)
  return {
    upstream: readUpstream(given.upstream),
    clientVersion: versionOf('clientVersion', given.clientVersion),
    upstreamVersion: versionOf('upstreamVersion', given.upstreamVersion),
    mount: given.baseUrl === undefined ? undefined : readMount(given.baseUrl),
    fetch: options.fetch ?? ((url, init) => fetch(url, init)),
    timeout: readTimeout(given.timeout, LONGEST_EXCHANGE),
    onError: options.onError,
    onShortfall: options.onShortfall,
    statuses: readStatuses(given.statuses, STATUSES),
    unknownVersion: choice('unknownVersion', given.unknownVersion, UNKNOWN_VERSION, 'reject'),
    outside: choice('outside', given.outside, PASSAGE, 'reject'),
    unlisted: choice('unlisted', given.unlisted, PASSAGE, 'pass'),
    onLoss: choice('onLoss', given.onLoss, ON_LOSS, 'report'),
    onQueryLoss: choice('onQueryLoss', given.onQueryLoss, ON_LOSS, 'error'),
    onPayoutLoss: choice('onPayoutLoss', given.onPayoutLoss, ON_LOSS, 'error'),
    payoutUrl: options.payoutUrl ?? PAYOUT_URL,
    messages,
    limits,
    conversion: readConversion(options, limits, messages?.documents),
  }
}

function choice<const T extends readonly string[]>(name: string, value: unknown, known: T, byDefault: T[number]) {
  return value === undefined ? byDefault : oneOf(name, value, known)
}

function readUpstream(value: unknown): string {
  const url = value instanceof URL ? value.href : value
  if (typeof url !== 'string' || !isBaseAddress(url)) throw new TypeError(BAD_UPSTREAM)
  const { origin, pathname } = new URL(url)
  const base = origin + pathname.replace(/\/$/, '')
  if (`${base}/`.endsWith(pathRoot))
    throw new TypeError(`upstream must not include ${pathRoot}, as the path of each call begins with it: leave it out`)
  return base
}

/** What is asked for of a conversion, whatever the shape and the way. */
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
    const fill = Object.fromEntries(values.filter(([gap]) => gaps.includes(gap)))
    return { from, to, payoutUrl, entries: entriesOf(shape), onLoss, limits, fill, messages }
  }
}

/** Where the entries of each list are. */
function readEntries(entries: GatewayOptions['entries']): (shape: Shape) => string | undefined {
  if (typeof entries !== 'object') {
    if (entries !== undefined) pointer('entries', entries)
    return (shape) => ((lists as readonly string[]).includes(shape) ? entries : undefined)
  }
  const given = { ...record('entries', entries, lists) } as { [S in Shape]?: string }
  for (const [shape, at] of Object.entries(given)) if (at !== undefined) pointer(`entries['${shape}']`, at)
  return (shape) => given[shape]
}

/** The gaps to fill, and what with: copies, so that they stay as they were checked. */
function readFill(fill: GatewayOptions['fill']): [string, JsonValue][] {
  fillTexts(fill, fillableAnywhere())
  const given = Object.entries(fill ?? {}).filter(([, value]) => value !== undefined)
  return given.map(([gap, value]) => [gap, JSON.parse(JSON.stringify(value))])
}

/** The gaps that an answer can have on its way to a newer version. */
function fillableAnywhere(): string[] {
  const [oldest] = versions
  const newest = versions[versions.length - 1] as Version
  return endpoints.flatMap(({ response }) => (response === undefined ? [] : pointersOf(response, oldest, newest)))
}
