/**
 * Describes the fields of each shape in enough detail to build a form. The data are generated from the contract
 * at build time, so the core is not needed.
 */

import { language, version } from './checks.js'
import { copyOf } from './copy.js'
import { descriptions } from './generated/descriptions.js'
import { type Messages, translated } from './language.js'
import { byName } from './lookup.js'
import { optional, readerOf } from './option_reader.js'
import type { ShapeDetails } from './reference.js'
import type { Shape, Version } from './types.js'

/** The result of `describe`. */
export interface Description extends ShapeDetails {
  /** The shape. */
  shape: Shape
  /** The version. */
  version: Version
}

/**
 * Describes a shape: its fields with labels, kinds and allowed values, when each field applies, which are required
 * and why, and what the API documentation does not show. The default version is that of `validate`. The result is a
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
  options?: { version?: Version | undefined; messages?: Messages | undefined },
): Description {
  const { version, messages } = readOptions(options)
  const details: ShapeDetails = byName('shape', shape, descriptions)[version]
  return { shape, version, ...(messages === undefined ? copyOf(details) : translatedCopy(details, messages)) }
}

const readOptions = readerOf({ version, messages: optional(language) })

/** The members to translate. codegen/src/descriptions.rs has the same list. */
const TEXTS = ['label', 'doc', 'why', 'instead', 'title', 'notShown']

function translatedCopy(details: ShapeDetails, messages: Messages): ShapeDetails {
  const inLanguage = (text: string) => translated(messages, text)
  const translate = (name: string, value: unknown) => {
    if (!TEXTS.includes(name)) return value
    return Array.isArray(value) ? value.map(inLanguage) : inLanguage(value as string)
  }
  return JSON.parse(JSON.stringify(details, translate))
}
