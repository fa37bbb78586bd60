/**
 * Joins one of our schemas with any other Standard Schema, so that a form or a server has its own rules beside those
 * of the API documentation.
 */
import {
  type Both,
  isPromise,
  type JsonSchemaOptions,
  type OtherIssue,
  type OtherResult,
  type OtherSchema,
  type OtherStandard,
  type StandardIssue,
  type StandardSchema,
  standardOf,
  type ValueOf,
} from './other_schema.js'
import type { JsonSchema } from './reference.js'

type Result<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly (StandardIssue | OtherIssue)[] }

/** A promise where the other schema returns one. */
type JoinedResult<Given, T> = Given extends Promise<unknown> ? Promise<Result<T>> : Result<T>

/** A shape joined with another schema: a valid value has both types. */
export interface JoinedSchema<T, Also extends OtherSchema> {
  readonly '~standard': Omit<StandardSchema<T>['~standard'], 'validate' | 'types'> & {
    readonly validate: (
      value: unknown,
    ) => JoinedResult<ReturnType<Also['~standard']['validate']>, Both<T, ValueOf<Also, 'output'>>>
    readonly types?:
      | { readonly input: Both<T, ValueOf<Also, 'input'>>; readonly output: Both<T, ValueOf<Also, 'output'>> }
      | undefined
  }
}

/** Joins two schemas. Throws a `TypeError` if the other one is no Standard Schema. */
export function joined(ours: StandardSchema<unknown>, also: unknown): JoinedSchema<unknown, OtherSchema> {
  const theirs = standardOf(also)
  const { validate, jsonSchema, ...rest } = ours['~standard']
  return {
    '~standard': {
      ...rest,
      validate: (value) => {
        const own = validate(value)
        const other = theirs.validate(value)
        return isPromise(other) ? other.then((result) => both(own, result)) : both(own, other)
      },
      jsonSchema: {
        input: (options) => ({ allOf: [jsonSchema.input(options), schemaOf(theirs, 'input', options)] }),
        output: (options) => ({ allOf: [jsonSchema.output(options), schemaOf(theirs, 'output', options)] }),
      },
    },
  }
}

function both(ours: Result<unknown>, theirs: OtherResult): Result<unknown> {
  if (ours.issues === undefined && theirs.issues === undefined) return { value: merged(ours.value, theirs.value) }
  const own = ours.issues ?? []
  const said = new Set(own.map(identityOf))
  return { issues: [...own, ...(theirs.issues ?? []).filter((issue) => !said.has(identityOf(issue)))] }
}

/** The place and the message of an issue: the same twice is one issue. */
function identityOf({ path = [], message }: OtherIssue): string {
  const keys = path.map((segment) => String(typeof segment === 'object' ? segment.key : segment))
  return JSON.stringify([keys, message])
}

/**
 * Returns the value with what the other schema made of it. Most schemas leave out the members that they do not list, so these come
 * from the value.
 */
function merged(value: unknown, made: unknown): unknown {
  if (Object.is(value, made)) return value
  if (Array.isArray(value) && Array.isArray(made))
    return made.map((element, index) => (index in value ? merged(value[index], element) : element))
  if (!isPlainObject(value) || !isPlainObject(made)) return made
  const members = Object.entries(made).map(([name, one]) =>
    Object.hasOwn(value, name) ? [name, merged(value[name], one)] : [name, one],
  )
  return { ...value, ...Object.fromEntries(members) }
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function schemaOf({ jsonSchema }: OtherStandard, side: 'input' | 'output', options: JsonSchemaOptions): JsonSchema {
  if (jsonSchema !== undefined) return jsonSchema[side](options)
  throw new TypeError('the schema of also has no JSON Schema')
}
