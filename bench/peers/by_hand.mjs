/**
 * A typical conversion written by hand: JSON.parse, a loop, JSON.stringify. It reports no losses, keeps nothing for
 * converting back, and does not see repeated names. Setting members to `undefined` was faster than `delete` or a
 * copy.
 */
import { VERSIONS } from '../documents/convertible.mjs'

function toLater(order) {
  for (const item of order.items ?? []) {
    if (typeof item.redemption_url !== 'string') continue
    item.payout = { url: item.redemption_url }
    item.redemption_url = undefined
  }
  return order
}

function toEarlier(order) {
  for (const item of order.items ?? []) {
    if (typeof item.payout?.url !== 'string') continue
    item.redemption_url = item.payout.url
    item.payout = undefined
  }
  return order
}

/** Keeps the digits of numbers that JavaScript would write differently. */
const asWritten = (_name, value, { source }) =>
  typeof value === 'number' && String(value) !== source ? JSON.rawJSON(source) : value

/** Node 20 has no JSON.rawJSON. */
export const canKeepDigits = typeof JSON.rawJSON === 'function'

/**
 * @param {{ to: string }} versions
 * @param {{ digits?: boolean, indent?: number }} [options]
 * @returns {(text: string) => string}
 */
export function converter({ to }, { digits = false, indent } = {}) {
  const change = to === VERSIONS.later ? toLater : toEarlier
  const reviver = digits ? asWritten : undefined
  return (text) => JSON.stringify(change(JSON.parse(text, reviver)), undefined, indent)
}
