/**
 * Checks the options and writes them as the settings bytes that the core reads; src/layout.rs documents the layout.
 * A mistake throws a TypeError that suggests the nearest known name.
 */
import { isFatal } from './fatal.js'
import {
  FLAG_ALL,
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

/** Checked options, encoded for the core. */
export interface Settings {
  readonly version: Version
  /** The bytes that follow the document. Empty if every option has its default. */
  readonly bytes: Uint8Array
  readonly maxBytes: number
  readonly maxDepth: number
  readonly mask: boolean
  /** The language. Undefined means English. */
  readonly messages: Messages | undefined
  /** Whether messages name fields by their labels. */
  readonly byLabel: boolean
  /** Whether the option `entries` is given. */
  readonly entries: boolean
}

/** The names of all options. */
const NAMES = ['version', 'level', 'draft', 'severity', 'entries', 'limits', 'mask', 'messages', 'names'] as const
const NONE: readonly string[] = []
const LIMITS = ['bytes', 'depth', 'findings'] as const

/** The core's memory and the maximum string length of engines set this limit. */
const MOST_BYTES = 500_000_000
const MOST = 0xffffffff

const DEFAULT_LIMITS = { bytes: 1_048_576, depth: 64, findings: 100 }

/** The settings without any options. */
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

/** Returns the number of a shape in the core. Throws a TypeError if the shape is unknown. */
export function shapeIndex(shape: Shape): number {
  const index = shapes.indexOf(shape)
  if (index < 0) throw unknown('shape', shape, shapes)
  return index
}

/** Throws a TypeError if the option `entries` is given for a shape other than a list. */
export function refuseEntries(shape: Shape | 'call', { entries }: Pick<Settings, 'entries'>): void {
  if (!entries || (lists as readonly string[]).includes(shape)) return
  throw new TypeError(`the option entries is only for ${anyOf(lists)}: leave it out for ${quote(shape)}`)
}

/** Checks the options and encodes them; caches the last result. `more` names further options that the caller reads. */
export function readSettings(options: Options | undefined, more: readonly string[] = NONE): Settings {
  if (options === undefined) return DEFAULTS
  if (kept !== undefined && kept.more === more && holds(kept.contents, options, kept.options === options)) {
    return kept.settings
  }
  const settings = encodeOptions(options, more)
  const contents = contentsOf(options)
  kept = contents && { options, more, contents, settings }
  return settings
}

/** The last options that were encoded, their contents at that time, and the settings. */
let kept: { options: Options; more: readonly string[]; contents: readonly unknown[]; settings: Settings } | undefined

/** Marks the end of a nested object's names and values, so that they can't be taken for those of the options. */
const END = {}

/**
 * Returns the names and values of options in turn, with those of nested objects, which may change in place. Returns
 * undefined if options can change unnoticed, because an object has a class or members that are not enumerable.
 */
export function contentsOf(options: object): unknown[] | undefined {
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

/** Returns whether options have these contents. `isSame` says that they are the object that had them. */
export function holds(contents: readonly unknown[], options: object, isSame: boolean): boolean {
  if (!isSame && !isPlain(options)) return false
  let at = 0
  for (const name in options) {
    const value: unknown = (options as Record<string, unknown>)[name]
    if (contents[at++] !== name) return false
    if (!isRecord(value)) {
      if (contents[at++] !== value) return false
      continue
    }
    if (!isSame && !isPlain(value)) return false
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

/** Reads the option `messages`: a language such as `de` from `order-contract/messages/de`. */
export function readMessages(value: unknown): Messages | undefined {
  if (value === undefined) return undefined
  if (hasList(value, 'sentences')) return value as Messages
  throw new TypeError(
    `messages must be a language, such as de from 'order-contract/messages/de', not ${languageOrType(value)}`,
  )
}

/** Reads the option `messages` of `describe`, `explain` and `changelog`, such as `deReference`. */
export function readReference(value: unknown): ReferenceMessages | undefined {
  if (value === undefined) return undefined
  if (hasList(value, 'explanations')) return value as ReferenceMessages
  throw new TypeError(
    `messages must be a reference, such as deReference from 'order-contract/messages/de', not ${languageOrType(value)}`,
  )
}

/** Describes a wrong value of `messages`: often another of the three exports of a language's file. */
export function languageOrType(value: unknown): string {
  if (hasList(value, 'sentences')) return 'a language such as de'
  if (hasList(value, 'explanations')) return 'a reference such as deReference'
  return isRecord(value) && isRecord(own(value, 'receiver')) ? 'a language of the edge such as deEdge' : typeOf(value)
}

function hasList(value: unknown, name: string): value is object {
  return isRecord(value) && Array.isArray(own(value, name))
}

/** Returns the settings without a limit of findings or of their pointers. */
export function withAllFindings(settings: Settings): Settings {
  const { bytes: given, ...rest } = settings.bytes.length === 0 ? encodeOptions({}, NONE) : settings
  const bytes = given.slice()
  bytes[SETTINGS_FLAGS] = (bytes[SETTINGS_FLAGS] as number) | FLAG_ALL
  writeNumber(MOST, bytes, SETTINGS_LIMITS + 8)
  return { ...rest, bytes }
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

/** Reads the option `limits` and fills in the defaults. */
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

/** Returns `value` if it is a JSON Pointer without lone surrogates. Throws a TypeError otherwise. */
export function pointer(what: string, value: unknown): string {
  if (typeof value === 'string' && /^(?:\/(?:[^~/\ud800-\udfff]|~[01])*)*$/u.test(value)) return value
  if (isName(value) && !/[/~]/.test(value))
    throw new TypeError(`${what} must be a JSON Pointer: did you mean '/${value.replaceAll('.', '/')}'?`)
  throw new TypeError(`${what} must be a JSON Pointer, such as '' or '/data', not ${otherOrType(value)}`)
}

/**
 * Copies the own members of an object. Throws a TypeError if a name is unknown, or if an option is inherited: it would
 * not count.
 */
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
  refuseInherited(what, value, known)
  return pick(value as { readonly [N in T]?: unknown }, known)
}

/** Reads the argument `options`, which may be left out. */
export function optionsOf<const T extends string>(
  value: unknown,
  known: readonly T[],
): { readonly [N in T]?: unknown } {
  return record('options', value === undefined ? {} : value, known)
}

/** Throws a TypeError if an object inherits one of these members. What `Object.prototype` has is no option of anybody. */
export function refuseInherited(what: string, value: object, known: readonly string[]): void {
  const missing = (name: string) => !Object.hasOwn(value, name)
  for (const parent of parentsOf(value)) {
    const name = known.filter(missing).find((name) => Object.hasOwn(parent, name))
    if (name === undefined) continue
    const option = what === 'options' ? `the option ${name}` : `${what}.${name}`
    throw new TypeError(`${option} is inherited: set it on the object itself`)
  }
}

/** Returns the objects that an object inherits from, without the last one: `Object.prototype`, of any realm. */
export function parentsOf(value: object): object[] {
  const parents: object[] = []
  let parent: unknown = Object.getPrototypeOf(value)
  while (isRecord(parent)) {
    parents.push(parent)
    parent = Object.getPrototypeOf(parent)
  }
  return parents.slice(0, -1)
}

/** Reads a member of an object itself. */
export function own<T extends object, N extends keyof T>(object: T | undefined, name: N): T[N] | undefined {
  return object !== undefined && Object.hasOwn(object, name) ? object[name] : undefined
}

/** Accepts instances of the caller's classes. Refuses built-in objects such as a Promise, a Map or an array. */
export function isPlainRecord(value: unknown): value is object {
  return isRecord(value) && Object.prototype.toString.call(value) === '[object Object]'
}

/** Returns `value` if it is a version. The error lists all versions, as they are few. */
export function versionOf(what: string, value: unknown): Version {
  if (versions.includes(value as Version)) return value as Version
  throw value === undefined
    ? new TypeError(`${what} is missing: use ${anyOf(versions)}`)
    : unlisted(what, value, versions)
}

/** Checks options that have `from` and `to`. */
export function rangeOf<const T extends string>(value: unknown, known: readonly T[]) {
  if (value === undefined) {
    const [from, to] = versions
    throw new TypeError(
      `the options from and to are missing: pass { from: '${from}', to: '${to}' }, or the other way round`,
    )
  }
  const given = record('options', value, ['from', 'to', ...known])
  versionOf('from', given.from)
  versionOf('to', given.to)
  return given as { readonly [N in T]?: unknown } & { readonly from: Version; readonly to: Version }
}

/**
 * Copies own members by name, because a spread leaves out hidden ones. Leaves out undefined ones. The copy inherits
 * nothing, so that a missing member is missing even where `Object.prototype` has one of its name.
 */
export function pick<T extends object, const N extends keyof T>(from: T, names: readonly N[]): { [K in N]?: T[K] } {
  const copy: { [K in N]?: T[K] } = Object.create(null)
  for (const name of names) {
    const value = own(from, name)
    if (value !== undefined) copy[name] = value
  }
  return copy
}

/**
 * Copies the options of a document and the objects in them, so that the caller can't change them afterwards. A language
 * is shared: it is large and constant.
 */
export function copyOptions(options: Options): Options {
  const copy = pick(options, NAMES)
  if (copy.severity) copy.severity = pick(copy.severity, codes)
  if (copy.limits) copy.limits = pick(copy.limits, LIMITS)
  return copy
}

export function oneOf<const T extends readonly string[]>(what: string, value: unknown, known: T): T[number] {
  if (typeof value === 'string' && known.includes(value)) return value
  throw unknown(what, value, known)
}

function boolean(what: string, value: unknown): boolean {
  if (typeof value === 'boolean') return value
  throw new TypeError(`${what} must be true or false, not ${typeOf(value)}`)
}

/** Makes the error about an unknown name. Suggests the nearest known name, or lists all. */
export function unknown(what: string, value: unknown, known: readonly string[]): TypeError {
  const near = isName(value) ? nearest(value, known) : undefined
  if (near === undefined) return unlisted(what, value, known)
  return new TypeError(`unknown ${what} ${quote(value as string)}: did you mean ${quote(near)}?`)
}

/** Makes the error about an unknown name. Lists all known names. */
export function unlisted(what: string, value: unknown, known: readonly string[]): TypeError {
  const use = anyOf(known)
  return new TypeError(
    isName(value) ? `unknown ${what} ${quote(value)}: use ${use}` : `${what} must be ${use}, not ${otherOrType(value)}`,
  )
}

/** Returns whether an error may show a value. Longer texts and other characters may be part of a document. */
function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[\w./~-]{0,40}$/.test(value)
}

const quote = (name: string) => `'${name}'`

/** Returns `'a', 'b' or 'c'`. */
function anyOf(names: readonly string[]): string {
  return names
    .map(quote)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1')
}

/** Describes a wrong value where a string of a certain form is expected. */
export function otherOrType(value: unknown): string {
  return typeof value === 'string' ? 'another string' : typeOf(value)
}

/** Describes a wrong value where a number is expected. */
export function numberOrType(value: unknown): string {
  return typeof value === 'number' ? String(value) : typeOf(value)
}
