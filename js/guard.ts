/**
 * Validation as a type guard (`is`) and as an assertion (`assertValid`). Both refuse the options under which a
 * valid document may differ from its type.
 */
import { asValue, UNSERIALIZABLE } from './as_value.js'
import { isQuery } from './closed_lists.js'
import type { defaultVersion } from './generated/tables.js'
import { passes } from './input.js'
import { optional, readerOf } from './option_reader.js'
import { DOCUMENT, type Settings, settingsOf } from './options.js'
import {
  type Both,
  isPromise,
  type OtherIssue,
  type OtherSchema,
  type OtherStandard,
  standardOf,
  type ValueOf,
} from './other_schema.js'
import type { AlsoOption } from './standard_schema.js'
import { tagOf } from './tag.js'
import type { Document, DocumentOptions, Options, Report, Shape, Version } from './types.js'
import { isAccepted, validated } from './validate.js'

/** Options of `is` and `assertValid`: all but those that loosen the rules. */
export type GuardOptions<V extends Version = Version> = Omit<DocumentOptions<V>, 'draft' | 'severity' | 'level'>

/**
 * Returns whether a value is valid, as a type guard. Unlike in `isValid`, a string is a JSON string and not the
 * text of a document, and bytes are never valid. Where the value or a part of it has a `toJSON` method, the result
 * of the method is validated: a `Date` is valid where the type has a string. In the same way, what JSON leaves out or
 * writes as `null` counts as such: `undefined`, functions and symbols, gaps in arrays, `NaN` and infinities.
 *
 * With `also`, the value must be valid under that schema too, and has both types. The schema must be synchronous, and
 * what it makes of the value is left out.
 *
 * Throws a `TypeError` for the options `draft` and `severity` and for the level `'stated'`: a document that is
 * valid under them may differ from the type. Throws one if `also` is asynchronous.
 *
 * @example
 * ```ts
 * import { is } from 'order-contract'
 *
 * const value: unknown = JSON.parse('{"status":"COMPLETED","items":[]}')
 * if (is('order', value) && value.status === 'COMPLETED') console.log(value.items)
 * ```
 */
export function is<S extends Shape, Also extends OtherSchema, V extends Version = typeof defaultVersion>(
  shape: S,
  value: unknown,
  options: GuardOptions<V> & AlsoOption<Also>,
): value is Both<Document<S, V>, ValueOf<Also, 'input'>>
export function is<S extends Shape, V extends Version = typeof defaultVersion>(
  shape: S,
  value: unknown,
  options?: GuardOptions<V>,
): value is Document<S, V>
export function is(shape: Shape, value: unknown, options?: GivenOptions): boolean {
  const { rules, also } = rulesOf(options)
  return isAccepted(shape, typedValue(shape, value), rules) && issuesOf(also, value) === undefined
}

/**
 * Throws an `InvalidDocumentError` with the report if `is` returns false for the value. Its message begins with an
 * English sentence; the first error follows, in the language of `messages`. If only the schema of `also` refuses the value,
 * the report is valid, and the error's `issues` are those of that schema. Throws a `TypeError` for the same options as `is`.
 *
 * @example
 * ```ts
 * import { assertValid, InvalidDocumentError } from 'order-contract'
 *
 * try {
 *   const value: unknown = { status: 'DONE' }
 *   assertValid('order-created', value)
 *   console.log(value.status)
 * } catch (error) {
 *   if (!(error instanceof InvalidDocumentError)) throw error
 *   console.log(error.report.problems)
 * }
 * ```
 */
export function assertValid<S extends Shape, Also extends OtherSchema, V extends Version = typeof defaultVersion>(
  shape: S,
  value: unknown,
  options: GuardOptions<V> & AlsoOption<Also>,
): asserts value is Both<Document<S, V>, ValueOf<Also, 'input'>>
export function assertValid<S extends Shape, V extends Version = typeof defaultVersion>(
  shape: S,
  value: unknown,
  options?: GuardOptions<V>,
): asserts value is Document<S, V>
export function assertValid(shape: Shape, value: unknown, options?: GivenOptions): void {
  const { rules, also } = rulesOf(options)
  const input = typedValue(shape, value)
  const issues = isAccepted(shape, input, rules) ? issuesOf(also, value) : NONE
  if (issues !== undefined) throw new InvalidDocumentError(validated(shape, input, rules), issues)
}

const NAME = 'InvalidDocumentError'

const NONE: readonly OtherIssue[] = []

/** The error that `assertValid` throws. The message never quotes the document; `report` lists the problems. */
export class InvalidDocumentError extends Error {
  override readonly name = NAME
  /** The report on the document. Not enumerable, so that loggers leave it out. */
  declare readonly report: Report<Shape>
  /** The issues of the schema of `also`, which may quote the document. Not enumerable either. */
  declare readonly issues: readonly OtherIssue[]

  constructor(report: Report<Shape>, issues = NONE) {
    const first = report.problems.find(({ severity }) => severity === 'error')
    const refused = issues.length > 0 ? ' The schema of the option also refuses it.' : ''
    super(`This is not a valid ${report.shape}.${first === undefined ? refused : ` ${first.message}`}`)
    Object.defineProperties(this, { report: { value: report }, issues: { value: issues } })
  }

  /** Recognises an error of another copy of the package, too: `import` and `require` load one each. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: it may be a class that extends this one
    return super[Symbol.hasInstance](value) || (isOurs(this) && hasItsName(value))
  }
}

/** Outside of the class: one that names itself has another name in a bundle, and so where it is printed. */
function isOurs(one: unknown): boolean {
  return one === InvalidDocumentError
}

function hasItsName(value: unknown): boolean {
  return tagOf(value) === 'Error' && (value as Error).name === NAME
}

/** Prepares a value for a type guard. A query whose values are not strings would be valid but not of its type. */
function typedValue(shape: Shape, value: unknown): unknown {
  return isQuery(shape) && !isParameters(value) ? UNSERIALIZABLE : asValue(shape, value)
}

function isParameters(value: unknown): boolean {
  if (typeof value !== 'object' || tagOf(value) !== 'Object') return false
  return passes(() => Object.values(value as object).every((item) => item === undefined || typeof item === 'string'))
}

type GivenOptions = Options & Partial<AlsoOption<OtherSchema>>

const readOptions = /* @__PURE__ */ readerOf({ ...DOCUMENT, also: /* @__PURE__ */ optional(standardOf) })

/** Separates the rules of the shape from those of the other schema. Refuses options that weaken the rules. */
function rulesOf(options: GivenOptions | undefined): { rules: Settings; also: OtherStandard | undefined } {
  const { also, ...given } = readOptions(options)
  const { draft, severity, level } = given
  const weakens = { draft, severity: severity !== undefined, level: level === 'stated' }
  for (const [name, does] of Object.entries(weakens)) {
    if (does) {
      throw new TypeError(
        `a type guard does not take the option ${name}: with it, what is valid need not be of the type`,
      )
    }
  }
  return { rules: settingsOf(given), also }
}

/** Returns the issues of the other schema, or undefined if it accepts the value. */
function issuesOf(also: OtherStandard | undefined, value: unknown): readonly OtherIssue[] | undefined {
  const result = also?.validate(value)
  if (result === undefined || !isPromise(result)) return result?.issues
  // Nobody waits for it, so it must not reject unheard.
  result.catch(() => {})
  throw new TypeError('a type guard does not wait for a schema of also that is asynchronous: use standardSchema')
}
