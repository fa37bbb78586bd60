/**
 * The options of the webhook receiver, and what they come to.
 */
import type { defaultVersion } from '../generated/tables.js'
import { readSettings, record } from '../options.js'
import type { Document, Level, Limits, Options, Severities, Version } from '../types.js'
import { checkHook, readStatuses, readTimeout, type Statuses } from './options.js'
import { type ReceiverRejection, STATUSES } from './receiver_rejections.js'

/** How to receive. An unknown name or value throws a `TypeError`. */
export interface ReceiverOptions<V extends Version = typeof defaultVersion, H = Headers> {
  /** The version of the interface. The default is `'2024-02-05'`. */
  version?: V | undefined
  /** The default, `'implied'`, applies all rules. */
  level?: Level | undefined
  /** Overrides of severities. What is no error any more need not be as the type of `update` says. */
  severity?: Severities | undefined
  /** Bounds on what is read and reported: `bytes` is the largest body, 1048576. */
  limits?: Limits | undefined
  /** How long the body may take to arrive, in milliseconds. The default is 10000. */
  timeout?: number | undefined
  /**
   * Whether the delivery comes from the service: asked of the raw bytes, before they are read as JSON.
   * How deliveries are signed is not shown: that is between you and the service.
   */
  verify?(bytes: Uint8Array<ArrayBuffer>, headers: H): unknown
  /** Whether the update was received before: then it is acknowledged, and not handed out again. */
  isDuplicate?(update: Document<'product-update', V>): unknown
  /** Statuses of rejections that differ from the default ones: 400 to 599. */
  statuses?: { readonly [C in ReceiverRejection]?: number | undefined } | undefined
}

/** Options, checked. */
export interface ReceiverSettings {
  readonly mostBytes: number
  readonly timeout: number
  readonly statuses: Statuses<ReceiverRejection>
  /** How to check the document; undefined where every option has its default. */
  readonly ofDocument: Options | undefined
}

const OF_DOCUMENT = ['version', 'level', 'severity', 'limits'] as const
const NAMES = [
  ...OF_DOCUMENT,
  'timeout',
  'verify',
  'isDuplicate',
  'statuses',
] as const satisfies readonly (keyof ReceiverOptions)[]

const TIMEOUT = 10_000

/** Checks the options. */
export function readReceiverOptions(options: object | undefined): ReceiverSettings {
  const given = options === undefined ? {} : record('options', options, NAMES)
  checkHook('verify', given.verify)
  checkHook('isDuplicate', given.isDuplicate)
  const ofDocument = documentOptions(given)
  return {
    mostBytes: readSettings(ofDocument).maxBytes,
    timeout: readTimeout(given.timeout, TIMEOUT),
    statuses: readStatuses(given.statuses, STATUSES),
    ofDocument,
  }
}

function documentOptions(given: { readonly [N in (typeof NAMES)[number]]?: unknown }): Options | undefined {
  const some = OF_DOCUMENT.filter((name) => given[name] !== undefined)
  return some.length === 0 ? undefined : Object.fromEntries(some.map((name) => [name, given[name]]))
}
