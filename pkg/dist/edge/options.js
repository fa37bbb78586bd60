/**
 * Checks the options that receiver and gateway share. A mistake throws a `TypeError`.
 */
import { numberOrType, record } from '../options.js';
import { typeOf } from '../tag.js';
import { Deadline } from './deadline.js';
const LOWEST = 400;
const HIGHEST = 599;
/** Reads the option `statuses`. Statuses that are not given keep their defaults. */
export function readStatuses(value, defaults) {
    if (value === undefined)
        return defaults;
    const given = Object.entries(record('statuses', value, Object.keys(defaults)));
    const chosen = given.filter(([, status]) => status !== undefined).map(readStatus);
    return { ...defaults, ...Object.fromEntries(chosen) };
}
function readStatus([code, value]) {
    if (isWholeNumber(value) && value >= LOWEST && value <= HIGHEST)
        return [code, value];
    throw new TypeError(`statuses.${code} must be a whole number from ${LOWEST} to ${HIGHEST}, not ${numberOrType(value)}`);
}
/** Reads the option `timeout`, in milliseconds. */
export function readTimeout(value, byDefault) {
    if (value === undefined)
        return byDefault;
    if (isWholeNumber(value) && value > 0 && value <= Deadline.LONGEST)
        return value;
    throw new TypeError(`timeout must be a whole number of milliseconds from 1 to ${Deadline.LONGEST}, not ${numberOrType(value)}`);
}
/** Throws a TypeError if an option is neither a function nor undefined. */
export function checkHook(name, value) {
    if (value === undefined || typeof value === 'function')
        return;
    throw new TypeError(`${name} must be a function, not ${typeOf(value)}`);
}
function isWholeNumber(value) {
    return Number.isInteger(value);
}
