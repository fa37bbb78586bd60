/**
 * The media type of a body, as `content-type` names it (RFC 9110, section 8.3).
 */
const ESSENCE = /^\s*([\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+)\s*(?=;|$)/;
/** A quoted value may hold what looks like a parameter; one without its end takes the rest. */
const PARAMETER = /;\s*([^\s=;]+)=(?:"((?:[^"\\]|\\.)*)"?|([^\s;]*))/g;
/** What a header says; undefined where there is none, or no media type in it. */
export function mediaTypeOf(header) {
    const essence = header?.match(ESSENCE)?.[1];
    if (header === null || essence === undefined)
        return undefined;
    const charset = charsetIn(header);
    return { essence: essence.toLowerCase(), ...(charset !== undefined && { charset }) };
}
/** The first one counts. */
function charsetIn(header) {
    for (const [, name, quoted, plain] of header.matchAll(PARAMETER)) {
        if (name?.toLowerCase() === 'charset')
            return (quoted ?? plain)?.toLowerCase();
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
