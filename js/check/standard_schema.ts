/**
 * Validation as a Standard Schema v1 and a Standard JSON Schema v1 (standardschema.dev), for form libraries and
 * servers. A valid value is returned unchanged; only errors become issues.
 */

import { jsonSchema, jsonSchemaFor } from '../contract/schema.js'
import type { defaultVersion } from '../generated/tables.js'
import { asValue, isQuery, NOT_PLAIN, passes, UNSERIALIZABLE } from '../input/input.js'
import { typeOf } from '../input/tag.js'
import { extended } from '../options/extended.js'
import { isPlainRecord, own, readerOf } from '../options/reader.js'
import { changed, encode, fitting, knownShape, type Settings } from '../options/settings.js'
import { DOCUMENT, labels, message } from '../options/table.js'
import type { JsonSchema } from '../types/reference.js'
import type {
  Document,
  DocumentOptions,
  Incomplete,
  OptionalOptions,
  Options,
  Problem,
  Report,
  Shape,
  ValueOf,
  Version,
} from '../types/types.js'
import { isAccepted, parsed, validated } from './validate.js'

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

const readOptions = readerOf(extended(DOCUMENT, { names: labels, message }), (given) => ({
  message: given.message,
  settings: encode(given),
}))

/**
 * Returns a shape as a Standard Schema. It validates values: a string is a JSON string, and bytes are never valid.
 * A valid value is returned as the same object, if JSON says all of it. What JSON changes (a `Date`, a `toJSON`, `NaN`) is
 * returned as JSON has it, and a query as an object of texts: what is returned is what was validated. Messages name fields by
 * their labels unless `names` is `'wire'`.
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
  const { message, ...given } = readOptions(options)
  const settings = fitting(shape, given.settings)
  const { limits } = settings
  // An invalid value has an issue, whatever the limit.
  const listing = limits.findings > 0 ? settings : changed(settings, { limits: { ...limits, findings: 1 } })
  const rules: IssueRules = { shape, settings: listing, message: messageBy(message) }
  // In JavaScript the argument can be missing: then its target is.
  const convert = (given?: JsonSchemaOptions) => schemaOf(shape, settings, own(given, 'target'))
  return {
    '~standard': {
      version: 1,
      vendor: 'order-contract',
      validate: (value) => checked(value, rules),
      jsonSchema: { input: convert, output: convert },
    },
  }
}

type MessageOf = NonNullable<IssueOptions['message']>

function messageBy(build: ((problem: Problem) => unknown) | undefined): MessageOf {
  return (problem) => {
    const text = build === undefined ? problem.message : build(problem)
    if (typeof text === 'string') return text
    throw new TypeError(`message must return a string, not ${typeOf(text)}`)
  }
}

function schemaOf(
  shape: Shape,
  { version, level, draft, severity, accept, optional }: Settings,
  target: unknown,
): JsonSchema {
  if (draft || severity)
    throw new TypeError('a JSON Schema cannot express the options draft and severity: leave them out')
  return jsonSchemaFor(target, jsonSchema(shape, { version, level, accept, optional }))
}

interface IssueRules {
  shape: Shape
  settings: Settings
  message: MessageOf
}

function checked(value: unknown, rules: IssueRules) {
  const { shape, settings } = rules
  const input = asValue(shape, value)
  let errors: Problem[]
  try {
    if (!isAccepted(shape, input, settings)) errors = errorsOf(input, rules)
    else if (isAsSent(shape, value)) return { value }
    else {
      const result = parsed(shape, input, settings)
      if (result.ok) return { value: result.value }
      errors = errorsIn(result.report)
    }
  } catch (error) {
    // Elsewhere a `Map` or a `Blob` is a mistake in the program. Here it may be input.
    if (!(error instanceof TypeError)) throw error
    errors = errorsOf(NOT_PLAIN, rules)
  }
  return { issues: issuesOf(errors, rules) }
}

/** Returns whether a valid value is what is sent: then it is returned itself. */
function isAsSent(shape: Shape, value: unknown): boolean {
  const isText = (member: unknown) => member === undefined || typeof member === 'string'
  const isParameter = (member: unknown) => (Array.isArray(member) ? member.every(isText) : isText(member))
  // An object can be nested too deeply for a recursion, or refuse to be read.
  return passes(() =>
    isQuery(shape) ? isPlainRecord(value) && Object.values(value).every(isParameter) : isJson(value),
  )
}

/** Returns whether JSON says all of a value. */
function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (Array.isArray(value)) return !('toJSON' in value) && Array.from(value).every(isJson)
  // Asking for the tag of each object takes twice the time of all else.
  const isRecord = typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
  return (isRecord || isPlainRecord(value)) && !('toJSON' in value) && Object.values(value).every(isMember)
}

function isMember(member: unknown): boolean {
  return member === undefined || isJson(member)
}

function errorsOf(input: unknown, { shape, settings }: IssueRules): Problem[] {
  const errors = errorsIn(validated(shape, input, settings))
  // A `toJSON` can give a valid document now, but the verdict stands.
  return errors.length > 0 ? errors : errorsIn(validated(shape, UNSERIALIZABLE, settings))
}

function errorsIn({ problems }: Report): Problem[] {
  return problems.filter(({ severity }) => severity === 'error')
}

function issuesOf(errors: readonly Problem[], { message }: IssueRules): readonly StandardIssue[] {
  return errors.map((problem) => {
    const { path, code, pointer, meta } = problem
    return { message: message(problem), path, code, pointer, meta }
  })
}
