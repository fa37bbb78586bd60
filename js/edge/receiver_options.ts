/** The options of the webhook receiver: their types, checks and defaults. */
import { englishReceiver } from '../generated/edge.js'
import type { defaultVersion } from '../generated/tables.js'
import { type OptionsFor, readerOf } from '../options/reader.js'
import { DEFAULTS, encode, fitting, type Settings, withOneAtLeast } from '../options/settings.js'
import { RECEIVER } from '../options/table.js'
import type { ReceiverTexts } from '../types/language.js'
import type { Document, JsonValue, Limits, Options, Severities, Version } from '../types/types.js'
import type { Claims } from './claims.js'

/** Options of `createReceiver`. An unknown name or value throws a `TypeError`. */
export interface ReceiverOptions<V extends Version = typeof defaultVersion, H = Headers>
  extends Pick<Options, 'accept' | 'messages'> {
  /** The API version. The default is that of `validate`. */
  version?: V | undefined
  /** The required fields that need not be there. An update may then lack members of its type. */
  optional?: readonly string[] | undefined
  /** Severities that override the defaults. If they allow more, an update may differ from its type. */
  severity?: Severities | undefined
  /** Limits on input and report. `bytes` limits the body; the default is 1048576. */
  limits?: Limits | undefined
  /** The time limit of a delivery in milliseconds, for its body and all hooks. The default is 10000. */
  timeout?: number | undefined
  /**
   * Returns, or resolves to, a truthy value if the delivery comes from the service. Gets the raw body before it is
   * parsed. If it throws, the answer has status 500, because it is unknown whether the delivery is genuine. The API
   * documentation does not show how deliveries are signed: agree on that with the service.
   */
  verify?(bytes: Uint8Array<ArrayBuffer>, headers: H, delivery: Delivery): unknown
  /**
   * Where claims of updates are stored, so that each is handled once. Needs `handle`. Equal updates count as one: if `optional`
   * or `severity` accept updates without their time, a state that comes again is not handled again.
   */
  claims?: Claims | undefined
  /** Handles an update. The delivery is acknowledged when this has succeeded; if it throws, the answer has status 500. */
  handle?(update: Document<'product-update', V>, delivery: Delivery): unknown
  /**
   * Handles an event that is not a product update: a JSON object with none of the members that an update must have, or one for
   * which `isUpdate` is false. It is acknowledged when this has succeeded. Without this option it is refused with status 422.
   */
  other?(value: { readonly [name: string]: JsonValue }, delivery: Delivery): unknown
  /**
   * Says whether an event is a product update, before it is validated: `({ type }) => type === 'product.updated'`. Gets a
   * JSON object. Needs `other`, and answers at once. Use it if other events have members of an update, as the usual envelope
   * (`type`, `timestamp`, `data`) does.
   */
  isUpdate?(value: { readonly [name: string]: JsonValue }, headers: H): boolean
}

/** What hooks learn about the delivery that they are called for. */
export interface Delivery {
  /** Identifies this delivery; another delivery of the same update has another one. */
  readonly id: string
  /** Is aborted when the time of the delivery is over. */
  readonly signal: AbortSignal
  /** The key of the update, for `handle` with `claims`. */
  readonly key?: string
}

export interface ReceiverSettings {
  readonly claims: Claims | undefined
  readonly timeout: number
  readonly hooks: { readonly [N in HookName]?: (...given: unknown[]) => unknown }
  readonly texts: ReceiverTexts
  readonly ofDocument: Settings
}

const HOOKS = ['verify', 'isUpdate', 'handle', 'other'] as const
export type HookName = (typeof HOOKS)[number]

const readOptions = readerOf(RECEIVER satisfies OptionsFor<ReceiverOptions>)

export function readReceiverOptions(options: object | undefined): ReceiverSettings {
  const given = readOptions(options)
  const { version, accept, optional, severity, limits, messages, timeout, claims, handle, isUpdate, other } = given
  const chosen = { ...DEFAULTS.options, version, accept, optional, severity, limits: withOneAtLeast(limits), messages }
  if (claims !== undefined && handle === undefined)
    throw new TypeError('the option claims needs the option handle: pass it too')
  if (isUpdate !== undefined && other === undefined)
    throw new TypeError('the option isUpdate needs the option other: pass it too')
  return {
    // Hooks may use `this`.
    hooks: Object.fromEntries(HOOKS.map((name) => [name, given[name]?.bind(options as never)])),
    claims: claims as Claims | undefined,
    timeout,
    texts: messages?.receiver ?? englishReceiver,
    ofDocument: fitting('product-update', encode(chosen)),
  }
}
