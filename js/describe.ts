/**
 * Describes the fields of each shape in enough detail to build a form. The data are generated from the contract
 * at build time, so the core is not needed.
 */
import { AMENDMENTS, amendedFor, type CheckedAmendments } from './amendments.js'
import { language, version } from './checks.js'
import { descriptions } from './generated/descriptions.js'
import { type Messages, translated } from './language.js'
import { optional, readerOf } from './option_reader.js'
import { knownShape } from './options.js'
import type { ElementDescription, FieldDescription, ObjectDescription, ShapeDetails } from './reference.js'
import type { Options, Shape, Version } from './types.js'

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
  options?: Pick<Options, 'version' | 'accept' | 'optional' | 'messages'>,
): Description {
  const { version, messages, ...amendments } = readOptions(options)
  const copy = translatedCopy(descriptions[knownShape(shape)][version], messages)
  amend(shape, copy, amendments)
  return { shape, version, ...copy }
}

const readOptions = readerOf({ ...AMENDMENTS, version, messages: optional(language) })

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

function translatedCopy(details: ShapeDetails, messages: Messages | undefined): ShapeDetails {
  const inLanguage = (text: string) => translated(messages, text)
  const translate = (name: string, value: unknown) => {
    if (!TEXTS.includes(name)) return value
    return Array.isArray(value) ? value.map(inLanguage) : inLanguage(value as string)
  }
  return JSON.parse(JSON.stringify(details, translate))
}
