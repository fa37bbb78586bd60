/**
 * Decimal numbers as exact as their digits: `0.8` is eight tenths, which no float is. They are of the form
 * that the contract calls a decimal; whoever asks has had that checked.
 */

/** `units` divided by ten to the power of `places`. */
export interface Decimal {
  units: bigint
  places: number
}

export function decimalOf(text: string): Decimal {
  const [whole = '', fraction = ''] = text.split('.')
  return { units: BigInt(whole + fraction), places: fraction.length }
}

export function minus(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.places, b.places)
  return { units: scaled(a, places) - scaled(b, places), places }
}

/** As short as it goes: `0.05`, not `0.050`. */
export function written({ units, places }: Decimal): string {
  const sign = units < 0n ? '-' : ''
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0')
  const at = digits.length - places
  const fraction = digits.slice(at).replace(/0+$/, '')
  return sign + digits.slice(0, at) + (fraction && `.${fraction}`)
}

/** A part of a whole above zero in percent, to two places; `exact` where nothing had to be rounded. */
export function percentage(part: Decimal, whole: Decimal): { percent: Decimal; exact: boolean } {
  const places = Math.max(part.places, whole.places)
  const divisor = scaled(whole, places)
  const dividend = scaled(part, places) * 10_000n
  const rest = dividend % divisor
  const up = rest * 2n >= divisor ? 1n : 0n
  return { percent: { units: dividend / divisor + up, places: 2 }, exact: rest === 0n }
}

const scaled = ({ units, places }: Decimal, to: number) => units * 10n ** BigInt(to - places)
