/**
 * Payouts that an answer would lose as a whole. Where they have no URL at the place that `payoutUrl` names,
 * the client of an older version gets orders that were paid for and no way to redeem them.
 */
import type { Shortfall } from '../conversion.js'
import type { JsonValue, Shape } from '../types.js'

type JsonObject = { readonly [name: string]: JsonValue }

const PAYOUT = 'payout'
/** From an entry of a list to the payout of an item: entry, `items`, item, `payout`. */
const FROM_ENTRY = 4

/**
 * Whether an answer has payouts, none with a string at `payoutUrl`, and one at least with something else.
 * Nothing is looked at where the losses name no whole payout. The first losses will do: those of an answer
 * without a URL name whole payouts only.
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

/** An item that is sent by e-mail needs no URL, and one whose URL stands beside the payout keeps it. */
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

/** Those of a JSON Pointer. */
function segmentsOf(pointer: string): string[] {
  const segments = pointer.split('/').slice(1)
  return segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
