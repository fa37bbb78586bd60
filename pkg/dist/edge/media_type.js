/**
 * The media type of a body, as `content-type` names it (RFC 9110, section 8.3).
 */
import { splitOutsideQuotes, unquoted } from './header_list.js';
const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;
/** What most deliveries say. */
const JSON_TYPE = { essence: 'application/json' };
/** What a header says; undefined where there is none, or no media type in it. */
export function mediaTypeOf(header) {
    if (header === null)
        return undefined;
    if (header === JSON_TYPE.essence)
        return JSON_TYPE;
    const [essence = '', ...parameters] = splitOutsideQuotes(header, ';');
    const names = essence.split('/');
    if (names.length !== 2 || !names.every((name) => TOKEN.test(name)))
        return undefined;
    const charset = charsetIn(parameters);
    return { essence: essence.toLowerCase(), ...(charset !== undefined && { charset }) };
}
/** The first one counts. */
function charsetIn(parameters) {
    for (const parameter of parameters) {
        const equals = parameter.indexOf('=');
        if (equals > 0 && parameter.slice(0, equals).toLowerCase() === 'charset')
            return unquoted(parameter.slice(equals + 1)).toLowerCase();
    }
    return undefined;
}
/** Whether a body of it is JSON. */
export function isJson({ essence }) {
    return essence === 'application/json' || essence === 'text/json' || essence.endsWith('+json');
}
/** JSON has no charset but UTF-8 (RFC 8259); one that says so does no harm. */
export function isUtf8({ charset }) {
    return charset === undefined || charset === 'utf-8' || charset === 'utf8';
}
