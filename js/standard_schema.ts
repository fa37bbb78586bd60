/**
 * Standard Schema v1 (standardschema.dev): the same check, as form libraries and servers take it.
 * The value is handed on as it is; only errors become issues.
 */
import type { defaultVersion } from './generated/tables.js'
import { readSettings, shapeIndex } from './options.js'
import { isQuery } from './query_shapes.js'
import type { Document, DocumentOptions, Options, Problem, Report, Shape, Version } from './types.js'
import { isValid, validate } from './validate.js'

/** One error. */
export interface StandardIssue {
  /** The fact, then what to do, in plain words. */
  readonly message: string
  /** Where: names, and numbers for positions in arrays. */
  readonly path: readonly (string | number)[]
}

/** A schema that libraries which know Standard Schema accept. */
export interface StandardSchema<T> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: 'order-contract'
    readonly validate: (
      value: unknown,
    ) => { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly StandardIssue[] }
    readonly types?: { readonly input: T; readonly output: T } | undefined
  }
}

const MOST_FINDINGS = 0xffffffff

/**
 * A shape as a Standard Schema. A valid value comes back as the same object. Text and bytes are no
 * documents here, for the libraries hand over values. Where options loosen the rules (`draft`), say
 * yourself what the value is: `standardSchema<MyForm>('order-request', { draft: true })`.
 *
 * @example
 * ```ts
 * import { standardSchema } from 'order-contract'
 *
 * const schema = standardSchema('order-created')
 * const result = schema['~standard'].validate({ status: 'DONE' })
 * if (result.issues?.[0]?.path[0] !== 'status') throw new Error('not found')
 * ```
 */
export function standardSchema<S extends Shape, V extends Version = typeof defaultVersion>(
  shape: S,
  options?: DocumentOptions<V>,
): StandardSchema<Document<S, V>>
export function standardSchema<T extends object = Record<string, unknown>>(
  shape: Shape,
  options?: Options,
): StandardSchema<T>
export function standardSchema(shape: Shape, options?: Options): StandardSchema<unknown> {
  // A mistake is better thrown here than at the first request.
  shapeIndex(shape)
  readSettings(options)
  const { messages, ...others } = options ?? {}
  const kept: Options = { names: 'label', ...structuredClone(others), messages }
  return {
    '~standard': {
      version: 1,
      vendor: 'order-contract',
      validate: (value) => check(shape, value, kept),
    },
  }
}

function check(shape: Shape, value: unknown, options: Options | undefined) {
  const input = isText(value) ? notADocument(shape) : (value as object)
  try {
    return isValid(shape, input, options) ? { value } : { issues: issuesOf(shape, input, options) }
  } catch (error) {
    // A `Map` or a `Blob`: a mistake elsewhere, but here it is what came in.
    if (!(error instanceof TypeError)) throw error
    return { issues: [{ message: error.message, path: [] }] }
  }
}

/** Elsewhere text and bytes are what is sent; here they are values of the wrong type. */
function isText(value: unknown): boolean {
  return typeof value === 'string' || ArrayBuffer.isView(value)
}

function notADocument(shape: Shape): object | string {
  return isQuery(shape) ? (0 as unknown as object) : '""'
}

function issuesOf(shape: Shape, input: object | string, options: Options | undefined): readonly StandardIssue[] {
  const listed = errorsOf(validate(shape, input, options))
  // Warnings may have used up the limit.
  return listed.length > 0 ? listed : errorsOf(validate(shape, input, withoutLimit(options))).slice(0, 1)
}

function errorsOf({ problems }: Report): StandardIssue[] {
  return problems.filter(({ severity }) => severity === 'error').map(issueOf)
}

const issueOf = ({ message, path }: Problem): StandardIssue => ({ message, path })

function withoutLimit(options: Options | undefined): Options {
  return { ...options, limits: { ...options?.limits, findings: MOST_FINDINGS } }
}
