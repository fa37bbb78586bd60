/**
 * Standard Schemas of other libraries: their types, and what to expect of them.
 */
import type { JsonSchema } from './schema.js'
import type { JsonSchemaOptions } from './standard_schema.js'
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

/** What another schema returns. */
export type OtherResult =
  | { readonly value: unknown; readonly issues?: undefined }
  | { readonly issues: readonly OtherIssue[] }

/** The type of the values that another schema takes, or returns. `unknown` if the schema does not tell. */
export type ValueOf<Also extends OtherSchema, Side extends 'input' | 'output'> = Also['~standard'] extends {
  readonly types?: { readonly [S in Side]: infer Type } | undefined
}
  ? Type
  : unknown

/** The members of another schema, with those of Standard JSON Schema. */
export type OtherStandard = OtherSchema['~standard'] & {
  readonly jsonSchema?: Record<'input' | 'output', (options: JsonSchemaOptions) => JsonSchema>
}

const REQUIRED = 'also must be a Standard Schema, such as one of Zod, Valibot or ArkType'

/** Returns the members of a schema. ArkType's schemas are functions. */
export function standardOf(schema: unknown): OtherStandard {
  const isSchema = (typeof schema === 'object' && schema !== null) || typeof schema === 'function'
  const standard = isSchema ? (schema as Partial<OtherSchema>)['~standard'] : undefined
  if (typeof standard?.validate === 'function') return standard
  throw new TypeError(`${REQUIRED}, not ${typeOf(schema)}`)
}

export function isPromise(result: OtherResult | Promise<OtherResult>): result is Promise<OtherResult> {
  return 'then' in result && typeof result.then === 'function'
}
