/**
 * Validation as a Standard Schema v1 and a Standard JSON Schema v1 (standardschema.dev), for form libraries and
 * servers. Only errors become issues.
 */

import { jsonSchema, jsonSchemaFor } from '../contract/schema.js'
import type { defaultVersion } from '../generated/tables.js'
import { asValue, NOT_PLAIN } from '../input/input.js'
import { typeOf } from '../input/tag.js'
import { extended, own, readerOf } from '../options/reader.js'
import { encode, fitting, knownShape, type Settings, withOneAtLeast } from '../options/settings.js'
import { DOCUMENT, labels, message } from '../options/table.js'
import type { JsonSchema } from '../types/reference.js'
import type {
  Document,
  DocumentOptions,
  Incomplete,
  OptionalOptions,
  Options,
  Parsed,
  Problem,
  Report,
  Shape,
  ValueOf,
  Version,
} from '../types/types.js'
import { parsed } from './validate.js'

/** An error as an issue of Standard Schema. */
export interface StandardIssue extends Readonly<Pick<Problem, 'message' | 'code' | 'pointer' | 'meta'>> {
  /** The segments of the pointer. Positions in arrays are numbers. */
  readonly path: readonly (string | number)[]
}

/**
 * A schema for libraries that support Standard Schema or Standard JSON Schema. `Input` is the type of what they pass,
 * such as the values of a form, and `Output` of what they get back if it is valid.
 */
export interface StandardSchema<Input, Output = Input> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: 'order-contract'
    readonly validate: (
      value: unknown,
    ) => { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly StandardIssue[] }
    /**
     * Returns the JSON Schema of the shape. Throws a `TypeError` for targets other than `draft-2020-12` and
     * `draft-07`, and if the schema has the options `draft` or `severity`.
     */
    readonly jsonSchema: {
      readonly input: (options: JsonSchemaOptions) => JsonSchema
      readonly output: (options: JsonSchemaOptions) => JsonSchema
    }
    readonly types?: { readonly input: Input; readonly output: Output } | undefined
  }
}

/** The argument with which a library asks for a JSON Schema. */
export interface JsonSchemaOptions {
  /** The dialect. */
  readonly target: 'draft-2020-12' | 'draft-07' | (string & {})
  readonly libraryOptions?: Record<string, unknown> | undefined
}

/** Options of `standardSchema` about its issues. */
export interface IssueOptions {
  /** Returns the message of an issue. The default is the problem's message. */
  message?: ((problem: Problem) => string) | undefined
}

const readOptions = readerOf(extended(DOCUMENT, { names: labels, message }), (given) =>
  encode({ ...given, limits: withOneAtLeast(given.limits) }),
)

/**
 * Returns a shape as a Standard Schema. It validates values: a string is a JSON string, and bytes are never valid.
 * What is returned is what was validated: a copy of a valid value as JSON has it (a `Date` is a text, `NaN` is null), and a
 * query as an object of texts. Messages name fields by their labels unless `names` is `'wire'`.
 *
 * The values of a form are rarely an `OrderRequest` while it is being filled in: `standardSchema<MyForm,
 * OrderRequest>('order-request')` takes your type and returns the document's. With options that loosen the rules (`draft`,
 * `optional`), what is valid may lack members: `standardSchema<MyForm>('order-request', { draft: true })` returns your own
 * type. A mistake in the arguments throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { standardSchema } from 'order-contract'
 *
 * const schema = standardSchema('order-request', {
 *   message: ({ code, message }) => (code === 'required' ? 'Please fill this in.' : message),
 * })
 * const result = schema['~standard'].validate({ payment_method: { type: 'CARD', currency: 'EUR' } })
 * const [card] = result.issues ?? []
 * if (card?.message !== 'Please fill this in.') throw new Error('not found')
 * ```
 */
export function standardSchema<S extends Shape, V extends Version = typeof defaultVersion>(
  shape: S,
  options?: DocumentOptions<V> & IssueOptions,
): StandardSchema<ValueOf<S, V>, Document<S, V>>
export function standardSchema<S extends Shape, V extends Version = typeof defaultVersion>(
  shape: S,
  options: OptionalOptions<DocumentOptions<V>> & IssueOptions,
): StandardSchema<Incomplete<ValueOf<S, V>>, Incomplete<Document<S, V>>>
export function standardSchema<Input extends object = Record<string, unknown>, Output = Input>(
  shape: Shape,
  options?: Options & IssueOptions,
): StandardSchema<Input, Output>
export function standardSchema(shape: Shape, options?: Options & IssueOptions): StandardSchema<unknown> {
  // Throw for mistakes now and not at the first request.
  knownShape(shape)
  const settings = fitting(shape, readOptions(options))
  // In JavaScript the argument can be missing: then its target is.
  const convert = (given?: JsonSchemaOptions) => schemaOf(shape, settings, own(given, 'target'))
  return {
    '~standard': {
      version: 1,
      vendor: 'order-contract',
      validate: (value) => validated(shape, value, settings, settings.options.message),
      jsonSchema: { input: convert, output: convert },
    },
  }
}

function schemaOf(
  shape: Shape,
  { options: { version, level, draft, severity, accept, optional } }: Settings,
  target: unknown,
): JsonSchema {
  if (draft || severity)
    throw new TypeError('a JSON Schema cannot express the options draft and severity: leave them out')
  return jsonSchemaFor(target, jsonSchema(shape, { version, level, accept, optional }))
}

type MessageOf = (problem: Problem) => unknown

function validated(shape: Shape, value: unknown, settings: Settings, message: MessageOf) {
  let result: Parsed<Shape, unknown>
  try {
    result = parsed(shape, asValue(shape, value), settings)
  } catch (error) {
    // Elsewhere a `Map` or a `Blob` is a mistake in the program. Here it may be input.
    if (!(error instanceof TypeError)) throw error
    result = parsed(shape, NOT_PLAIN, settings)
  }
  return result.ok ? { value: result.value } : { issues: issuesOf(result.report, message) }
}

function issuesOf({ problems }: Report, message: MessageOf): readonly StandardIssue[] {
  const errors = problems.filter(({ severity }) => severity === 'error')
  return errors.map((problem) => {
    const { path, code, pointer, meta } = problem
    const text = message(problem)
    if (typeof text === 'string') return { message: text, path, code, pointer, meta }
    throw new TypeError(`message must return a string, not ${typeOf(text)}`)
  })
}
