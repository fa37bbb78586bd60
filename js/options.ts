/**
 * Options, checked and written as the settings bytes the core reads.
 * A mistake in them is the programmer's: it throws a TypeError that names the nearest known name.
 * What the settings mean is the core's business (src/layout.rs documents the layout).
 */
import { isFatal } from './fatal.js'
import {
  FLAG_DRAFT,
  FLAG_ENTRIES,
  FLAG_STATED,
  FLAG_UNMASKED,
  SETTINGS_ENTRIES,
  SETTINGS_FLAGS,
  SETTINGS_LIMITS,
  SETTINGS_SEVERITIES,
} from './generated/layout.js'
import { codes, defaultVersion, levels, lists, namings, severities, shapes, versions } from './generated/tables.js'
import type { Messages, ReferenceMessages } from './message.js'
import { nearest } from './nearest.js'
import { typeOf } from './tag.js'
import type { Options, Shape, Version } from './types.js'

/** Options as the core takes them. */
export interface Settings {
  readonly version: Version
  /** The bytes that follow the document; none where every option has its default. */
  readonly bytes: Uint8Array
  readonly maxBytes: number
  readonly maxDepth: number
  readonly mask: boolean
  /** The language; English where there is none. */
  readonly messages: Messages | undefined
  /** Messages call fields by their labels. */
  readonly byLabel: boolean
  /** The option `entries` is given. */
  readonly entries: boolean
}

const NAMES = ['version', 'level', 'draft', 'severity', 'entries', 'limits', 'mask', 'messages', 'names'] as const
const NONE: readonly string[] = []
const LIMITS = ['bytes', 'depth', 'findings'] as const

/** The core's memory and the longest string of today's engines set this bound. */
const MOST_BYTES = 500_000_000
const MOST = 0xffffffff

const DEFAULT_LIMITS = { bytes: 1_048_576, depth: 64, findings: 100 }

/** What holds where no options are given. */
const DEFAULTS: Settings = {
  version: defaultVersion,
  bytes: new Uint8Array(0),
  maxBytes: DEFAULT_LIMITS.bytes,
  maxDepth: DEFAULT_LIMITS.depth,
  mask: true,
  messages: undefined,
  byLabel: false,
  entries: false,
}

/** The shape's number in the core. */
export function shapeIndex(shape: Shape): number {
  const index = shapes.indexOf(shape)
  if (index < 0) throw unknown('shape', shape, shapes)
  return index
}

/** Only lists have entries. */
export function refuseEntries(shape: Shape | 'call', { entries }: Pick<Settings, 'entries'>): void {
  if (!entries || (lists as readonly string[]).includes(shape)) return
  throw new TypeError(`the option entries is only for ${anyOf(lists)}: leave it out for ${quote(shape)}`)
}

/** Checks the options; where there are none, nothing is made or written. `more` are names that others read. */
export function readSettings(options: Options | undefined, more: readonly string[] = NONE): Settings {
  if (options === undefined) return DEFAULTS
  if (kept !== undefined && kept.options === options && kept.more === more && holds(kept.contents, options)) {
    return kept.settings
  }
  const settings = encodeOptions(options, more)
  const contents = contentsOf(options)
  kept = contents && { options, more, contents, settings }
  return settings
}

/** The options of the last call that had some, what they held then, and the settings made of that. */
let kept: { options: Options; more: readonly string[]; contents: readonly unknown[]; settings: Settings } | undefined

/** What stands behind the names and values of an object within the options, so that nothing shifts. */
const END = {}

/**
 * Names and values in turn; of an object its own names and values, which may change in place. Nothing
 * where options can change unseen, for they are no plain objects of plain properties.
 */
function contentsOf(options: object): unknown[] | undefined {
  if (!isPlain(options)) return undefined
  const contents: unknown[] = []
  for (const [name, value] of Object.entries(options)) {
    contents.push(name)
    if (!isRecord(value)) contents.push(value)
    else if (isPlain(value)) contents.push(...Object.entries(value).flat(), END)
    else return undefined
  }
  return contents
}

function isPlain(object: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(object)
  const isOrdinary = prototype === Object.prototype || prototype === null
  return isOrdinary && Object.getOwnPropertyNames(object).length === Object.keys(object).length
}

/** Whether options still hold what they held. */
function holds(contents: readonly unknown[], options: object): boolean {
  let at = 0
  for (const name in options) {
    const value: unknown = (options as Record<string, unknown>)[name]
    if (contents[at++] !== name) return false
    if (!isRecord(value)) {
      if (contents[at++] !== value) return false
      continue
    }
    for (const inner in value) {
      if (contents[at++] !== inner || contents[at++] !== value[inner]) return false
    }
    if (contents[at++] !== END) return false
  }
  return at === contents.length
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function encodeOptions(options: Options, more: readonly string[]): Settings {
  const given = record('options', options, [...NAMES, ...more])
  const version = given.version === undefined ? DEFAULTS.version : versionOf('version', given.version)
  const limits = readLimits(given.limits)
  const entries = given.entries === undefined ? undefined : encodePointer(given.entries)
  const mask = given.mask === undefined || boolean('mask', given.mask)
  const messages = readMessages(given.messages)
  const byLabel = given.names !== undefined && oneOf('names', given.names, namings) === 'label'

  const bytes = new Uint8Array(SETTINGS_ENTRIES + (entries?.length ?? 0))
  bytes[0] = versions.indexOf(version)
  bytes[SETTINGS_FLAGS] = flags(given) | (entries ? FLAG_ENTRIES : 0) | (mask ? 0 : FLAG_UNMASKED)
  writeSeverities(given.severity, bytes)
  writeNumber(limits.bytes, bytes, SETTINGS_LIMITS)
  writeNumber(limits.depth, bytes, SETTINGS_LIMITS + 4)
  writeNumber(limits.findings, bytes, SETTINGS_LIMITS + 8)
  if (entries) bytes.set(entries, SETTINGS_ENTRIES)
  return {
    version,
    bytes,
    maxBytes: limits.bytes,
    maxDepth: limits.depth,
    mask,
    messages,
    byLabel,
    entries: entries !== undefined,
  }
}

/** A language, such as `de` of `order-contract/messages/de`. */
export function readMessages(value: unknown): Messages | undefined {
  if (value === undefined) return undefined
  if (isRecord(value) && Array.isArray(value.sentences)) return value as unknown as Messages
  throw new TypeError(
    `messages must be a language, such as de from 'order-contract/messages/de', not ${languageOrType(value)}`,
  )
}

/** What describes in a language, such as `deReference` of `order-contract/messages/de`. */
export function readReference(value: unknown): ReferenceMessages | undefined {
  if (value === undefined) return undefined
  if (isRecord(value) && Array.isArray(value.explanations)) return value as unknown as ReferenceMessages
  throw new TypeError(
    `messages must be a reference, such as deReference from 'order-contract/messages/de', not ${languageOrType(value)}`,
  )
}

/** What was given in place of a language: often another of the three that a file of messages exports. */
export function languageOrType(value: unknown): string {
  if (!isRecord(value)) return typeOf(value)
  if (Array.isArray(value.sentences)) return 'a language such as de'
  if (Array.isArray(value.explanations)) return 'a reference such as deReference'
  return isRecord(value.receiver) ? 'a language of the edge such as deEdge' : typeOf(value)
}

/** The same settings, under which no finding is left out of a report. */
export function withAllFindings(settings: Settings): Settings {
  if (settings.bytes.length === 0) return encodeOptions({ limits: { findings: MOST } }, NONE)
  const bytes = settings.bytes.slice()
  writeNumber(MOST, bytes, SETTINGS_LIMITS + 8)
  return { ...settings, bytes }
}

function flags({ level, draft }: { level?: unknown; draft?: unknown }): number {
  let flags = 0
  if (level !== undefined && oneOf('level', level, levels) === 'stated') flags |= FLAG_STATED
  if (draft !== undefined && boolean('draft', draft)) flags |= FLAG_DRAFT
  return flags
}

export function writeNumber(value: number, into: Uint8Array, at: number): void {
  for (let i = 0; i < 4; i++) into[at + i] = value >>> (8 * i)
}

/** Limits, with their defaults. */
export function readLimits(value: unknown): typeof DEFAULT_LIMITS {
  if (value === undefined) return DEFAULT_LIMITS
  const given = record('limits', value, LIMITS)
  return {
    bytes: limit('limits.bytes', given.bytes, DEFAULT_LIMITS.bytes, MOST_BYTES),
    depth: limit('limits.depth', given.depth, DEFAULT_LIMITS.depth, MOST),
    findings: limit('limits.findings', given.findings, DEFAULT_LIMITS.findings, MOST),
  }
}

function limit(name: string, value: unknown, byDefault: number, most: number): number {
  if (value === undefined) return byDefault
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) return value
  throw new TypeError(`${name} must be a whole number from 0 to ${most}, not ${numberOrType(value)}`)
}

function writeSeverities(value: unknown, into: Uint8Array): void {
  if (value === undefined) return
  const given = record('severity', value, codes)
  for (const [index, code] of codes.entries()) {
    const severity = given[code]
    if (severity === undefined) continue
    const chosen = oneOf(`severity.${code}`, severity, severities)
    if (chosen !== 'error' && isFatal(code)) {
      throw new TypeError(`severity.${code} must be 'error', as nothing is checked after such a problem: leave it out`)
    }
    into[SETTINGS_SEVERITIES + index] = severities.indexOf(chosen) + 1
  }
}

function encodePointer(value: unknown): Uint8Array {
  return new TextEncoder().encode(pointer('entries', value))
}

/** A JSON Pointer. */
export function pointer(what: string, value: unknown): string {
  if (typeof value === 'string' && /^(?:\/(?:[^~/]|~[01])*)*$/u.test(value)) return value
  if (isName(value) && !/[/~]/.test(value))
    throw new TypeError(`${what} must be a JSON Pointer: did you mean '/${value.replaceAll('.', '/')}'?`)
  throw new TypeError(`${what} must be a JSON Pointer, such as '' or '/data', not ${otherOrType(value)}`)
}

/** An object whose own members all have known names. */
export function record<const T extends string>(
  what: string,
  value: unknown,
  known: readonly T[],
): { readonly [N in T]?: unknown } {
  if (!isPlainRecord(value)) throw new TypeError(`${what} must be an object, not ${typeOf(value)}`)
  for (const name of Object.keys(value)) {
    if (!(known as readonly string[]).includes(name)) {
      throw unknown(what === 'options' ? 'option' : `name in ${what}`, name, known)
    }
  }
  return value
}

/** A class of the caller's own is welcome; a Promise, a Map or an array is a mistake. */
function isPlainRecord(value: unknown): value is object {
  return isRecord(value) && Object.prototype.toString.call(value) === '[object Object]'
}

/** A version, which both names are few enough to list. */
export function versionOf(what: string, value: unknown): Version {
  if (versions.includes(value as Version)) return value as Version
  throw value === undefined
    ? new TypeError(`${what} is missing: use ${anyOf(versions)}`)
    : unlisted(what, value, versions)
}

/** The options of what leads from one version to another. */
export function rangeOf<const T extends string>(value: unknown, known: readonly T[]) {
  if (value === undefined) {
    const [from, to] = versions
    throw new TypeError(
      `the options from and to are missing: pass { from: '${from}', to: '${to}' }, or the other way round`,
    )
  }
  const given = record('options', value, ['from', 'to', ...known])
  return { ...given, from: versionOf('from', given.from), to: versionOf('to', given.to) }
}

export function oneOf<const T extends readonly string[]>(what: string, value: unknown, known: T): T[number] {
  if (typeof value === 'string' && known.includes(value)) return value
  throw unknown(what, value, known)
}

function boolean(what: string, value: unknown): boolean {
  if (typeof value === 'boolean') return value
  throw new TypeError(`${what} must be true or false, not ${typeOf(value)}`)
}

/** A name that is not known, with the nearest one that is. */
export function unknown(what: string, value: unknown, known: readonly string[]): TypeError {
  const near = isName(value) ? nearest(value, known) : undefined
  if (near === undefined) return unlisted(what, value, known)
  return new TypeError(`unknown ${what} ${quote(value as string)}: did you mean ${quote(near)}?`)
}

/** A name that is not known, with all that are. */
export function unlisted(what: string, value: unknown, known: readonly string[]): TypeError {
  const use = anyOf(known)
  return new TypeError(
    isName(value) ? `unknown ${what} ${quote(value)}: use ${use}` : `${what} must be ${use}, not ${otherOrType(value)}`,
  )
}

/** What can be shown. Anything longer, or with other characters, may be part of a document. */
function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[\w./~-]{0,40}$/.test(value)
}

const quote = (name: string) => `'${name}'`

/** `'a', 'b' or 'c'`. */
function anyOf(names: readonly string[]): string {
  return names
    .map(quote)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1')
}

/** The type of what was given where a string of a certain form is accepted. */
export function otherOrType(value: unknown): string {
  return typeof value === 'string' ? 'another string' : typeOf(value)
}

/** What was given where a number is accepted. */
export function numberOrType(value: unknown): string {
  return typeof value === 'number' ? String(value) : typeOf(value)
}
