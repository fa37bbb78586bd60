/**
 * Describes the fields of each shape in enough detail to build a form. The data are generated from the contract
 * at build time, so the core is not needed.
 */
import { reference, version } from './checks.js'
import { descriptions } from './generated/descriptions.js'
import { byName } from './lookup.js'
import type { ReferenceMessages } from './message.js'
import { optional, readerOf } from './option_reader.js'
import type { Basis, Shape, Version } from './types.js'

/** A condition: a field of the same object, the discriminator, has one of these values. */
export interface Condition {
  /** The name of the discriminator. */
  field: string
  /** The values. Any of them meets the condition. */
  values: string[]
}

/** The requirement that a field is present or a list is not empty. */
export interface Requirement {
  /** Whether the API documentation states it, implies it, or leaves it to be assumed. */
  basis: Basis
  /** A sentence that says why. */
  why: string
  /** When it applies. Always, if absent. */
  with?: Condition
}

/** An allowed value of an enum. */
export interface ValueDescription {
  /** The string in the document. */
  value: string
  /** The label to show to people. */
  label: string
}

/** The description of a field's value, or of an element of a list. */
export interface ElementDescription {
  /** The label to show to people. */
  label?: string
  /** One line of documentation. */
  doc?: string
  /** The section of the API documentation, such as `'2.4'`. */
  section: string
  /** The kind of value: `collection` is an array or an object, `any` means that the API documentation shows no type. */
  kind: 'any' | 'text' | 'enum' | 'object' | 'list' | 'collection'
  /** Whether the API documentation states the kind, implies it, or leaves it to be assumed. */
  basis: Basis
  /** The format of a text. Any text is allowed if absent. */
  form?: 'email' | 'timestamp' | 'decimal' | 'count'
  /** The allowed values of an enum. */
  values?: ValueDescription[]
  /** The fields of an object. */
  object?: ObjectDescription
  /** The elements of a list. */
  element?: ElementDescription
  /** Why a list must not be empty. Absent if it may be. */
  notEmpty?: Requirement
}

/** The description of a member of an object, or of a query parameter. */
export interface FieldDescription extends ElementDescription {
  /** The name in the document or query. */
  name: string
  /** When the field must be present, and why. Absent if it is optional. */
  required?: Requirement
  /** When the field applies. Always, if absent. */
  appliesWith?: Condition
  /** A field that must not be present together with this one. */
  excludes?: { name: string; basis: Basis }
  /** The first version that has the field. */
  since: Version
  /** The version that deprecated the field. */
  deprecated?: Version
}

/** A member that the version no longer has. */
export interface RemovedField {
  /** The name in the document or query. */
  name: string
  /** The version that removed it. */
  version: Version
  /** A sentence that says what to do instead. */
  instead: string
}

/** The description of an object and its fields. */
export interface ObjectDescription {
  /** The title to show to people. */
  title: string
  /** The section of the API documentation, such as `'2.4'`. */
  section: string
  /** The name of the field that decides which of the others apply. */
  discriminator?: string
  /** Whether the API documentation states that there are further fields. */
  open: boolean
  /** The fields of the version, in the order of the API documentation. */
  fields: FieldDescription[]
  /** The fields that the version no longer has. */
  removed: RemovedField[]
  /** Sentences about what the API documentation does not show of the object. */
  notShown: string[]
}

/** The description of a shape in one version. */
export interface ShapeDetails {
  /** Whether you send it or receive it. */
  direction: 'sent' | 'received'
  /** One document, a list of entries, or the query of a URL. */
  layout: 'document' | 'entries' | 'query'
  /** The section of the API documentation, such as `'2.4'`. */
  section: string
  /** The fields of the document, of each entry of a list, or of the query. */
  object: ObjectDescription
  /** Sentences about what the API documentation does not show of the shape as a whole. */
  notShown: string[]
}

/** The result of `describe`. */
export interface Description extends ShapeDetails {
  /** The shape. */
  shape: Shape
  /** The version. */
  version: Version
}

/**
 * Describes a shape: its fields with labels, kinds and allowed values, when each field applies, which are required
 * and why, and what the API documentation does not show. The default version is `'2024-02-05'`. The result is a
 * copy that you may change. An unknown shape or option throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { describe } from 'order-contract'
 *
 * const { object } = describe('order-request')
 * const labels: (string | undefined)[] = object.fields.map(({ label }) => label)
 * if (labels[0] !== 'Payment method') throw new Error('not described')
 * ```
 */
export function describe(
  shape: Shape,
  options?: { version?: Version | undefined; messages?: ReferenceMessages | undefined },
): Description {
  const { version, messages } = readOptions(options)
  const all = messages === undefined ? descriptions : descriptionsIn(messages)
  const details: ShapeDetails = byName('shape', shape, all)[version]
  return { shape, version, ...structuredClone(details) }
}

const readOptions = /* @__PURE__ */ readerOf({ version, messages: /* @__PURE__ */ optional(reference) })

/** The members to translate. codegen/src/descriptions.rs has the same list. */
const TEXTS = ['label', 'doc', 'why', 'instead', 'title', 'notShown']

/** The descriptions in other languages. A language is translated once, because that takes longer than a copy. */
const translations = /* @__PURE__ */ new WeakMap<ReferenceMessages, typeof descriptions>()

function descriptionsIn(messages: ReferenceMessages): typeof descriptions {
  const known = translations.get(messages) ?? translated(messages)
  translations.set(messages, known)
  return known
}

/** Translates all descriptions. A language has its texts in the order in which the English ones first occur. */
function translated({ texts }: ReferenceMessages): typeof descriptions {
  const places = new Map<string, number>()
  // Versions share objects, and each object is to be translated once: this copies them for each version.
  const all: typeof descriptions = JSON.parse(JSON.stringify(descriptions))
  replaceTexts(all, (text) => {
    const place = places.get(text) ?? places.size
    places.set(text, place)
    return texts[place] ?? text
  })
  return all
}

function replaceTexts(value: unknown, replace: (text: string) => string, isText = false): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    const named = isText || TEXTS.includes(name)
    if (typeof inner !== 'string') replaceTexts(inner, replace, named)
    else if (named) (value as Record<string, unknown>)[name] = replace(inner)
  }
}
