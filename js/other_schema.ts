/**
 * Standard Schemas: the type of ours, those of other libraries, and what to expect of them.
 */
import type { Meta } from './language.js'
import type { JsonSchema } from './reference.js'
import { typeOf } from './tag.js'
import type { Code } from './types.js'

/** An error as an issue of Standard Schema. */
export interface StandardIssue {
  /** A sentence that states the fact and one that says what to do. */
  readonly message: string
  /** The segments of the pointer. Positions in arrays are numbers. */
  readonly path: readonly (string | number)[]
  /** What the error is about. */
  readonly code: Code
  /** The same place as a JSON Pointer. */
  readonly pointer: string
  /** The arguments of the message. */
  readonly meta: Meta
}

/** A schema for libraries that support Standard Schema or Standard JSON Schema. */
export interface StandardSchema<T> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: 'order-contract'
    readonly validate: (
      value: unknown,
    ) => { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly StandardIssue[] }
    /**
     * Returns the JSON Schema of the shape. Throws a `TypeError` for targets other than `draft-2020-12` and
     * `draft-07`, and if the schema has the options `draft` or `severity`.
     */
    readonly jsonSchema: {
      readonly input: (options: JsonSchemaOptions) => JsonSchema
      readonly output: (options: JsonSchemaOptions) => JsonSchema
    }
    readonly types?: { readonly input: T; readonly output: T } | undefined
  }
}

/** The argument with which a library asks for a JSON Schema. */
export interface JsonSchemaOptions {
  /** The dialect. */
  readonly target: 'draft-2020-12' | 'draft-07' | (string & {})
  readonly libraryOptions?: Record<string, unknown> | undefined
}

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

/**
 * The type of what fits ours and another schema: members of both, and elements of lists likewise. Where both have a type, the
 * narrower one holds, or else that of the other schema, which may have made the value.
 */
export type Both<Ours, Theirs> = Ours extends readonly (infer One)[]
  ? Theirs extends readonly (infer Other)[]
    ? Both<One, Other>[]
    : Narrower<Ours, Theirs>
  : Ours extends object
    ? Theirs extends object
      ? BothMembers<Ours, Theirs>
      : Narrower<Ours, Theirs>
    : Narrower<Ours, Theirs>

// A mapped type over a type parameter keeps optional members optional.
type BothMembers<Ours, Theirs, All = Ours & Theirs> = {
  [Name in keyof All]: Name extends keyof Ours
    ? Name extends keyof Theirs
      ? Both<Ours[Name], Theirs[Name]>
      : Ours[Name]
    : All[Name]
}

type Narrower<Ours, Theirs> = Ours extends null | undefined
  ? Ours & Theirs
  : Theirs extends Ours
    ? Theirs
    : Ours extends Theirs
      ? Ours
      : Theirs

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
