/**
 * What a gateway does with the paths of URLs. Nothing is decoded that the service could decode again, so that the path
 * that is looked up is the path that the service reads.
 */
const ENCODED = /%[\da-f]{2}/gi;
const UNRESERVED = /[\w.~-]/;
/** In a decoded segment: a step, alone or with parameters, a separator, a control character, or a second escape. */
const LEADS_ELSEWHERE = /^\.\.?(?:;|$)|[%/\\\p{Cc}]/u;
/** Returns whether every service reads the same segments in a path, even if it decodes it twice. */
export function isUnambiguous(path) {
    try {
        return path.split('/').every((segment) => !LEADS_ELSEWHERE.test(decodeURIComponent(segment)));
    }
    catch {
        // It is not percent-encoded UTF-8.
        return false;
    }
}
/** Decodes characters that need no percent-encoding (RFC 3986, section 6.2.2.2). */
export function plain(path) {
    return path.replace(ENCODED, (encoded) => {
        const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
        return UNRESERVED.test(character) ? character : encoded;
    });
}
/** Returns a path as the contract writes it: without double slashes and without a trailing slash. */
export function canonical(path) {
    return withoutSlash(path.replace(/\/{2,}/g, '/'));
}
export function withoutSlash(path) {
    return path.endsWith('/') ? path.slice(0, -1) : path;
}
