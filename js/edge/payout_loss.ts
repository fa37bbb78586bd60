/**
 * Detects responses that would lose all their payouts. If no payout has a URL at `payoutUrl`, the client of an older
 * version gets paid orders that it can't redeem.
 */
import type { Shortfall } from '../conversion.js'
import type { JsonValue, Shape } from '../types.js'
import { isObject, type JsonObject } from './json_object.js'

const PAYOUT = 'payout'
/** The number of path segments from a list's entry to an item's payout: entry, `items`, item, `payout`. */
const FROM_ENTRY = 4

/**
 * Returns whether no payout of a response has a string at `payoutUrl` and at least one of them is worth money.
 * Parses the response only if a whole payout is among the losses. The first losses suffice: without any URL, every
 * loss is a whole payout.
 */
export function losesPayouts(
  shape: Shape,
  bytes: Uint8Array,
  losses: readonly Shortfall[],
  payoutUrl: string,
): boolean {
  const lost = losses.find(({ path }) => path.at(-1) === PAYOUT)
  if (lost === undefined) return false
  const document: JsonValue = JSON.parse(new TextDecoder().decode(bytes))
  const orders = shape === 'order' ? [document] : listAt(document, lost.path.slice(0, -FROM_ENTRY))
  const paidOut = orders.flatMap((order) => listAt(order, ['items'])).filter((item) => isObject(item) && PAYOUT in item)
  const segments = segmentsOf(payoutUrl)
  const urls = paidOut.map((item) => valueAt(item, [PAYOUT, ...segments]))
  if (urls.some((url) => typeof url === 'string')) return false
  return paidOut.some((item, at) => urls[at] !== null && costsMoney(item as JsonObject))
}

/** Returns whether an item needs a payout URL. One that is sent by e-mail or has a `redemption_url` does not. */
function costsMoney(item: JsonObject): boolean {
  if (typeof item.redemption_url === 'string') return false
  if (valueAt(item, ['distribution_method', 'type']) === 'EMAIL') return false
  const payout = item[PAYOUT]
  return typeof payout === 'object' && payout !== null ? Object.keys(payout).length > 0 : (payout ?? '') !== ''
}

function listAt(value: JsonValue, path: readonly (string | number)[]): readonly JsonValue[] {
  const list = valueAt(value, path)
  return Array.isArray(list) ? list : []
}

function valueAt(value: JsonValue, path: readonly (string | number)[]): JsonValue | undefined {
  let found: JsonValue | undefined = value
  for (const segment of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, segment)) return undefined
    found = (found as JsonObject)[segment]
  }
  return found
}

/** Splits a JSON Pointer into unescaped segments. */
function segmentsOf(pointer: string): string[] {
  const segments = pointer.split('/').slice(1)
  return segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
}
