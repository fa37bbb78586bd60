/**
 * Joins one of our schemas with any other Standard Schema, so that a form or a server has its own rules beside those
 * of the API documentation.
 */
import type { JsonSchema } from './schema.js'
import type { JsonSchemaOptions, StandardIssue, StandardSchema } from './standard_schema.js'
import { typeOf } from './tag.js'

/** Any Standard Schema v1. */
export interface OtherSchema {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => OtherResult | Promise<OtherResult>
    readonly types?: { readonly input: unknown; readonly output: unknown } | undefined
  }
}

/** An issue of another schema. Its path may have segments that are objects with a key. */
export interface OtherIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

type OtherResult = { readonly value: unknown; readonly issues?: undefined } | { readonly issues: readonly OtherIssue[] }

type Types<Also extends OtherSchema> = NonNullable<Also['~standard']['types']>
type Result<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly (StandardIssue | OtherIssue)[] }
/** A promise, if the other schema may return one. */
type Later<Also extends OtherSchema, T> =
  Extract<ReturnType<Also['~standard']['validate']>, Promise<unknown>> extends never ? never : Promise<T>

/** A shape joined with another schema: a valid value has both types. */
export interface JoinedSchema<T, Also extends OtherSchema> {
  readonly '~standard': Omit<StandardSchema<T>['~standard'], 'validate' | 'types'> & {
    readonly validate: (
      value: unknown,
    ) => Result<T & Types<Also>['output']> | Later<Also, Result<T & Types<Also>['output']>>
    readonly types?:
      | { readonly input: T & Types<Also>['input']; readonly output: T & Types<Also>['output'] }
      | undefined
  }
}

const REQUIRED = 'also must be a Standard Schema, such as one of Zod, Valibot or ArkType'

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

type Standard = OtherSchema['~standard'] & {
  readonly jsonSchema?: Record<'input' | 'output', (options: JsonSchemaOptions) => JsonSchema>
}

/** ArkType's schemas are functions. */
function standardOf(schema: unknown): Standard {
  const isSchema = (typeof schema === 'object' && schema !== null) || typeof schema === 'function'
  const standard = isSchema ? (schema as Partial<OtherSchema>)['~standard'] : undefined
  if (typeof standard?.validate === 'function') return standard
  throw new TypeError(`${REQUIRED}, not ${typeOf(schema)}`)
}

function isPromise(result: OtherResult | Promise<OtherResult>): result is Promise<OtherResult> {
  return 'then' in result && typeof result.then === 'function'
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
  if (!isRecord(value) || !isRecord(made)) return made
  const members = Object.entries(made).map(([name, one]) =>
    Object.hasOwn(value, name) ? [name, merged(value[name], one)] : [name, one],
  )
  return { ...value, ...Object.fromEntries(members) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function schemaOf({ jsonSchema }: Standard, side: 'input' | 'output', options: JsonSchemaOptions): JsonSchema {
  if (jsonSchema !== undefined) return jsonSchema[side](options)
  throw new TypeError('the schema of also has no JSON Schema')
}
