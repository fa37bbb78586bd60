/** Groups the errors of a report by field, as form libraries expect them. */
import type { Report } from './types.js'

/**
 * Returns the message of the first error of each field. The key is the field's path joined by dots, such as
 * `'items.0.products.value'`, or `''` for the document itself. Warnings are left out. The object has no prototype,
 * so every key is a field.
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
  for (const { severity, path, message } of report.problems) {
    if (severity === 'error') errors[path.join('.')] ??= message
  }
  return errors
}
