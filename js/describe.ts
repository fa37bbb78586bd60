/**
 * Describes the fields of each shape in enough detail to build a form. The data are generated from the contract
 * at build time, so the core is not needed.
 */

import { AMENDMENTS, amendedFor, type CheckedAmendments } from './amendments.js'
import { reference, version } from './checks.js'
import { copyOf } from './copy.js'
import { descriptions } from './generated/descriptions.js'
import type { ReferenceMessages } from './language.js'
import { byName } from './lookup.js'
import { optional, readerOf } from './option_reader.js'
import type { ElementDescription, FieldDescription, ObjectDescription, ShapeDetails } from './reference.js'
import type { Amendments, Shape, Version } from './types.js'

/** The result of `describe`. */
export interface Description extends ShapeDetails {
  /** The shape. */
  shape: Shape
  /** The version. */
  version: Version
}

/**
 * Describes a shape: its fields with labels, kinds and allowed values, when each field applies, which are required
 * and why, and what the API documentation does not show. The default version is that of `validate`. Values that `accept`
 * adds come last, and are their own labels. The result is a copy that you may change. An unknown shape or option throws
 * a `TypeError`.
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
  options?: Amendments & { version?: Version | undefined; messages?: ReferenceMessages | undefined },
): Description {
  const { version, messages, ...amendments } = readOptions(options)
  const all = messages === undefined ? descriptions : descriptionsIn(messages)
  const details: ShapeDetails = copyOf(byName('shape', shape, all)[version])
  amend(shape, details, amendments)
  return { shape, version, ...details }
}

const readOptions = readerOf({ ...AMENDMENTS, version, messages: optional(reference) })

function amend(shape: Shape, { object }: ShapeDetails, amendments: CheckedAmendments): void {
  // It throws for pointers that lead to no such field.
  amendedFor(shape, amendments)
  for (const [pointer, accepted] of Object.entries(amendments.accept ?? {})) {
    const { values } = fieldAt(object, pointer) ?? {}
    const known = values?.map(({ value }) => value)
    for (const value of new Set(accepted)) if (!known?.includes(value)) values?.push({ value, label: value })
  }
  for (const pointer of amendments.optional ?? []) delete fieldAt(object, pointer)?.required
}

/** Returns the field at a pointer, or undefined if the version does not have it. */
function fieldAt(object: ObjectDescription, pointer: string): Partial<FieldDescription> | undefined {
  let at: Partial<ElementDescription> | undefined = { object }
  for (const name of pointer.split('/').slice(1))
    at = name === '*' ? at?.element : at?.object?.fields.find((field) => field.name === name)
  return at
}

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
  const inLanguage = (text: string) => {
    const place = places.get(text) ?? places.size
    places.set(text, place)
    return texts[place] ?? text
  }
  const translate = (name: string, value: unknown) => {
    if (!TEXTS.includes(name)) return value
    return Array.isArray(value) ? value.map(inLanguage) : inLanguage(value as string)
  }
  return JSON.parse(JSON.stringify(descriptions, translate))
}
