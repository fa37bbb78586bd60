/**
 * What an error calls a value of a built-in class.
 */
/** The name of a built-in class, or `Object`; nothing where even that can't be read. */
export function tagOf(value) {
    try {
        return Object.prototype.toString.call(value).slice('[object '.length, -1);
    }
    catch {
        return '';
    }
}
/** `an ArrayBuffer`, `a Promise`, `a URL`. */
export function withArticle(name) {
    return `${/^[AEIO]/u.test(name) ? 'an' : 'a'} ${name}`;
}
