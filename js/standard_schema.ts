/**
 * Validation as a Standard Schema v1 and a Standard JSON Schema v1 (standardschema.dev), for form libraries and
 * servers. A valid value is returned unchanged; only errors become issues.
 */
import { callback, oneOf, pointers } from './checks.js'
import { SENTENCE_ELSEWHERE } from './generated/layout.js'
import { type defaultVersion, namings } from './generated/tables.js'
import { asValue, NOT_PLAIN, UNSERIALIZABLE } from './input.js'
import { messageOf } from './message.js'
import { optional, readerOf } from './option_reader.js'
import { DOCUMENT, knownShape, type Settings, settingsOf, withAllFindings } from './options.js'
import type { JsonSchema } from './reference.js'
import { NO_ARGUMENTS, phrasingOf } from './report.js'
import { jsonSchema, jsonSchemaFor } from './schema.js'
import type { Document, DocumentOptions, Options, Problem, Report, Shape, Version } from './types.js'
import { isAccepted, validated } from './validate.js'

/** An error as an issue of Standard Schema. */
export interface StandardIssue extends Readonly<Pick<Problem, 'message' | 'code' | 'pointer' | 'meta'>> {
  /** The segments of the pointer. Positions in arrays are numbers. */
  readonly path: readonly (string | number)[]
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

/** Options of `standardSchema` about its issues. */
export interface IssueOptions {
  /** Returns the message of an issue. The default is the problem's message. */
  message?: ((problem: Problem) => string) | undefined
  /**
   * The JSON Pointers of the fields on screen. Only errors at or below them become issues of their own. If there are
   * other errors, one issue at the root (`pointer: ''`) stands for them, with the code of the first. A pointer may name a
   * field that the API documentation does not list, so a mistyped one is not refused: the issue at the root then stands
   * for the errors of the intended field.
   */
  only?: readonly string[] | undefined
}

const readOptions = readerOf({
  ...DOCUMENT,
  names: optional(oneOf(namings), 'label'),
  message: optional(callback<MessageOf>, ({ message }: Problem) => message),
  only: optional(pointers),
})

/**
 * Returns a shape as a Standard Schema. It validates values: a string is a JSON string, and bytes are never valid.
 * A valid value is returned as the same object. Messages name fields by their labels unless `names` is `'wire'`.
 * If options loosen the rules (`draft`), name the type of the value yourself:
 * `standardSchema<MyForm>('order-request', { draft: true })`. A mistake in the arguments throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { standardSchema } from 'order-contract'
 *
 * const schema = standardSchema('order-request', {
 *   only: ['/payment_method'],
 *   message: ({ code, pointer, message }) => (code === 'required' && pointer ? 'Please fill this in.' : message),
 * })
 * const result = schema['~standard'].validate({ payment_method: { type: 'CARD', currency: 'EUR' } })
 * const [card, elsewhere] = result.issues ?? []
 * if (card?.message !== 'Please fill this in.' || elsewhere?.pointer !== '') throw new Error('not found')
 * ```
 */
export function standardSchema<S extends Shape, V extends Version = typeof defaultVersion>(
  shape: S,
  options?: DocumentOptions<V> & IssueOptions,
): StandardSchema<Document<S, V>>
export function standardSchema<T extends object = Record<string, unknown>>(
  shape: Shape,
  options?: Options & IssueOptions,
): StandardSchema<T>
export function standardSchema(shape: Shape, options?: Options & IssueOptions): StandardSchema<unknown> {
  // Throw for mistakes now and not at the first request.
  knownShape(shape)
  const { message, only, ...given } = readOptions(options)
  const settings = settingsOf(shape, given)
  const rules: IssueRules = { shape, settings, message, only }
  const convert = (given?: JsonSchemaOptions) => schemaOf(shape, settings, given?.target)
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
  only: readonly string[] | undefined
}

function checked(value: unknown, rules: IssueRules) {
  const { shape, settings } = rules
  const input = asValue(shape, value)
  let errors: Problem[]
  try {
    if (isAccepted(shape, input, settings)) return { value }
    errors = errorsOf(input, rules)
  } catch (error) {
    // Elsewhere a `Map` or a `Blob` is a mistake in the program. Here it may be input.
    if (!(error instanceof TypeError)) throw error
    errors = errorsOf(NOT_PLAIN, rules)
  }
  return { issues: issuesOf(errors, rules) }
}

function errorsOf(input: unknown, { shape, settings, only }: IssueRules): Problem[] {
  const listed = only === undefined ? errorsIn(validated(shape, input, settings)) : []
  // Warnings, or errors of fields that are not on screen, may have used up the limits of a report.
  if (listed.length > 0) return listed
  const all = errorsIn(validated(shape, input, withAllFindings(settings)))
  // A `toJSON` can give a valid document now, but the verdict stands.
  if (all.length === 0) return errorsIn(validated(shape, UNSERIALIZABLE, settings))
  return only === undefined ? all.slice(0, 1) : all
}

function errorsIn({ problems }: Report): Problem[] {
  return problems.filter(({ severity }) => severity === 'error')
}

function issuesOf(errors: readonly Problem[], { settings, message, only }: IssueRules): readonly StandardIssue[] {
  const isShown = ({ pointer }: Problem) =>
    only?.some((field) => pointer === field || pointer.startsWith(`${field}/`)) ?? true
  const other = errors.find((problem) => !isShown(problem))
  const elsewhere = other === undefined ? [] : [elsewhereFor(other, settings)]
  return [...errors.filter(isShown), ...elsewhere].map((problem) => {
    const { path, code, pointer, meta } = problem
    return { message: message(problem), path, code, pointer, meta }
  })
}

/** Makes the problem at the root that stands for one of a field that is not on screen. */
function elsewhereFor({ code, severity, basis, section }: Problem, settings: Settings): Problem {
  const message = messageOf(phrasingOf(settings), SENTENCE_ELSEWHERE, NO_ARGUMENTS)
  return { code, severity, basis, section, message, pointer: '', path: [], meta: {} }
}
