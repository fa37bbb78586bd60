/**
 * Builds messages from templates and arguments, like src/report/message.rs. The core chooses the template and the
 * arguments, by number. Templates and texts are data (generated/sentences.ts and messages/).
 */

import type { englishCalls } from '../generated/calls.js'
import type { englishConversions } from '../generated/conversions.js'
import { type english, expects, fields, kinds, objects, types, type Value } from '../generated/sentences.js'
import { versions, words } from '../generated/tables.js'
import { type Messages, type Meta, translated } from '../types/language.js'

/** The English texts that an entry has. One without calls has no messages about calls. */
export type English = typeof english & {
  readonly calls?: typeof englishCalls
  readonly conversions?: typeof englishConversions
}

export interface Phrasing {
  readonly english: English
  readonly language: Messages | undefined
  /** Name fields and values by their labels. */
  readonly byLabel: boolean
  /** Show nothing of the document but known names. */
  readonly mask: boolean
  /** The values that amendments accept, by the field's number. Undefined without amendments. */
  readonly accepted?: ReadonlyMap<number, readonly string[]> | undefined
}

interface Message {
  readonly text: string
  readonly meta: Readonly<Meta>
}

/** What the arguments of a message are read from: numbers of fields, objects and words, and a name. */
export interface Arguments {
  readonly field: number
  readonly object: number
  readonly near: number
  readonly other: number
  readonly number: number
  /** The number of the version whose allowed values are listed. */
  readonly version: number
  /** The name of the member in the document. Undefined if it must not be shown. */
  readonly name?: string | undefined
}

export function buildMessage(phrasing: Phrasing, sentence: number, given: Arguments): Message {
  // There are few messages without a name or a number from the document, and without amendments, so those are cached.
  if (given.name !== undefined || given.number !== 0 || phrasing.accepted !== undefined)
    return build(phrasing, sentence, given)
  const { version, field, object, near, other } = given
  // Two keys: all of these numbers, of which most have 16 bits, exceed one.
  const known = cacheOf(phrasing, ((Number(phrasing.byLabel) * 256 + version) * 65536 + sentence) * 65536 + field)
  const key = (object * 65536 + near) * 65536 + other
  let message = known.get(key)
  if (message === undefined) {
    message = build(phrasing, sentence, given)
    known.set(key, message)
  }
  return message
}

export function messageOf(phrasing: Phrasing, sentence: number, given: Arguments): string {
  return buildMessage(phrasing, sentence, given).text
}

/** Fills a template's arguments and capitalises the first letter, as an argument can come first. */
export function filled(template: string | undefined, argument: (name: string) => string): string {
  const text = (template ?? '').replaceAll(/\{(\w+)\}/gu, (_, name) => argument(name))
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function build(phrasing: Phrasing, sentence: number, given: Arguments): Message {
  const meta: Meta = {}
  const template = templateOf(phrasing, sentence)
  const text = filled(phrasing.byLabel ? withLabels(phrasing, given, template) : template, (name) => {
    const { value, shown } = argument(phrasing, name, given)
    if (value !== undefined) meta[name] = value
    const label = name === 'field' || name === 'name' ? ownLabel(phrasing, given) : undefined
    if (label !== undefined) meta.label = label
    return shown
  })
  return { text, meta }
}

/** The messages of each language that were built, by the numbers of template and arguments. */
const caches = /* @__PURE__ */ new WeakMap<English | Messages, Map<number, Map<number, Message>>>()

function cacheOf({ english, language }: Phrasing, place: number): Map<number, Message> {
  const places = caches.get(language ?? english) ?? new Map<number, Map<number, Message>>()
  caches.set(language ?? english, places)
  const known = places.get(place) ?? new Map<number, Message>()
  places.set(place, known)
  return known
}

/** Returns `expected` of a problem. */
export function expectedOf(phrasing: Phrasing, sentence: number, given: Arguments): string[] | undefined {
  const expected = expects[sentence]
  if (!expected) return undefined
  if (typeof expected !== 'string') return expected.map((word) => translated(phrasing.language, word))
  if (expected === 'types') return types[fields[given.field]?.type ?? NONE]?.types.slice()
  if (expected === 'methods') return methodsOf(phrasing, given)
  if (expected === 'versions') return [...versions]
  return withAccepted(phrasing, expected, given, known(saidOf(phrasing, expected as keyof typeof kinds, given), given))
}

/** Of the values or texts that an argument lists, those that the version knows. */
function known(said: ReturnType<typeof saidOf>, { version }: Arguments): string[] {
  const names = []
  for (const one of said as readonly Value[])
    if (typeof one === 'string') names.push(one)
    else if (one[1] <= version) names.push(one[0])
  return names
}

/** Adds to the allowed values those that the caller accepts. */
function withAccepted({ accepted }: Phrasing, name: string, { field }: Arguments, names: string[]): string[] {
  const others = name === 'values' ? accepted?.get(field) : undefined
  return others === undefined ? names : [...new Set([...names, ...others])]
}

function templateOf({ english, language }: Phrasing, sentence: number): string {
  if (language !== undefined) return language.sentences[sentence] as string
  const { sentences, calls, conversions } = english
  return sentences[sentence] ?? calls?.sentences[sentence - sentences.length] ?? conversions?.refusals[sentence] ?? ''
}

interface Argument {
  readonly value: Meta[string] | undefined
  readonly shown: string
}

function argument(phrasing: Phrasing, name: string, given: Arguments): Argument {
  const { english, language, byLabel } = phrasing
  const text = (value: string): Argument => {
    const shown = translated(language, value)
    return { value: shown, shown: byLabel ? withLabels(phrasing, given, shown) : shown }
  }
  const named = (wire = '', label = labelOf(phrasing, given, wire)): Argument => ({
    value: wire,
    shown: byLabel ? inSentence(phrasing, label ?? wire) : quoted(wire),
  })
  const list = (names: readonly string[], last: string, has = new Set(names)): Argument => ({
    value: Object.freeze([...names]),
    // An accepted value may be a word of the contract, whose label belongs to another field.
    shown: joined(
      names.map((wire) => named(wire, has.has(wire) ? undefined : wire).shown),
      translated(language, last),
    ),
  })
  switch (name) {
    case 'field':
    case 'name': {
      const called = fields[given.field]?.called
      if (called !== undefined) return text(called)
      const wire = nameOf(given.field)
      if (wire === undefined && given.name !== undefined) return named(given.name, given.name)
      // People who see labels don't know the name of a field without one, such as a removed field.
      const isUnnamed = wire === undefined || (byLabel && ownLabel(phrasing, given) === undefined)
      return isUnnamed ? { value: wire, shown: translated(language, english.unnamed) } : named(wire)
    }
    case 'type':
      return text(types[fields[given.field]?.type ?? NONE]?.[byLabel ? 'entered' : 'called'] ?? '')
    case 'near':
      return named(words[given.near])
    case 'other':
      return named(nameOf(given.other))
    case 'apart': {
      const [field, other] = [fields[given.field], fields[given.other]]
      return text((field?.excluded === nameOf(given.other) ? field?.apart : other?.apart) ?? '')
    }
    case 'number':
      return same(given.number)
    case 'pointer':
      return same(`/${escaped(given.name ?? '*')}`)
    case 'versions':
      return list(versions, english.or)
    case 'methods':
      return same(methodsOf(phrasing, given).join(` ${translated(language, english.or)} `))
  }
  const said = saidOf(phrasing, name as keyof typeof kinds, given)
  if (said === undefined) return { value: undefined, shown: '' }
  switch (kinds[name as keyof typeof kinds]) {
    case 'name':
      return named(said as string)
    case 'and':
      return list(said as readonly string[], english.and)
    case 'or': {
      const listed = known(said, given)
      return list(withAccepted(phrasing, name, given, listed), english.or, new Set(listed))
    }
    case 'since':
      return text(known(said, given).pop() ?? '')
    case 'same':
      return same(said as string)
    default:
      return text(said as string)
  }
}

/** What the contract says for an argument, of what the problem is about. */
function saidOf({ english: { calls } }: Phrasing, name: keyof typeof kinds, { field, object, other }: Arguments) {
  const about = [fields[field], objects[object], calls?.endpoints[other], calls?.headers[words[other] ?? '']]
  return about.find((one) => one?.[name] !== undefined)?.[name]
}

/** What is the same in every language. */
function same(value: string | number): Argument {
  return { value, shown: String(value) }
}

/** In place of the number of a field or a word. */
const NONE = -1

export function nameOf(field = NONE): string | undefined {
  return words[fields[field]?.name ?? NONE]
}

/** Returns the label of the field that a message is about. */
function ownLabel(phrasing: Phrasing, given: Arguments): string | undefined {
  return fields[given.field]?.unlabelled ? undefined : labelOf(phrasing, given, nameOf(given.field))
}

/** Returns the label of a name or value: that of the field or of one of its object, or of any. */
function labelOf({ english, language }: Phrasing, { field, object }: Arguments, wire = ''): string | undefined {
  const label = fields[field]?.labels?.[wire] ?? objects[object]?.labels?.[wire] ?? english.labels[words.indexOf(wire)]
  return translated(language, label) || undefined
}

/** Writes a label in the quotes of the language. */
function inSentence({ english, language }: Phrasing, text: string): string {
  return (language ?? english).label.replace('{label}', () => text)
}

/** Writes the names that a text has in backticks by their labels. */
function withLabels(phrasing: Phrasing, given: Arguments, text: string): string {
  return text.replaceAll(/`([^`]*)`/gu, (_, name) => inSentence(phrasing, labelOf(phrasing, given, name) ?? name))
}

function methodsOf({ english }: Phrasing, given: Arguments): string[] {
  const listed = english.calls?.endpoints.filter((_, place) => (given.number >>> place) & 1) ?? []
  return listed.map(({ endpoint = '' }) => endpoint.split(' ')[0] as string)
}

/** Returns `a, b or c`, with the word `last` before the last name. */
export function joined(names: string[], last: string): string {
  const end = names.pop() ?? ''
  return names.length === 0 ? end : `${names.join(', ')} ${last} ${end}`
}

export function quoted(name: string | undefined): string {
  return `\`${name ?? ''}\``
}

/** Escapes a name as a segment of a JSON Pointer. In a name of millions of `~`, `replaceAll` takes six times as long. */
export function escaped(name: string): string {
  return name.includes('~') || name.includes('/') ? name.split('~').join('~0').split('/').join('~1') : name
}
