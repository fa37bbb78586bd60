/**
 * Describes the fields of each shape in enough detail to build a form or a JSON Schema. The data are generated from the
 * contract at build time, so the core is not needed.
 */

import { descriptions } from '../generated/descriptions.js'
import { amendedFor, type CheckedAmendments } from '../options/amendments.js'
import { readerOf } from '../options/reader.js'
import { knownShape } from '../options/settings.js'
import { accept, messages, optional, version } from '../options/table.js'
import { type Messages, translated } from '../types/language.js'
import type { ElementDescription, FieldDescription, ObjectDescription, ShapeDetails } from '../types/reference.js'
import type { Code, ListShape, Options, QueryShape, Shape, Version } from '../types/types.js'
import { frozen } from './contract.js'

/** The result of `describe`. */
export interface Description<S extends Shape = Shape> extends ShapeDetails {
  /** The shape. */
  readonly shape: S
  /** The version. */
  readonly version: Version
  readonly layout: S extends QueryShape ? 'query' : S extends ListShape ? 'entries' : 'document'
}

/**
 * Describes a shape: its fields with labels, kinds and allowed values, when each field applies, which are required
 * and why, which problems are errors, and what the API documentation does not show. The default version is that of
 * `validate`. Values that `accept` adds come last, with the labels that it gives. The result is frozen. An unknown shape
 * or option throws a `TypeError`.
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
export function describe<S extends Shape>(
  shape: S,
  options?: Pick<Options, 'version' | 'accept' | 'optional' | 'messages'>,
): Description<S> {
  const { version, messages, ...amendments } = readOptions(options)
  // It throws for pointers that lead to no such field.
  amendedFor(shape, amendments)
  let details: ShapeDetails = descriptions[knownShape(shape)][version]
  const { accept, optional } = amendments
  if (messages !== undefined || accept !== undefined || optional !== undefined) {
    details = translatedCopy(details, messages)
    amend(details.object, amendments)
  }
  return frozen({ shape, version, ...details }) as Description<S>
}

const readOptions = readerOf({ version, accept, optional, messages })

/** Amends the description of an object in place. */
function amend(object: ObjectDescription, { accept = {}, optional = [] }: CheckedAmendments): void {
  for (const [pointer, accepted] of Object.entries(accept)) {
    const field = fieldAt(object, pointer)
    for (const given of accepted) {
      const { values } = field ?? {}
      const isKnown = values?.some(({ value }) => value === given.value)
      if (field && values && !isKnown) field.values = [...values, { ...given, accepted: true }]
    }
  }
  for (const pointer of optional) {
    const field = fieldAt(object, pointer)
    if (field === undefined) continue
    delete field.required
    // A text may then be empty, whatever its form. A list still must not, and an empty text is no value of an enumeration.
    const excused: readonly Code[] = field.kind === 'text' ? ['required', 'empty'] : ['required']
    field.errors = (field.errors ?? []).filter((code) => !excused.includes(code))
    if (field.pattern !== undefined) field.pattern = `^$|${field.pattern}`
  }
}

type Writable<T> = { -readonly [Name in keyof T]?: T[Name] }

/** Returns the field at a pointer, or undefined if the version does not have it. */
function fieldAt(object: ObjectDescription, pointer: string): Writable<FieldDescription> | undefined {
  let at: Partial<ElementDescription> | undefined = { object }
  for (const name of pointer.split('/').slice(1))
    at = name === '*' ? at?.element : at?.object?.fields.find((field) => field.name === name)
  return at
}

/** The members to translate: `texts` in codegen/src/languages.rs gathers what they hold. */
const TEXTS = ['label', 'doc', 'why', 'instead', 'title', 'notShown']

function translatedCopy(details: ShapeDetails, messages: Messages | undefined): ShapeDetails {
  const inLanguage = (text: string) => translated(messages, text)
  const translate = (name: string, value: unknown) => {
    if (!TEXTS.includes(name)) return value
    return Array.isArray(value) ? value.map(inLanguage) : inLanguage(value as string)
  }
  // Not by `structuredClone`, which Jest's environments for browsers lack.
  return JSON.parse(JSON.stringify(details, translate))
}
