/**
 * The JSON Schema of each shape, with the rules that are errors by default. The data are generated from the contract
 * at build time, so the core is not needed.
 */

import { amendSchema } from './amended_schema.js'
import { AMENDMENTS, amendedFor } from './amendments.js'
import { byName, oneOf, version } from './checks.js'
import { copyOf } from './copy.js'
import { schemas } from './generated/schemas.js'
import { levels } from './generated/tables.js'
import { optional, readerOf } from './option_reader.js'
import type { JsonSchema } from './reference.js'
import type { Amendments, Level, Shape, Version } from './types.js'

/** The dialects of JSON Schema that are supported. */
const dialect = oneOf(['draft-2020-12', 'draft-07'])

const readOptions = readerOf({
  ...AMENDMENTS,
  version,
  level: optional(oneOf(levels), 'implied'),
})

/** Converts a schema to a dialect. Throws a TypeError for an unknown dialect. */
export function jsonSchemaFor(target: unknown, schema: JsonSchema): JsonSchema {
  if (dialect(target, 'target') === 'draft-2020-12') return schema
  // All other keywords that occur mean the same in both dialects.
  const text = JSON.stringify(schema).replaceAll('$defs', 'definitions')
  return { ...JSON.parse(text), $schema: 'http://json-schema.org/draft-07/schema#' }
}

/**
 * Returns the JSON Schema (2020-12) of a shape. That of a query describes its parameters as an object of strings.
 * The default version is that of `validate`, the default level `'implied'`. A JSON Schema can't express duplicate keys,
 * bad encoding, or which of several members holds the entries of a list. The result is a copy that you may change.
 * An unknown shape or option throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { jsonSchema } from 'order-contract'
 *
 * const schema = jsonSchema('product-update', { level: 'stated' })
 * if (schema.title !== 'Product update') throw new Error('no schema')
 * ```
 */
export function jsonSchema(
  shape: Shape,
  options?: Amendments & { version?: Version | undefined; level?: Level | undefined },
): JsonSchema {
  const versions = byName('shape', shape, schemas)
  const { version, level, ...amendments } = readOptions(options)
  const schema = copyOf(versions[version][level] as JsonSchema)
  // It throws for pointers that lead to no such field.
  amendedFor(shape, amendments)
  amendSchema(schema, amendments)
  return schema
}
