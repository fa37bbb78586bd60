/**
 * Validates one document: `validate`, `isValid` and `parse`. js/check/document.ts hands the document to the core, and
 * js/report/report.ts decodes the reply.
 */
import { checkCore } from '../cores/check.js'
import type { defaultVersion } from '../generated/tables.js'
import { type Form, formOf, isRefusal, parsedAs, sentQuery, sourceOf, VALUE } from '../input/input.js'
import { readSettings, type Settings, shapeIndex } from '../options/settings.js'
import { reportAt } from '../report/report.js'
import type {
  Document,
  DocumentOptions,
  Incomplete,
  OptionalOptions,
  Options,
  Parsed,
  Report,
  Shape,
  Value,
  Version,
} from '../types/types.js'
import { ask, type Handed, hand, refusalFor, write } from './document.js'

/**
 * Validates a document and returns a report.
 *
 * Bad data is reported, never thrown. A mistake in the arguments (an unknown shape or option, a `Promise` as the
 * document) throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { validate } from 'order-contract'
 *
 * const report = validate('order-created', '{"status":"DONE"}')
 * for (const { pointer, message } of report.problems) console.log(pointer, message)
 * ```
 */
export function validate<S extends Shape>(shape: S, input: unknown, options?: Options): Report<S> {
  return validated(shape, input, readSettings(shape, options))
}

export function validated<S extends Shape>(shape: S, input: unknown, settings: Settings): Report<S> {
  return reportOn(shape, hand(checkCore, shape, input, settings), settings)
}

/**
 * Returns whether a document is valid: the same as `valid` in the report of `validate`, but faster.
 * A mistake in the arguments throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { isValid } from 'order-contract'
 *
 * const body = new TextEncoder().encode('{"status":"COMPLETED"}')
 * if (!isValid('order-created', body)) throw new Error('not an order')
 * ```
 */
export function isValid<S extends Shape>(shape: S, input: unknown, options?: Options): boolean {
  return isAccepted(shape, input, readSettings(shape, options))
}

export function isAccepted(shape: Shape, input: unknown, settings: Settings): boolean {
  // Not by `hand`: making the object that it returns takes 2 to 5 % of the time for a webhook.
  const index = shapeIndex(shape)
  const form = formOf(input)
  const length = write(checkCore, sourceOf(shape, form, input), settings)
  const { head, bytes } = settings
  try {
    return !isRefusal(length) && checkCore.call((core) => core.is_valid(index, form, length, head, bytes.length)) !== 0
  } catch (error) {
    return !isRefusal(refusalFor(error))
  }
}

/**
 * Validates a document and returns its value if it is valid. The value is parsed from the text that was validated,
 * so for an object it is a copy. The value of a query is an object of its parameters.
 * A mistake in the arguments throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { parse } from 'order-contract'
 *
 * const parsed = parse('product-query', '?limit=10')
 * if (parsed.ok) console.log(parsed.value.limit)
 * else console.error(parsed.report.problems)
 * ```
 */
export function parse<S extends Shape>(
  shape: S,
  input: unknown,
  options?: DocumentOptions<never>,
): Parsed<S, Document<S>>
export function parse<S extends Shape, V extends Version = typeof defaultVersion>(
  shape: S,
  input: unknown,
  options?: DocumentOptions<V>,
): Parsed<S, Document<S, V>>
export function parse<S extends Shape, V extends Version = typeof defaultVersion>(
  shape: S,
  input: unknown,
  options: OptionalOptions<DocumentOptions<V>>,
): Parsed<S, Incomplete<Document<S, V>>>
export function parse<S extends Shape>(shape: S, input: unknown, options?: Options): Parsed<S, Value<S>>
export function parse<S extends Shape>(shape: S, input: unknown, options?: Options): Parsed<S, Value<S>> {
  return parsed(shape, input, readSettings(shape, options))
}

export function parsed<S extends Shape>(shape: S, input: unknown, settings: Settings): Parsed<S, Value<S>> {
  const { form, source, length } = hand(checkCore, shape, input, settings)
  const report = reportOn(shape, { form, length }, settings)
  if (!report.valid) return { ok: false, report }
  const text = typeof source === 'string' ? sentText(form, source) : checkCore.checkedText(length)
  return { ok: true, value: parsedAs(shape, text) as Value<S>, report }
}

/** Returns a text, or what a value is sent as. */
function sentText(form: Form, text: string): string {
  return form === VALUE ? (sentQuery(text) ?? text) : text
}

export function reportOn<S extends Shape>(
  shape: S,
  { form, length }: Pick<Handed, 'form' | 'length'>,
  settings: Settings,
): Report<S> {
  const index = shapeIndex(shape)
  const address = ask(checkCore, length, settings, (core, length, behind) =>
    core.validate(index, form, length, settings.head, behind),
  )
  return reportAt(checkCore, address, shape, settings)
}
