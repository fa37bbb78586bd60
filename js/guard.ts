/**
 * The verdict on a value as a type guard and as an assertion. Both refuse the options under which a valid
 * document need not be of its type.
 */
import { asValue, NO_PARAMETERS } from './as_value.js'
import type { defaultVersion } from './generated/tables.js'
import { isQuery } from './query_shapes.js'
import { tagOf } from './tag.js'
import type { Document, DocumentOptions, Options, Report, Shape, Version } from './types.js'
import { isValid, validate } from './validate.js'

/** How to check a value whose type is to be known: what loosens the rules is left out. */
export type GuardOptions<V extends Version = Version> = Omit<DocumentOptions<V>, 'draft' | 'severity' | 'level'>

/**
 * The verdict of `isValid` as a type guard. A string is a JSON string here, not text to be read, and bytes
 * are no document. What a value's `toJSON` returns is checked in its place, as `JSON.stringify` would send it.
 *
 * The options `draft` and `severity` and the level `'stated'` throw a `TypeError`: a document that is valid under
 * them need not be of the type.
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
): value is Document<S, V> {
  refuseWeakening(options)
  return isValid(shape, typedValue(shape, value), options)
}

/**
 * The same as an assertion: throws an `InvalidDocumentError`, which has the report, where `is` is false.
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
): asserts value is Document<S, V> {
  refuseWeakening(options)
  const input = typedValue(shape, value)
  if (!isValid(shape, input, options)) throw new InvalidDocumentError(validate(shape, input, options))
}

/** A document is not valid. The message repeats nothing of it; `report` has every problem. */
export class InvalidDocumentError extends Error {
  override readonly name = 'InvalidDocumentError'
  /** What was found. It is not enumerable, so that a logger does not write it out. */
  declare readonly report: Report<Shape>

  constructor(report: Report<Shape>) {
    const first = report.problems.find(({ severity }) => severity === 'error')
    super(`This is not a valid ${report.shape}.${first === undefined ? '' : ` ${first.message}`}`)
    Object.defineProperty(this, 'report', { value: report })
  }
}

/** A query is valid by what its values turn into; its type has strings. */
function typedValue(shape: Shape, value: unknown): unknown {
  return isQuery(shape) && !isParameters(value) ? NO_PARAMETERS : asValue(shape, value)
}

function isParameters(value: unknown): boolean {
  if (typeof value !== 'object' || tagOf(value) !== 'Object') return false
  try {
    return Object.values(value as object).every((item) => item === undefined || typeof item === 'string')
  } catch {
    return false
  }
}

function refuseWeakening(options: Options | undefined): void {
  const { draft, severity, level } = options ?? {}
  const weakens = { draft: draft === true, severity: severity !== undefined, level: level === 'stated' }
  for (const [name, does] of Object.entries(weakens)) {
    if (does) {
      throw new TypeError(
        `a type guard does not take the option ${name}: with it, what is valid need not be of the type`,
      )
    }
  }
}
