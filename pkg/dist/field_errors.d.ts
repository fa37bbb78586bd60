import type { Report } from './types.js';
/**
 * Returns the message of the first error of each field. The key is the field's path joined by dots, such as
 * `'items.0.products.value'`, or `''` for the document itself. Warnings are left out. The object has no prototype,
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
export declare function fieldErrors(report: Pick<Report, 'problems'>): Record<string, string>;
