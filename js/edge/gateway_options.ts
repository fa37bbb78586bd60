/**
 * The options of a gateway, and what they come to.
 */
import { type ConvertOptions, fillTexts, ON_LOSS, pointersOf } from '../convert_options.js'
import { endpoints, pathRoot } from '../generated/endpoints.js'
import { shapes, versions } from '../generated/tables.js'
import { oneOf, pointer, readLimits, record } from '../options.js'
import type { JsonValue, Limits, Shape, Version } from '../types.js'
import { type GatewayRejection, STATUSES } from './gateway_rejections.js'
import { isBaseAddress, type Mount, readMount } from './mount.js'
import { checkHook, readStatuses, readTimeout, type Statuses } from './options.js'

/** The shapes whose envelope is not shown. */
type ListShape = Extract<Shape, `${string}-list`>

/** How to stand between clients of one version and a service of the other. */
export interface GatewayOptions extends Pick<ConvertOptions, 'payoutUrl' | 'fill' | 'onLoss'> {
  /** The JSON Pointer of a list's entries, where a document alone does not tell: of all lists, or of each. */
  entries?: string | { readonly [S in ListShape]?: string | undefined } | undefined
  /** The base address of the service: what comes before `/v2/`. */
  upstream: string | URL
  /** The version of clients that name none, or an unknown one, in `x-api-version`. */
  clientVersion: Version
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
  /** Is told what went wrong with the service or in the gateway: for your log. */
  onError?(error: unknown): unknown
  /** Statuses of rejections that differ from the default ones: 400 to 599. */
  statuses?: { readonly [C in GatewayRejection]?: number | undefined } | undefined
}

/** Options, checked. */
export interface GatewaySettings {
  /** Without a slash at its end. */
  readonly upstream: string
  readonly clientVersion: Version
  readonly upstreamVersion: Version
  readonly mount: Mount | undefined
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly timeout: number
  readonly onError: (error: unknown) => unknown
  readonly statuses: Statuses<GatewayRejection>
  readonly onLoss: ConvertOptions['onLoss']
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
  'limits',
  'timeout',
  'onError',
  'statuses',
] as const satisfies readonly (keyof GatewayOptions)[]

const LISTS = shapes.filter((shape): shape is ListShape => shape.endsWith('-list'))

const LONGEST_EXCHANGE = 30_000
/** It does not show what was given, which may hold a password. */
const BAD_UPSTREAM =
  "upstream must be the base address of the service, such as 'https://api.example.com', without credentials or a query"

/** Checks the options. */
export function readGatewayOptions(options: GatewayOptions): GatewaySettings {
  const given = record('options', options, NAMES)
  checkHook('fetch', given.fetch)
  checkHook('onError', given.onError)
  const { onLoss } = options
  const limits = readLimits(given.limits)
  if (onLoss !== undefined) oneOf('onLoss', onLoss, ON_LOSS)
  return {
    upstream: readUpstream(given.upstream),
    clientVersion: oneOf('clientVersion', given.clientVersion, versions),
    upstreamVersion: oneOf('upstreamVersion', given.upstreamVersion, versions),
    mount: given.baseUrl === undefined ? undefined : readMount(given.baseUrl),
    fetch: options.fetch ?? ((url, init) => fetch(url, init)),
    timeout: readTimeout(given.timeout, LONGEST_EXCHANGE),
    onError: options.onError ?? (() => {}),
    statuses: readStatuses(given.statuses, STATUSES),
    onLoss,
    limits,
    conversion: readConversion(options, limits),
  }
}

function readUpstream(value: unknown): string {
  const url = value instanceof URL ? value.href : value
  if (typeof url !== 'string' || !isBaseAddress(url)) throw new TypeError(BAD_UPSTREAM)
  const { origin, pathname } = new URL(url)
  const base = origin + pathname.replace(/\/$/, '')
  if (`${base}/`.endsWith(pathRoot))
    throw new TypeError(`upstream must end before ${pathRoot}, as every path begins with it`)
  return base
}

/** What is asked for of a conversion, whatever the shape and the way. */
function readConversion(options: GatewayOptions, limits: Limits): GatewaySettings['conversion'] {
  const { payoutUrl, onLoss } = options
  if (payoutUrl !== undefined) pointer('payoutUrl', payoutUrl)
  const entriesOf = readEntries(options.entries)
  const values = readFill(options.fill)
  return (shape, from, to) => {
    const gaps = pointersOf(shape, from, to)
    const fill = Object.fromEntries(values.filter(([gap]) => gaps.includes(gap)))
    return { from, to, payoutUrl, entries: entriesOf(shape), onLoss, limits, fill }
  }
}

/** Where the entries of each list are. */
function readEntries(entries: GatewayOptions['entries']): (shape: Shape) => string | undefined {
  if (typeof entries !== 'object') {
    if (entries !== undefined) pointer('entries', entries)
    return () => entries
  }
  const given = { ...record('entries', entries, LISTS) } as { [S in Shape]?: string }
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
