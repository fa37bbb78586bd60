/** Groups the errors of a report by field, as form libraries expect them. */
import { typeOf } from '../input/tag.js'
import type { Problem, Report } from '../types/types.js'

/**
 * Returns the message of the first error of each field. The key is the field's path joined by dots, such as
 * `'items.0.products.value'`, or `''` for the document itself. An empty name, or one with a dot, a bracket or a quote, is
 * written as JSON in brackets: `'items["a.b"]'`. Warnings are left out. The object has no prototype,
 * so every key is a field. Throws a `TypeError` if the argument is not a report.
 *
 * @example
 * ```ts
 * import { fieldErrors, validate } from 'order-contract'
 *
 * const errors = fieldErrors(validate('order-request', { payment_method: { type: 'CARD', currency: 'EUR' } }))
 * console.log(errors['payment_method.card_id'])
 * ```
 */
export function fieldErrors(report: Pick<Report, 'problems'>): Record<string, string> {
  const errors: Record<string, string> = Object.create(null)
  for (const { severity, path, message } of problemsOf('fieldErrors', report)) {
    if (severity === 'error') errors[keyOf(path)] ??= message
  }
  return errors
}

function keyOf(path: readonly (string | number)[]): string {
  const isPlain = (segment: string | number) => typeof segment === 'number' || /^[^.[\]"]+$/.test(segment)
  return path.reduce<string>((key, segment) => {
    if (!isPlain(segment)) return `${key}[${JSON.stringify(segment)}]`
    return key === '' ? `${segment}` : `${key}.${segment}`
  }, '')
}

/** Reads the problems of a report that the caller passed. Throws a TypeError for anything else. */
export function problemsOf(name: string, report: Pick<Report, 'problems'>): readonly Problem[] {
  const problems: unknown = report?.problems
  if (!Array.isArray(problems)) throw notReport(name, typeOf(report))
  if (problems.every((one) => Array.isArray(one?.path))) return problems
  throw notReport(name, 'an object with other problems')
}

export function notReport(name: string, what: string): TypeError {
  return new TypeError(`${name} must be given a report, such as validate returns, not ${what}`)
}
