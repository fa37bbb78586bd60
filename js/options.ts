/**
 * Declares the options about a document and writes them as the settings bytes that the core reads;
 * src/layout.rs documents the layout. A mistake throws a TypeError that suggests the nearest known name.
 */
import { AMENDMENTS, type Amended, amendedFor, NOT_AMENDED } from './amendments.js'
import { boolean, language, oneOf, pointer, version, wholeNumber } from './checks.js'
import { headOf, writeNumber } from './encoding.js'
import * as layout from './generated/layout.js'
import { codes, fatalCodes, levels, lists, namings, severities, shapes, versions } from './generated/tables.js'
import { anyOf, quote } from './mistakes.js'
import { type Check, type Checked, defaultsOf, type OptionsFor, optional, readerOf } from './option_reader.js'
import type { Code, Limits, Options, Severities, Shape } from './types.js'

/** The core's memory and the maximum string length of engines set this limit. */
export const MOST_BYTES = 500_000_000
const MOST = 0xffffffff

const LIMITS = {
  bytes: optional(wholeNumber(0, MOST_BYTES), 1_048_576),
  depth: optional(wholeNumber(0, MOST), 64),
  findings: optional(wholeNumber(0, MOST), 100),
} satisfies OptionsFor<Limits>

export type CheckedLimits = Checked<typeof LIMITS>

export const limits = optional(readerOf(LIMITS), defaultsOf(LIMITS))

type Chosen = (typeof severities)[number]

const severity = oneOf(severities)

const severityOfFatal: Check<Chosen> = (value, name) => {
  if (severity(value, name) === 'error') return 'error'
  throw new TypeError(`${name} must be 'error', as nothing is checked after such a problem: leave it out`)
}

/** Returns whether nothing more is checked after a problem with this code. */
export function isFatal(code: Code): boolean {
  return (fatalCodes as readonly Code[]).includes(code)
}

const SEVERITIES = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ codes.map((code) => [code, optional(isFatal(code) ? severityOfFatal : severity)]),
)

/** The options about a document. */
export const DOCUMENT = {
  version,
  level: optional(oneOf(levels), 'implied'),
  draft: optional(boolean, false),
  severity: optional(readerOf(SEVERITIES) as Check<Severities>),
  ...AMENDMENTS,
  entries: optional(pointer),
  limits,
  mask: optional(boolean, true),
  messages: optional(language),
  names: optional(oneOf(namings), 'wire'),
} satisfies OptionsFor<Options>

type CheckedOptions = Checked<typeof DOCUMENT>

/** Options of a document, with the bytes that follow it in the core's memory: none if every option has its default. */
export interface Settings extends CheckedOptions {
  readonly amended: Amended
  readonly bytes: Uint8Array
}

/** The settings without any options. */
export const DEFAULTS: Settings = { ...defaultsOf(DOCUMENT), amended: NOT_AMENDED, bytes: new Uint8Array(0) }

const readDocumentOptions = readerOf(DOCUMENT)

export function readSettings(shape: Shape, options: Options | undefined): Settings {
  return options === undefined ? DEFAULTS : settingsOf(shape, readDocumentOptions(options))
}

/** Encodes options that were checked. Throws a TypeError if one does not fit the shape. */
export function settingsOf(shape: Shape | 'call', options: CheckedOptions): Settings {
  refuseEntries(shape, options)
  return encode(options, amendedFor(shape, options))
}

/** Returns changed settings. */
export function changed(settings: Settings, change: Partial<CheckedOptions>, more = 0): Settings {
  return encode({ ...settings, ...change }, settings.amended, more)
}

function encode(options: CheckedOptions, amended: Amended, more = 0): Settings {
  const { accept, optional, version, level, draft, severity, entries, limits, mask, messages, names } = options
  const { records } = amended
  const bytes = headOf([entries ?? ''], layout.SETTINGS_ENTRIES_LENGTH, records.length)
  bytes.set(records, bytes.length - records.length)
  bytes[0] = versions.indexOf(version)
  bytes[layout.SETTINGS_FLAGS] =
    more |
    (level === 'stated' ? layout.FLAG_STATED : 0) |
    (draft ? layout.FLAG_DRAFT : 0) |
    (entries === undefined ? 0 : layout.FLAG_ENTRIES) |
    (mask ? 0 : layout.FLAG_UNMASKED)
  if (severity !== undefined) writeSeverities(severity, bytes)
  writeLimits(limits, bytes, layout.SETTINGS_LIMITS)
  // Not by a spread, which takes three times as long as all else.
  return { accept, optional, version, level, draft, severity, entries, limits, mask, messages, names, amended, bytes }
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
  return changed(settings, {}, layout.FLAG_FIXES)
}

/** Returns the number of a shape in the core. Throws a TypeError if the shape is unknown. */
export function shapeIndex(shape: Shape): number {
  const index = shapes.indexOf(shape)
  if (index < 0) knownShape(shape)
  return index
}

/** Returns the shape. Throws a TypeError if it is unknown. */
export function knownShape(shape: Shape): Shape {
  return aShape(shape, 'shape')
}

const aShape = oneOf(shapes)

export function isList(shape: Shape | 'call'): boolean {
  return (lists as readonly string[]).includes(shape)
}

/** Throws a TypeError if the option `entries` is given for a shape other than a list. */
export function refuseEntries(
  shape: Shape | 'call',
  { entries }: Pick<Options, 'entries'>,
  name = 'the option entries',
): void {
  if (entries === undefined || isList(shape)) return
  if (shape !== 'call') knownShape(shape)
  throw new TypeError(`${name} is only for ${anyOf(lists)}: leave it out for ${quote(shape)}`)
}
