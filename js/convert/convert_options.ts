/**
 * Declares the options of a conversion and writes them as the settings bytes that the core reads.
 * src/layout.rs documents the layout.
 */

import { writeSettings } from '../check/document.js'
import { pointersOf } from '../contract/differences.js'
import { convertCore } from '../cores/convert.js'
import * as layout from '../generated/layout.js'
import { versions } from '../generated/tables.js'
import { headOf } from '../input/encoding.js'
import { unknown } from '../options/mistakes.js'
import { type Checked, defaultsOf, type OptionsFor, readerOf } from '../options/reader.js'
import { refuseEntries, shapeIndex, writeLimits } from '../options/settings.js'
import { CONVERSION } from '../options/table.js'
import type { JsonValue, Limits, Options, Shape, Version } from '../types/types.js'
import type { Complement } from './conversion.js'

/** Options of `convert`. An unknown name or value throws a `TypeError`. */
export interface ConvertOptions<To extends Version = Version> extends Pick<Options, 'entries' | 'messages'> {
  /** The version of the document. */
  from: Version
  /** The version to convert it to. */
  to: To
  /**
   * The JSON Pointer of the URL inside `payout`. The default is `'/url'`. Use `''` if `payout` is the URL itself. A position
   * in an array is read, but nothing is built with it: to a later version, a URL is lost unless the complement shows its
   * `payout`.
   */
  payoutUrl?: string | undefined
  /** Values for gaps, by JSON Pointer relative to an entry: `{ '/approval_state': 'APPROVED' }`. */
  fill?: { readonly [pointer: string]: JsonValue | undefined } | undefined
  /** The complement that converting this document the other way returned. */
  complement?: Complement | null | undefined
  /** If there are losses: `'report'`, the default, lists them; `'error'` converts nothing. */
  onLoss?: 'report' | 'error' | undefined
  /** If a part of `complement` has no match: `'error'`, the default, converts nothing; `'drop'` lists a loss. */
  onOrphan?: 'error' | 'drop' | undefined
  /**
   * Limits on input and report. If `from` and `to` are the same version, text and bytes are returned unread. A value is
   * written as text even then, so `limits.bytes` applies to it.
   */
  limits?: Limits | undefined
}

/** Checked options of a conversion. `complement` is JSON, and so are the values of `fill`. */
export type CheckedConversion = Checked<typeof CONVERSION>

/** What a conversion has without options, besides its versions. */
export const BY_DEFAULT: Omit<CheckedConversion, 'from' | 'to'> = defaultsOf(CONVERSION)

export interface ConvertSettings {
  readonly options: CheckedConversion
  readonly limits: CheckedConversion['limits']
  /** The bytes that follow the document in the core's memory. */
  readonly bytes: Uint8Array
  /** The pointers and JSON texts of `fill` in turn. */
  readonly fill: readonly string[]
  /** `from` and `to` are the same version and there is no complement: nothing changes. */
  readonly identity: boolean
}

const readOptions = readerOf(CONVERSION satisfies OptionsFor<ConvertOptions>, (given) => encoded(given))

export function readConvertOptions(shape: Shape, options: ConvertOptions): ConvertSettings {
  return fitted(shape, readOptions(options))
}

/** Returns settings with the values for the gaps of a shape. Throws a TypeError if an option does not fit the shape. */
export function fitted(shape: Shape, settings: ConvertSettings): ConvertSettings {
  const { options } = settings
  const { from, to, fill } = options
  refuseEntries(shape, options)
  if (fill === undefined) return settings
  const gaps = pointersOf(shape, from, to)
  refuseOtherGaps(fill, gaps)
  const filled = encoded(options, valuesFor(gaps, fill))
  refuseUnfit(shape, filled)
  return filled
}

/** Throws a TypeError for a value of `fill` that is for none of the gaps. */
export function refuseOtherGaps(fill: CheckedConversion['fill'] = {}, gaps: readonly string[]): void {
  const other = Object.keys(fill).find((gap) => !gaps.includes(gap))
  if (other === undefined) return
  if (gaps.length > 0) throw unknown('name', other, gaps, ' in fill')
  throw new TypeError('the option fill: this conversion has no gap that takes a value: leave it out')
}

/** Throws a TypeError for a value of `fill` that the version does not allow. */
function refuseUnfit(shape: Shape, settings: ConvertSettings): void {
  writeSettings(convertCore, settings)
  const unfit = convertCore.call((core) => core.unfit_fill(shapeIndex(shape), settings.bytes.length))
  if (unfit === 0) return
  const gap = settings.fill[2 * unfit - 2]
  throw new TypeError(`fill['${gap}'] must be a value that ${settings.options.to} allows there`)
}

/** Encodes options for the core. With `most`, it lists at most so many losses and gaps, and nothing else but the output. */
export function encoded(options: CheckedConversion, fill: readonly string[] = [], most = 0): ConvertSettings {
  const { from, to, payoutUrl, entries, complement, onLoss, onOrphan, limits } = options
  const bytes = headOf([payoutUrl, entries, complement, ...fill], layout.CONVERSION_STRINGS)
  bytes[0] = versions.indexOf(from)
  bytes[1] = versions.indexOf(to)
  bytes[2] =
    (onLoss === 'error' ? layout.CONVERSION_LOSS_IS_ERROR : 0) |
    (onOrphan === 'drop' ? layout.CONVERSION_ORPHANS_DROP : 0)
  bytes[layout.CONVERSION_MOST] = most
  writeLimits(limits, bytes, layout.CONVERSION_LIMITS)
  return { options, limits, bytes, fill, identity: from === to && complement === undefined }
}

/** Returns gaps and their values in turn. */
export function valuesFor(gaps: readonly string[], fill: CheckedConversion['fill'] = {}): string[] {
  return gaps.flatMap((gap) => (Object.hasOwn(fill, gap) ? [gap, fill[gap] as string] : []))
}
