/**
 * Names the types of values for error messages, and reads URLs.
 */
/** Returns the name of a built-in class, or `Object`. Returns `''` if reading it throws. */
export function tagOf(value) {
    try {
        return Object.prototype.toString.call(value).slice('[object '.length, -1);
    }
    catch {
        return '';
    }
}
/** Returns the text of a `URL`, also of another realm, and any other value unchanged. */
export function hrefOf(value) {
    return tagOf(value) === 'URL' ? value.href : value;
}
/** Returns `an ArrayBuffer`, `a Promise`, `a URL`. */
export function withArticle(name) {
    return `${/^[aeio]/iu.test(name) ? 'an' : 'a'} ${name}`;
}
/** Describes a value by its type only: it may be a document, and errors are logged. */
export function typeOf(value) {
    if (value == null)
        return String(value);
    const tag = typeof value === 'object' ? tagOf(value) : typeof value;
    return withArticle(tag === 'Object' || tag === 'Array' || tag === '' ? (tag || 'object').toLowerCase() : tag);
}
