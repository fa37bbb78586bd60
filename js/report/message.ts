/**
 * Builds messages from templates and arguments, like src/report/message.rs. The core chooses the template and the
 * arguments, by number. Templates and texts are data (generated/tables.ts and messages/).
 */

import { fields, objects, rights, versions, words } from '../generated/tables.js'
import type { English, FieldData } from '../types/english.js'
import { type Messages, type Meta, translated } from '../types/language.js'
import type { Version } from '../types/types.js'

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
  const text = filled(phrasing.byLabel ? withLabels(phrasing, template) : template, (name) => {
    const { value, shown } = argument(phrasing, name, given)
    if (value !== undefined) meta[name] = value
    const label = name === 'field' || name === 'name' ? labelOf(phrasing, given.field) : undefined
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
  const right = rights[sentence]
  if (!right) return undefined
  if (typeof right !== 'string') return right.map((word) => translated(phrasing.language, word))
  const field = fields[given.field]
  if (right === 'types') return typesOf(field?.type)
  if (right === 'values') return valuesOf(phrasing, given)
  return right === 'methods' ? methodsOf(phrasing, given) : [...versions]
}

/** Returns those of a field's values that the version of a problem has. */
function allowed(field: FieldData | undefined, values: readonly string[] | undefined, given: Arguments): string[] {
  const isLater = (value: string) =>
    versions.indexOf((field?.valuesSince?.[value] ?? versions[0]) as Version) > given.version
  return values?.filter((value) => !isLater(value)) ?? []
}

/** Returns the values of an enumeration, those that amendments accept behind the listed ones. */
function valuesOf({ accepted }: Phrasing, given: Arguments): string[] {
  const field = fields[given.field]
  const listed = allowed(field, field?.values, given)
  return [...new Set([...listed, ...(accepted?.get(given.field) ?? [])])]
}

function typesOf(type: FieldData['type']): string[] | undefined {
  if (type === undefined) return undefined
  return type === 'collection' ? ['array', 'object'] : [type === 'count' ? 'string' : type]
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
  const field = fields[given.field]
  const texts = english.fields[given.field]
  const object = objects[given.object]
  const endpoint = english.calls?.endpoints[given.other]
  const word = words[given.other] ?? ''
  const plain = (given: string | number | undefined): Argument => {
    const value = translated(language, given)
    const text = String(value ?? '')
    return { value, shown: byLabel ? withLabels(phrasing, text) : text }
  }
  const named = (wire: string | undefined, label = labelled(phrasing, wire)): Argument => ({
    value: wire,
    shown: byLabel ? inSentence(phrasing, label) : quoted(wire),
  })
  const discriminator = () => named(nameOf(object?.discriminator), labelOf(phrasing, object?.discriminator))
  const list = (
    names: readonly string[] = [],
    last: string,
    label?: (name: string) => string | undefined,
  ): Argument => ({
    value: Object.freeze([...names]),
    shown: joined(
      names.map((wire) => named(wire, label?.(wire)).shown),
      translated(language, last),
    ),
  })
  switch (name) {
    case 'field':
    case 'name': {
      const wire = nameOf(given.field) ?? given.name
      const known = field === undefined ? given.name : labelOf(phrasing, given.field)
      if (texts?.called !== undefined) return plain(texts.called)
      // People who see labels don't know the name of a field without one, such as a removed field.
      const isUnnamed = wire === undefined || (byLabel && known === undefined)
      return isUnnamed ? { value: wire, shown: translated(language, english.unnamed) } : named(wire, known)
    }
    case 'type':
      return plain(english.types[byLabel && field?.type === 'string' ? 'text' : (field?.type ?? '')])
    case 'values': {
      // An accepted value may be a word of the contract, whose label belongs to another field.
      const listed = new Set(field?.values)
      return list(valuesOf(phrasing, given), english.or, (value) => (listed.has(value) ? undefined : value))
    }
    case 'beside':
      return list(allowed(field, field?.beside, given), english.or)
    case 'alone':
      return list(allowed(fields[object?.discriminator ?? NONE], object?.alone, given), english.or)
    case 'other':
      return named(field?.other)
    case 'discriminator':
      return discriminator()
    case 'carried':
      return list(object?.carried, english.and)
    case 'pointer':
      return plain(`/${escaped(given.name ?? '*')}`)
    case 'near':
      return given.near === fields[object?.discriminator ?? NONE]?.name ? discriminator() : named(words[given.near])
    case 'list':
    case 'header':
      return named(word)
    case 'header_why':
      return plain(english.calls?.headers[word])
    case 'versions':
      return list(versions, english.or)
    case 'methods':
      return plain(methodsOf(phrasing, given).join(` ${translated(language, english.or)} `))
    case 'shape':
      return named(endpoint?.shape)
    default: {
      // The other arguments have the names of the data.
      const data: { readonly [name: string]: unknown } = { ...given, ...field, ...texts, ...endpoint }
      return plain(data[name] as string | number | undefined)
    }
  }
}

/** In place of the number of a field or a word. */
const NONE = -1

export function nameOf(field = NONE): string | undefined {
  return words[fields[field]?.name ?? NONE]
}

function labelOf({ english, language }: Phrasing, field = NONE): string | undefined {
  const label = english.fields[field]?.label ?? english.labels[fields[field]?.name ?? NONE]
  return translated(language, label) || undefined
}

/** Returns the label of a name or value of the contract, or the name itself. */
function labelled({ english, language }: Phrasing, wire = ''): string {
  return translated(language, english.labels[words.indexOf(wire)]) || wire
}

/** Writes a label in the quotes of the language. */
function inSentence({ english, language }: Phrasing, text: string): string {
  return (language ?? english).label.replace('{label}', () => text)
}

/** Writes the names that a text has in backticks by their labels. */
function withLabels(phrasing: Phrasing, text: string): string {
  return text.replaceAll(/`([^`]*)`/gu, (_, name) => inSentence(phrasing, labelled(phrasing, name)))
}

function methodsOf({ english }: Phrasing, given: Arguments): string[] {
  const listed = english.calls?.endpoints.filter((_, place) => (given.number >>> place) & 1) ?? []
  return listed.map(({ endpoint }) => endpoint.split(' ')[0] as string)
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
