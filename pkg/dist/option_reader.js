/**
 * Reads options by their declarations, which name each option once, with its check and its default.
 */
import { unknown } from './mistakes.js';
import { tagOf, typeOf } from './tag.js';
/** Declares an option that can be left out. */
export function optional(check, byDefault) {
    return { check, byDefault: byDefault, isRequired: false };
}
/** Declares an option that has to be there: its check gets `undefined` if it is missing. */
export function required(check) {
    return { check, byDefault: undefined, isRequired: true };
}
/** Returns the values of options that are all missing. */
export function defaultsOf(declared) {
    return Object.fromEntries(Object.entries(declared).map(([name, { byDefault }]) => [name, byDefault]));
}
/** Makes a function that checks the own members of an object. An unknown name throws a TypeError with the nearest one. */
export function readerOf(declared) {
    const names = Object.keys(declared);
    const known = Object.assign(Object.create(null), declared);
    const missing = names.filter((name) => known[name]?.isRequired);
    const defaults = defaultsOf(declared);
    return (value, what = '') => {
        // What is assigned below is there, so that no setter of `Object.prototype` is called.
        const checked = { ...defaults };
        if (value !== undefined && !isPlainRecord(value))
            throw new TypeError(`${what || 'options'} must be an object, not ${typeOf(value)}`);
        for (const [name, given] of Object.entries(value ?? {})) {
            const option = known[name];
            if (option === undefined)
                throw unknown(what === '' ? 'option' : `name in ${what}`, name, names);
            if (given !== undefined)
                checked[name] = option.check(given, what === '' ? name : `${what}.${name}`);
        }
        for (const name of missing)
            if (checked[name] === undefined)
                known[name]?.check(undefined, name);
        return checked;
    };
}
/** Reads a member of an object itself. */
export function own(object, name) {
    return object !== undefined && Object.hasOwn(object, name) ? object[name] : undefined;
}
export function isRecord(value) {
    return typeof value === 'object' && value !== null;
}
/** Accepts instances of the caller's classes. Refuses built-in objects such as a Promise, a Map or an array. */
export function isPlainRecord(value) {
    return isRecord(value) && tagOf(value) === 'Object';
}
