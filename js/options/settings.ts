/** Writes options as the core reads them (src/layout.rs): a number for each call, and bytes for those that are rarely given. */
import * as layout from '../generated/layout.js'
import { codes, lists, severities, shapes, versions } from '../generated/tables.js'
import { headOf, writeNumber } from '../input/encoding.js'
import type { Options, Severities, Shape } from '../types/types.js'
import { type Amended, amendedFor, NOT_AMENDED } from './amendments.js'
import { oneOf } from './checks.js'
import { anyOf, quote } from './mistakes.js'
import { type Checked, defaultsOf, readerOf } from './reader.js'
import { DOCUMENT, type LIMITS } from './table.js'

export type CheckedLimits = Checked<typeof LIMITS>

type CheckedOptions = Checked<typeof DOCUMENT>

/** Checked options, at least those of a document, and what the core reads of them. */
export interface Settings<O extends CheckedOptions = CheckedOptions> {
  readonly options: O
  readonly limits: CheckedLimits
  readonly amended: Amended
  /** The version and the flags. */
  readonly head: number
  /** Follow the document in the core's memory. None if only what `head` says was chosen. */
  readonly bytes: Uint8Array
}

const NO_BYTES = /* @__PURE__ */ new Uint8Array(0)

export const DEFAULTS: Settings = /* @__PURE__ */ encode(/* @__PURE__ */ defaultsOf(DOCUMENT))

const readOptions = readerOf(DOCUMENT, encode)

export function readSettings(shape: Shape, options: Options | undefined): Settings {
  return options === undefined ? DEFAULTS : fitting(shape, readOptions(options))
}

/** Returns settings with what they amend of a shape. Throws a TypeError if an option does not fit the shape. */
export function fitting<O extends CheckedOptions>(shape: Shape | 'call', settings: Settings<O>): Settings<O> {
  const { options } = settings
  refuseEntries(shape, options)
  const amended = amendedFor(shape, options)
  return amended === settings.amended ? settings : encode(options, amended)
}

/** Encodes options that were checked, and what they amend, which depends on the shape. */
export function encode<O extends CheckedOptions>(options: O, amended = NOT_AMENDED): Settings<O> {
  const { version, level, draft, entries, limits, mask } = options
  const head =
    versions.indexOf(version) |
    (level === 'stated' ? layout.HEAD_STATED : 0) |
    (draft ? layout.HEAD_DRAFT : 0) |
    (entries === undefined ? 0 : layout.HEAD_ENTRIES) |
    (mask ? 0 : layout.HEAD_UNMASKED)
  return { options, limits, amended, head, bytes: bytesOf(options, amended) }
}

/** Returns limits with room for a problem, so that whatever is refused has a reason. A report lists errors first. */
export function withOneAtLeast(limits: CheckedLimits): CheckedLimits {
  return limits.findings > 0 ? limits : { ...limits, findings: 1 }
}

function bytesOf({ severity, entries, limits }: CheckedOptions, { records }: Amended): Uint8Array {
  const isDefault = limits === DOCUMENT.limits.byDefault
  if (isDefault && severity === undefined && entries === undefined && records.length === 0) return NO_BYTES
  const bytes =
    entries === undefined
      ? new Uint8Array(layout.SETTINGS_ENTRIES + records.length)
      : headOf([entries], layout.SETTINGS_ENTRIES_LENGTH, records.length)
  bytes.set(records, bytes.length - records.length)
  if (severity !== undefined) writeSeverities(severity, bytes)
  writeLimits(limits, bytes, layout.SETTINGS_LIMITS)
  return bytes
}

function writeSeverities(chosen: Severities, into: Uint8Array): void {
  for (const [index, code] of codes.entries()) {
    const severity = chosen[code]
    if (severity !== undefined) into[layout.SETTINGS_SEVERITIES + index] = severities.indexOf(severity) + 1
  }
}

export function writeLimits({ bytes, depth, findings }: CheckedLimits, into: Uint8Array, at: number): void {
  writeNumber(bytes, into, at)
  writeNumber(depth, into, at + 4)
  writeNumber(findings, into, at + 8)
}

/** Returns the settings of a report that lists every finding with a fix, and no others. */
export function withFixes(settings: Settings): Settings {
  return { ...settings, head: settings.head | layout.HEAD_FIXES }
}

/** Returns the number of a shape in the core. Throws a TypeError if the shape is unknown. */
export function shapeIndex(shape: Shape): number {
  const index = shapes.indexOf(shape)
  if (index < 0) knownShape(shape)
  return index
}

export function knownShape(shape: Shape): Shape {
  return oneOf(shapes)(shape, 'shape')
}

export function isList(shape: Shape | 'call'): boolean {
  return (lists as readonly string[]).includes(shape)
}

export function refuseEntries(shape: Shape | 'call', { entries }: Pick<Options, 'entries'>): void {
  if (entries === undefined || isList(shape)) return
  if (shape !== 'call') knownShape(shape)
  throw new TypeError(`the option entries is only for ${anyOf(lists)}: leave it out for ${quote(shape)}`)
}
