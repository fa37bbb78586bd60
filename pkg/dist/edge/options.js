/** The options that receiver and gateway share. */
import { callback, wholeNumber } from '../checks.js';
import { optional, readerOf } from '../option_reader.js';
import { Deadline } from './deadline.js';
/** Declares the option `statuses`. Statuses that are not given keep their defaults. */
export function statuses(defaults) {
    const declared = Object.entries(defaults).map(([code, status]) => [
        code,
        optional(wholeNumber(400, 599), status),
    ]);
    return optional(readerOf(Object.fromEntries(declared)), defaults);
}
/** Declares the option `timeout`, in milliseconds. */
export function timeout(byDefault) {
    return optional(wholeNumber(1, Deadline.LONGEST, ' of milliseconds'), byDefault);
}
/** Accepts a function of the caller. */
export const hook = optional(callback);
