/**
 * Validation as a type guard (`is`) and as an assertion (`assertValid`). Both refuse the options under which a
 * valid document may differ from its type.
 */
import type { defaultVersion } from '../generated/tables.js'
import { asValue, isQuery, NOT_PLAIN } from '../input/input.js'
import { isPlainRecord } from '../options/reader.js'
import { readSettings, type Settings } from '../options/settings.js'
import type {
  DocumentOptions,
  Incomplete,
  OptionalOptions,
  Options,
  Report,
  Shape,
  ValueOf,
  Version,
} from '../types/types.js'
import { isAccepted, validated } from './validate.js'

/** Options of `is` and `assertValid`: all but those that loosen the rules. */
export type GuardOptions<V extends Version = Version> = Omit<DocumentOptions<V>, 'draft' | 'severity' | 'level'>

/**
 * Returns whether a value is valid, as a type guard. Unlike in `isValid`, a string is a JSON string and not the
 * text of a document, and bytes are never valid. Where the value or a part of it has a `toJSON` method, the result
 * of the method is validated: a `Date` is valid where the type has a string. In the same way, what JSON leaves out or
 * writes as `null` counts as such: `undefined`, functions and symbols, gaps in arrays, `NaN` and infinities.
 *
 * A query is a plain object of strings, numbers, booleans, and lists of these where a parameter may be repeated.
 *
 * With `optional`, the type leaves open which members are there. Throws a `TypeError` for the options `draft` and
 * `severity` and for the level `'stated'`: a document that is valid under them may differ from the type.
 *
 * @example
 * ```ts
 * import { is } from 'order-contract'
 *
 * const value: unknown = JSON.parse('{"status":"COMPLETED","items":[]}')
 * if (is('order', value) && value.status === 'COMPLETED') console.log(value.items)
 * ```
 */
export function is<S extends Shape, V extends Version = typeof defaultVersion>(
  shape: S,
  value: unknown,
  options?: GuardOptions<V>,
): value is ValueOf<S, V>
export function is<S extends Shape, V extends Version = typeof defaultVersion>(
  shape: S,
  value: unknown,
  options: OptionalOptions<GuardOptions<V>>,
): value is Incomplete<ValueOf<S, V>>
export function is(shape: Shape, value: unknown, options?: Options): boolean {
  const rules = rulesOf(shape, options)
  return isAccepted(shape, typedValue(shape, value), rules)
}

/**
 * Throws an `InvalidDocumentError` with the report if `is` returns false for the value. Its message begins with an
 * English sentence; the first error follows, in the language of `messages`. Throws a `TypeError` for the same options as
 * `is`.
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
export function assertValid<S extends Shape, V extends Version = typeof defaultVersion>(
  shape: S,
  value: unknown,
  options?: GuardOptions<V>,
): asserts value is ValueOf<S, V>
export function assertValid<S extends Shape, V extends Version = typeof defaultVersion>(
  shape: S,
  value: unknown,
  options: OptionalOptions<GuardOptions<V>>,
): asserts value is Incomplete<ValueOf<S, V>>
export function assertValid(shape: Shape, value: unknown, options?: Options): void {
  const rules = rulesOf(shape, options)
  const input = typedValue(shape, value)
  if (!isAccepted(shape, input, rules)) throw new InvalidDocumentError(validated(shape, input, rules))
}

/** The error that `assertValid` throws. The message never quotes the document; `report` lists the problems. */
export class InvalidDocumentError extends Error {
  override readonly name = 'InvalidDocumentError'
  /** The report on the document. Not enumerable, so that loggers leave it out. */
  declare readonly report: Report<Shape>

  constructor(report: Report<Shape>) {
    const first = report.problems.find(({ severity }) => severity === 'error')
    super(`This is not a valid ${report.shape}.${first === undefined ? '' : ` ${first.message}`}`)
    Object.defineProperty(this, 'report', { value: report })
  }
}

/** Prepares a value for a type guard. Of what a query can be, only a plain object is of its type. */
function typedValue(shape: Shape, value: unknown): unknown {
  return isQuery(shape) && !isPlainRecord(value) ? NOT_PLAIN : asValue(shape, value)
}

function rulesOf(shape: Shape, options: Options | undefined): Settings {
  const settings = readSettings(shape, options)
  const { draft, severity, level } = settings.options
  const weakens = { draft, severity: severity !== undefined, level: level === 'stated' }
  const [name] = Object.entries(weakens).find(([, does]) => does) ?? []
  if (name === undefined) return settings
  throw new TypeError(`a type guard does not take the option ${name}: with it, what is valid need not be of the type`)
}
