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
import {
  type Check,
  type Checked,
  defaultsOf,
  isRecord,
  membersOf,
  type OptionsFor,
  optional,
  readerOf,
} from '../options/reader.js'
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

/** Checked options of a conversion, but for `fill`, which depends on the shape. `complement` is JSON. */
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
  const settings = readOptions(options)
  const fill = fillFor(shape, settings.options)
  if (fill.length === 0) return settings
  const filled = encoded(settings.options, fill)
  refuseUnfit(shape, filled)
  return filled
}

/** Throws a TypeError for a value of `fill` that the version does not allow. */
export function refuseUnfit(shape: Shape, settings: ConvertSettings): void {
  if (settings.fill.length === 0) return
  writeSettings(convertCore, settings)
  const unfit = convertCore.call((core) => core.unfit_fill(shapeIndex(shape), settings.bytes.length))
  if (unfit === 0) return
  const gap = settings.fill[2 * unfit - 2]
  throw new TypeError(`fill['${gap}'] must be a value that ${settings.options.to} allows there`)
}

/** Checks the options that only some shapes have, and returns `fill` as `fillTexts` does. */
export function fillFor(shape: Shape, options: CheckedConversion): string[] {
  refuseEntries(shape, options)
  const { from, to, fill } = options
  return fill === undefined ? [] : fillTexts(fill, pointersOf(shape, from, to))
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

/** Returns the pointers and JSON texts of `fill` in turn. Throws a TypeError for a pointer that is not in `known`. */
export function fillTexts(fill: unknown, known: readonly string[]): string[] {
  if (known.length === 0 && isRecord(fill) && Object.keys(fill).length > 0)
    throw new TypeError('this conversion takes no value for a gap: leave out the option fill')
  const readTexts = membersOf(Object.fromEntries(known.map((gap) => [gap, optional(jsonText)])))
  const texts = readTexts(fill, 'fill')
  return Object.entries(texts).flatMap(([gap, text]) => (text === undefined ? [] : [gap, text]))
}

/** A lone surrogate as JSON.stringify writes it: as an escape, which no valid document contains. */
const LONE_SURROGATE = /[^\\](?:\\\\)*\\ud/

const jsonText: Check<string> = (value, name) => {
  let text: string | undefined
  let cause: unknown
  try {
    text = JSON.stringify(value)
  } catch (error) {
    cause = error
  }
  if (text !== undefined && !LONE_SURROGATE.test(text)) return text
  throw new TypeError(`${name} cannot be written as JSON: use a JSON value`, { cause })
}
