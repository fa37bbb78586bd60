/** The texts of TypeErrors about arguments. */
import { nearest } from './nearest.js';
import { typeOf } from './tag.js';
/** Makes the error about an unknown name. Suggests the nearest known name, or lists all. */
export function unknown(what, value, known) {
    const near = isName(value) ? nearest(value, known) : undefined;
    if (near === undefined)
        return unlisted(what, value, known);
    return new TypeError(`unknown ${what} ${quote(value)}: did you mean ${quote(near)}?`);
}
/** Makes the error about an unknown name. Lists all known names. */
export function unlisted(what, value, known) {
    const use = anyOf(known);
    return new TypeError(isName(value) ? `unknown ${what} ${quote(value)}: use ${use}` : `${what} must be ${use}, not ${otherOrType(value)}`);
}
/** Returns whether an error may show a value. Longer texts and other characters may be part of a document. */
export function isName(value) {
    return typeof value === 'string' && /^[\w./~-]{0,40}$/.test(value);
}
export const quote = (name) => `'${name}'`;
/** Returns `'a', 'b' or 'c'`. */
export function anyOf(names) {
    return names
        .map(quote)
        .join(', ')
        .replace(/, ([^,]*)$/, ' or $1');
}
/** Describes a wrong value where a string of a certain form is expected. */
export function otherOrType(value) {
    return typeof value === 'string' ? 'another string' : typeOf(value);
}
/** Describes a wrong value where a number is expected. */
export function numberOrType(value) {
    return typeof value === 'number' ? String(value) : typeOf(value);
}
