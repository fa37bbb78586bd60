/** What a product update says of the price, in words. What the multiplier multiplies is not shown. */
import type { Document } from 'order-contract/slim'
import { type Decimal, decimalOf, minus, percentage, written } from './decimal.js'

export type Trend = 'rises' | 'falls' | 'stays' | 'unknown'

export interface PriceChange {
  trend: Trend
  words: string
}

/** More digits than a price has; exact arithmetic on a million of them would stop the tab. */
const MOST_DIGITS = 1000

export function priceChange({ old_state, new_state }: Document<'product-update'>): PriceChange {
  // `null` says as much as a field that is not there.
  const before = old_state?.price_multiplier ?? undefined
  const after = new_state.price_multiplier ?? undefined
  if (after === undefined) return unknown(withoutNew(before))
  if (after.length > MOST_DIGITS || (before?.length ?? 0) > MOST_DIGITS)
    return unknown('The price multiplier has more digits than are compared here.')
  if (before === undefined) return unknown(withoutOld(after, old_state !== undefined))
  return compared(before, after)
}

const unknown = (words: string): PriceChange => ({ trend: 'unknown', words })

function withoutNew(before: string | undefined): string {
  if (before === undefined) return 'The update does not mention the price multiplier.'
  return `The price multiplier was \`${before}\`; the new state does not say what it is now.`
}

function withoutOld(after: string, isStateThere: boolean): string {
  const why = isStateThere ? 'the old state does not say it' : 'the old state is not there'
  return `The price multiplier is \`${after}\` now. What it was before is not known: ${why}.`
}

function compared(before: string, after: string): PriceChange {
  const [old, now] = [decimalOf(before), decimalOf(after)]
  const change = minus(now, old)
  if (change.units === 0n) return { trend: 'stays', words: same(before, after) }
  const trend = change.units > 0n ? 'rises' : 'falls'
  const size: Decimal = { ...change, units: change.units < 0n ? -change.units : change.units }
  const share = old.units > 0n ? `, ${inPercent(size, old)}` : ''
  const words = `The price multiplier ${trend} from \`${before}\` to \`${after}\`: by \`${written(size)}\`${share}.`
  return { trend, words }
}

function same(before: string, after: string): string {
  if (before === after) return `The price multiplier stays at \`${after}\`.`
  return `The price multiplier stays the same: \`${before}\` and \`${after}\` are one number.`
}

function inPercent(part: Decimal, whole: Decimal): string {
  const { percent, exact } = percentage(part, whole)
  if (percent.units === 0n) return 'less than 0.01%'
  return `${exact ? '' : 'about '}${written(percent)}%`
}
