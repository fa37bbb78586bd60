/**
 * The errors of a report by field, as form libraries keep them.
 */
import { problemsOf } from './problems_of.js';
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
export function fieldErrors(report) {
    const errors = Object.create(null);
    for (const { severity, path, message } of problemsOf('fieldErrors', report)) {
        if (severity === 'error')
            errors[path.join('.')] ??= message;
    }
    return errors;
}
