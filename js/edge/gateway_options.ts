/**
 * The options of a gateway: their types, checks and defaults.
 */
import { boolean, callback, oneOf, pointer, requiredVersion } from '../checks.js'
import {
  BY_DEFAULT,
  type ConvertOptions,
  type ConvertSettings,
  encoded,
  fillTexts,
  onLoss,
  pointersOf,
} from '../convert_options.js'
import { endpoints, pathRoot } from '../generated/endpoints.js'
import { lists, versions } from '../generated/tables.js'
import { type Checked, type OptionsFor, optional, own, readerOf, required } from '../option_reader.js'
import { limits } from '../options.js'
import { hrefOf } from '../tag.js'
import type { Limits, Shape, Version } from '../types.js'
import type { EdgeError } from './edge_error.js'
import { type GatewayRejection, STATUSES } from './gateway_rejections.js'
import { isBaseAddress, mount } from './mount.js'
import { statuses, timeout } from './options.js'
import type { GatewayShortfall } from './shortfall_list.js'
import { type EdgeMessages, edgeLanguage } from './texts.js'

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

/** Makes the options of `convert` for documents of a shape. */
type ConversionFor = (shape: Shape, from: Version, to: Version) => ConvertSettings

/** Checked options. */
export interface GatewaySettings extends Omit<Checked<typeof OPTIONS>, 'payoutUrl' | 'fill' | 'entries' | 'fetch'> {
  readonly payoutUrl: string
  readonly fetch: NonNullable<GatewayOptions['fetch']>
  readonly conversion: ConversionFor
}

const OPTIONS = {
  upstream: required(upstream),
  clientVersion: requiredVersion,
  upstreamVersion: requiredVersion,
  baseUrl: optional(mount),
  fetch: optional(callback<NonNullable<GatewayOptions['fetch']>>),
  payoutUrl: optional(pointer),
  fill: optional((value: unknown) => fillTexts(value, fillableAnywhere()), []),
  entries: optional(entries, () => undefined),
  onLoss: optional(onLoss, 'report'),
  onQueryLoss: optional(onLoss, 'error'),
  onPayoutLoss: optional(onLoss, 'error'),
  unknownVersion: optional(oneOf(['reject', 'client']), 'reject'),
  outside: optional(oneOf(['reject', 'pass']), 'reject'),
  unlisted: optional(oneOf(['reject', 'pass']), 'pass'),
  trustForwarded: optional(boolean, false),
  limits,
  messages: optional(edgeLanguage),
  timeout: timeout(30_000),
  onError: optional(callback<NonNullable<GatewayOptions['onError']>>),
  onShortfall: optional(callback<NonNullable<GatewayOptions['onShortfall']>>),
  statuses: statuses(STATUSES),
} satisfies OptionsFor<GatewayOptions>

const readOptions = readerOf(OPTIONS)

/** Checks the options and fills in the defaults. */
export function readGatewayOptions(options: GatewayOptions): GatewaySettings {
  if (options === undefined) throw new TypeError('options must be an object, not undefined')
  const { payoutUrl, fill, entries, fetch: call, ...settings } = readOptions(options)
  const { onLoss, limits, messages, onError, onShortfall } = settings
  return {
    ...settings,
    payoutUrl: payoutUrl ?? '/url',
    // Hooks may use `this`. Not `fetch`: the global one refuses any other.
    onError: onError?.bind(options),
    onShortfall: onShortfall?.bind(options),
    fetch: call ?? ((url, init) => fetch(url, init)),
    conversion: (shape, from, to) => {
      const gaps = pointersOf(shape, from, to)
      // Pointers and texts in turn.
      const filled = fill.filter((_, n) => gaps.includes(fill[n - (n % 2)] as string))
      const common = { from, to, payoutUrl, entries: entries(shape), onLoss, limits, messages: messages?.documents }
      return encoded({ ...BY_DEFAULT, ...common }, filled)
    },
  }
}

/** Accepts the base URL of the service. The message does not repeat it: it may contain a password. */
function upstream(value: unknown): string {
  const url = hrefOf(value)
  if (typeof url !== 'string' || !isBaseAddress(url))
    throw new TypeError(
      "upstream must be the base URL of the service, such as 'https://api.example.com', without credentials or a query",
    )
  const { origin, pathname } = new URL(url)
  const base = origin + pathname.replace(/\/$/, '')
  if (`${base}/`.endsWith(pathRoot))
    throw new TypeError(`upstream must not include ${pathRoot}, as the path of each call begins with it: leave it out`)
  return base
}

const readByShape = readerOf(Object.fromEntries(lists.map((shape) => [shape, optional(pointer)])))

/** Returns a function that gives the option `entries` of each shape. */
function entries(value: unknown, name: string): (shape: Shape) => string | undefined {
  const isForAll = typeof value !== 'object'
  const given: unknown = isForAll ? Object.fromEntries(lists.map((shape) => [shape, pointer(value, name)])) : value
  const byShape = readByShape(given, name) as { readonly [S in Shape]?: string }
  return (shape) => own(byShape, shape)
}

/** Returns the pointers of all gaps that a response can have when it is converted to a newer version. */
function fillableAnywhere(): string[] {
  const [oldest] = versions
  const newest = versions[versions.length - 1] as Version
  return endpoints.flatMap(({ response }) => (response === undefined ? [] : pointersOf(response, oldest, newest)))
}
