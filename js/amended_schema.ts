/** Amends a JSON Schema by the options `accept` and `optional`. */
import type { CheckedAmendments } from './amendments.js'
import type { JsonSchema } from './reference.js'

interface Keywords {
  properties?: { [name: string]: Keywords }
  required?: string[]
  minLength?: number
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
export function amendSchema(schema: JsonSchema, { accept = {}, optional = [] }: CheckedAmendments): void {
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
      delete owner.properties?.[name]?.minLength
      allowOthers(owner, name)
    }
  }
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
