/**
 * The media type of a body, as `content-type` names it (RFC 9110, section 8.3).
 */
const ESSENCE = /^\s*([\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+)\s*(?=;|$)/;
const CHARSET = /;\s*charset=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))\s*(?=;|$)/i;
/** What a header says; undefined where there is none, or no media type in it. */
export function mediaTypeOf(header) {
    const essence = header?.match(ESSENCE)?.[1];
    if (header === null || essence === undefined)
        return undefined;
    const [, quoted, plain] = header.match(CHARSET) ?? [];
    const charset = quoted ?? plain;
    return { essence: essence.toLowerCase(), ...(charset !== undefined && { charset: charset.toLowerCase() }) };
}
/** Whether a body of it is JSON. */
export function isJson({ essence }) {
    return essence === 'application/json' || essence.endsWith('+json');
}
/** JSON has no charset but UTF-8 (RFC 8259); one that says so does no harm. */
export function isUtf8({ charset }) {
    return charset === undefined || charset === 'utf-8' || charset === 'utf8';
}
