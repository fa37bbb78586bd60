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
/**
 * Makes a function that checks the own members of an object. It throws a TypeError if a name is unknown, or if an option
 * is inherited: it would not count.
 */
export function readerOf(declared) {
    const names = Object.keys(declared);
    const known = Object.assign(Object.create(null), declared);
    const missing = names.filter((name) => known[name]?.isRequired);
    const defaults = defaultsOf(declared);
    return (value, what = '') => {
        // What is assigned below is there, so that no setter of `Object.prototype` is called.
        const checked = { ...defaults };
        if (value !== undefined) {
            refuseOthers(what, value, names);
            for (const name of Object.getOwnPropertyNames(value)) {
                const option = known[name];
                if (option === undefined) {
                    refuseUnknown(what, value, name, names);
                    continue;
                }
                // Once: it can be a getter.
                const given = value[name];
                if (given !== undefined)
                    checked[name] = option.check(given, what === '' ? name : `${what}.${name}`);
            }
        }
        for (const name of missing)
            if (checked[name] === undefined)
                known[name]?.check(undefined, name);
        return checked;
    };
}
/** Refuses a name that is no option. One that is not enumerable is no mistake. */
function refuseUnknown(what, options, name, names) {
    if (!Object.prototype.propertyIsEnumerable.call(options, name))
        return;
    throw unknown(what === '' ? 'option' : `name in ${what}`, name, names);
}
/** Refuses values that are no objects of options, and inherited options. What `Object.prototype` has is no option of anybody. */
function refuseOthers(what, options, names) {
    const prototype = isRecord(options) && Object.getPrototypeOf(options);
    if (prototype === Object.prototype)
        return;
    if (!isPlainRecord(options))
        throw new TypeError(`${what || 'options'} must be an object, not ${typeOf(options)}`);
    for (const parent of parentsOf(options)) {
        const name = names.find((name) => !Object.hasOwn(options, name) && Object.hasOwn(parent, name));
        if (name === undefined)
            continue;
        throw new TypeError(`${what === '' ? `the option ${name}` : `${what}.${name}`} is inherited: set it on the object itself`);
    }
}
/** Returns the objects that an object inherits from, without the last one: `Object.prototype`, of any realm. */
export function parentsOf(value) {
    const parents = [];
    let parent = Object.getPrototypeOf(value);
    while (isRecord(parent)) {
        parents.push(parent);
        parent = Object.getPrototypeOf(parent);
    }
    return parents.slice(0, -1);
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
