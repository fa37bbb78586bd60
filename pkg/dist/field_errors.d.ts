import type { Report } from './types.js';
/**
 * The message of the first error at each field. The key is the field's path, joined by dots, such as
 * `'items.0.products.value'`; `''` is the document itself. The object has no prototype, so that every name
 * is an ordinary key. Warnings are left out.
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
