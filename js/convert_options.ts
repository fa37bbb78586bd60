/**
 * Declares the options of a conversion and writes them as the settings bytes that the core reads.
 * src/layout.rs documents the layout.
 */
import { language, oneOf, pointer, requiredVersion } from './checks.js'
import type { Complement } from './conversion.js'
import { call } from './core.js'
import { pointersOf } from './differences.js'
import { writeSettings } from './document.js'
import { headOf } from './encoding.js'
import * as layout from './generated/layout.js'
import { versions } from './generated/tables.js'
import { type Check, type Checked, defaultsOf, isRecord, type OptionsFor, optional, readerOf } from './option_reader.js'
import { changed, DEFAULTS, limits, refuseEntries, type Settings, shapeIndex, writeLimits } from './options.js'
import { typeOf } from './tag.js'
import type { JsonValue, Limits, Options, Shape, Version } from './types.js'

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

export const ON_LOSS = ['report', 'error'] as const
export const ON_ORPHAN = ['error', 'drop'] as const

/** The options of a conversion. `fill` depends on the shape and the versions: `fillFor` checks it. */
export const CONVERSION = {
  from: requiredVersion,
  to: requiredVersion,
  payoutUrl: optional(pointer),
  fill: optional((value: unknown) => value),
  complement: optional(complementText),
  entries: optional(pointer),
  onLoss: optional(oneOf(ON_LOSS), 'report'),
  onOrphan: optional(oneOf(ON_ORPHAN), 'error'),
  limits,
  messages: optional(language),
} satisfies OptionsFor<ConvertOptions>

/** Checked options of a conversion, but for `fill`. `complement` is JSON. */
export type CheckedConversion = Omit<Checked<typeof CONVERSION>, 'fill'>

/** What a conversion has without options, besides its versions. */
export const BY_DEFAULT: Omit<CheckedConversion, 'from' | 'to'> = defaultsOf(CONVERSION)

export interface ConvertSettings extends Pick<CheckedConversion, 'from' | 'to' | 'entries' | 'limits' | 'messages'> {
  /** The bytes that follow the document in the core's memory. */
  readonly bytes: Uint8Array
  /** The pointers and JSON texts of `fill` in turn. */
  readonly fill: readonly string[]
  /** `from` and `to` are the same version and there is no complement: nothing changes. */
  readonly identity: boolean
}

const readOptions = readerOf(CONVERSION)

export function readConvertOptions(shape: Shape, options: ConvertOptions): ConvertSettings {
  const given = readOptions(options)
  const settings = encoded(given, fillFor(shape, given))
  refuseUnfit(shape, settings)
  return settings
}

/** Throws a TypeError for a value of `fill` that the version does not allow. */
export function refuseUnfit(shape: Shape, settings: ConvertSettings): void {
  if (settings.fill.length === 0) return
  writeSettings(settings)
  const unfit = call((core) => core.unfit_fill(shapeIndex(shape), settings.bytes.length))
  if (unfit === 0) return
  const gap = settings.fill[2 * unfit - 2]
  throw new TypeError(`fill['${gap}'] must be a value that ${settings.to} allows there`)
}

/** Checks the options that only some shapes have, and returns `fill` as `fillTexts` does. */
export function fillFor(
  shape: Shape,
  given: Pick<Checked<typeof CONVERSION>, 'from' | 'to' | 'entries' | 'fill'>,
): string[] {
  refuseEntries(shape, given)
  const { from, to, fill } = given
  return fill === undefined ? [] : fillTexts(fill, pointersOf(shape, from, to))
}

/** Encodes options for the core. With `most`, it lists at most so many losses and gaps, and nothing else but the output. */
export function encoded(options: CheckedConversion, fill: readonly string[] = [], most = 0): ConvertSettings {
  const { from, to, payoutUrl, entries, complement, onLoss, onOrphan, limits, messages } = options
  const bytes = headOf([payoutUrl, entries, complement, ...fill], layout.CONVERSION_STRINGS)
  bytes[0] = versions.indexOf(from)
  bytes[1] = versions.indexOf(to)
  bytes[2] =
    (onLoss === 'error' ? layout.CONVERSION_LOSS_IS_ERROR : 0) |
    (onOrphan === 'drop' ? layout.CONVERSION_ORPHANS_DROP : 0)
  bytes[layout.CONVERSION_MOST] = most
  writeLimits(limits, bytes, layout.CONVERSION_LIMITS)
  return { from, to, entries, limits, messages, bytes, fill, identity: from === to && complement === undefined }
}

/** Returns the settings for the report on an input that could not be written as text. */
export function settingsOfRefusal({ from, limits, messages }: ConvertSettings): Settings {
  // A refusal lists at least one problem, as in the core.
  return changed(DEFAULTS, {
    version: from,
    limits: { ...limits, findings: Math.max(1, limits.findings) },
    messages,
  })
}

/** Writes a complement as JSON. It was stored outside the program, so the core reports what is wrong with it. */
function complementText(complement: unknown): string | undefined {
  if (complement === undefined || complement === null) return undefined
  if (typeof complement !== 'object') {
    throw new TypeError(`complement must be what an earlier conversion returned, not ${typeOf(complement)}`)
  }
  try {
    return JSON.stringify(complement) ?? 'null'
  } catch {
    return 'null'
  }
}

/** Returns the pointers and JSON texts of `fill` in turn. Throws a TypeError for a pointer that is not in `known`. */
export function fillTexts(fill: unknown, known: readonly string[]): string[] {
  if (known.length === 0 && isRecord(fill) && Object.keys(fill).length > 0)
    throw new TypeError('this conversion takes no value for a gap: leave out the option fill')
  const readTexts = readerOf(Object.fromEntries(known.map((gap) => [gap, optional(jsonText)])))
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
