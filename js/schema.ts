/**
 * The JSON Schema of each shape, with the rules that are errors by default. The data are generated from the contract
 * at build time, so the core is not needed.
 */
import { AMENDMENTS, amendedFor, type CheckedAmendments } from './amendments.js'
import { oneOf, version } from './checks.js'
import { schemas } from './generated/schemas.js'
import { levels } from './generated/tables.js'
import { optional, readerOf } from './option_reader.js'
import { knownShape } from './options.js'
import type { JsonSchema } from './reference.js'
import type { Options, Shape } from './types.js'

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
  options?: Pick<Options, 'version' | 'level' | 'accept' | 'optional'>,
): JsonSchema {
  knownShape(shape)
  const { version, level, ...amendments } = readOptions(options)
  // Not by `structuredClone`, which Jest's environments for browsers lack.
  const schema: JsonSchema = JSON.parse(JSON.stringify(schemas[shape][version][level]))
  // It throws for pointers that lead to no such field.
  amendedFor(shape, amendments)
  amendSchema(schema, amendments)
  return schema
}

interface Keywords {
  properties?: { [name: string]: Keywords }
  required?: string[]
  minLength?: number
  pattern?: string
  minItems?: number
  items?: Keywords
  enum?: string[]
  examples?: string[]
  if?: Keywords
  then?: Keywords
  else?: Keywords
  $defs?: { entry: Keywords }
}

/** Amends a schema in place. Passes over pointers to fields that its version does not have. */
function amendSchema(schema: JsonSchema, { accept = {}, optional = [] }: CheckedAmendments): void {
  const document: Keywords = schema
  const root = document.$defs?.entry ?? document
  for (const [pointer, accepted] of Object.entries(accept)) {
    const { owners, name } = ownersOf(root, pointer)
    for (const owner of owners) {
      const { enum: allowed, examples } = owner.properties?.[name] ?? {}
      const values = allowed ?? examples
      values?.push(...new Set(accepted.filter((value) => !values.includes(value))))
      allowOthers(owner, name)
    }
  }
  for (const pointer of optional) {
    const { owners, name } = ownersOf(root, pointer)
    for (const owner of owners) {
      const required = owner.required?.filter((other) => other !== name) ?? []
      if (required.length > 0) owner.required = required
      else delete owner.required
      mayBeEmpty(owner.properties?.[name])
      allowOthers(owner, name)
    }
  }
}

/** Lets a text be empty. */
function mayBeEmpty(field: Keywords | undefined): void {
  delete field?.minLength
  if (field?.pattern !== undefined) field.pattern = `^$|${field.pattern}`
}

/** Returns the schemas of the object with the field at a pointer, and the name of the field. */
function ownersOf(root: Keywords, pointer: string): { owners: Keywords[]; name: string } {
  const names = pointer.split('/').slice(1)
  const name = names.pop() ?? ''
  const below = (schema: Keywords, name: string) => (name === '*' ? schema.items : schema.properties?.[name])
  const step = (schemas: Keywords[], name: string) =>
    schemas.flatMap((schema) => below(schema, name) ?? []).flatMap(branches)
  return { owners: names.reduce(step, branches(root)), name }
}

/** Returns a schema, and those that apply with a value of its discriminator. */
function branches(schema: Keywords | undefined): Keywords[] {
  return schema === undefined ? [] : [schema, ...branches(schema.then), ...branches(schema.else)]
}

/**
 * Ends the rules for the values of a discriminator by those for any other value, or none: the fields keep their types, and
 * none is required. Without amendments such a document is invalid in any case.
 */
function allowOthers(owner: Keywords, discriminator: string): void {
  if (owner.if?.properties?.[discriminator] === undefined) return
  const last = branches(owner)
    .filter((branch) => branch.if !== undefined)
    .at(-1)
  const properties = Object.assign({}, ...branches(owner).map(({ then }) => then?.properties))
  if (last !== undefined) last.else ??= withoutPresence({ properties })
}

function withoutPresence(schema: Keywords): Keywords {
  const { required: _, minLength: __, minItems: ___, ...rest } = schema
  const properties = Object.entries(rest.properties ?? {}).map(([name, field]) => [name, withoutPresence(field)])
  return {
    ...rest,
    ...(rest.properties && { properties: Object.fromEntries(properties) }),
    ...(rest.items && { items: withoutPresence(rest.items) }),
  }
}
