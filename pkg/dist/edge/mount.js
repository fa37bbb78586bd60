/**
 * Where a gateway's own paths begin, and what of a URL is left for the service.
 */
import { pathRoot } from '../generated/endpoints.js';
/** In front of a path, so that it is written as those of requests are. */
const SOMEWHERE = 'http://localhost';
const ENCODED = /%[\da-f]{2}/gi;
const UNRESERVED = /[\w.~-]/;
/** Whether something is an address that others can begin with. */
export function isBaseAddress(text) {
    if (!URL.canParse(text))
        return false;
    const { protocol, search, hash, username, password } = new URL(text);
    return isHttp(protocol) && search + hash + username + password === '';
}
/** An address, or a path alone. */
export function readMount(value) {
    const isPath = typeof value === 'string' && value.startsWith('/');
    const url = isPath ? SOMEWHERE + value : value;
    if (typeof url !== 'string' || !isBaseAddress(url))
        throw new TypeError("baseUrl must be a URL or a path, such as 'https://example.com/shop' or '/shop', without credentials or a query");
    const { origin, pathname } = new URL(url);
    return { origin: isPath ? undefined : origin, path: withoutSlash(plain(pathname)) };
}
/**
 * The place behind the base address; without one, from `/v2/` where that occurs. Undefined outside it, and
 * for a URL that is not of HTTP: its path need not begin with a slash.
 */
export function placeOf(mount, { protocol, origin, pathname, search }) {
    if (!isHttp(protocol) || !pathname.startsWith('/'))
        return undefined;
    const path = plain(pathname);
    if (mount?.origin !== undefined && mount.origin !== origin)
        return undefined;
    if (mount !== undefined && !path.startsWith(`${mount.path}/`))
        return undefined;
    const start = mount === undefined ? Math.max(path.indexOf(pathRoot), 0) : mount.path.length;
    return { base: origin + path.slice(0, start), path: path.slice(start), search };
}
/** The path by which the contract knows an endpoint: without doubled slashes, nor one at its end. */
export function canonical(path) {
    return withoutSlash(path.replace(/\/{2,}/g, '/'));
}
/** Letters that are encoded without need mean the same (RFC 3986, section 6.2.2.2). */
function plain(path) {
    return path.replace(ENCODED, (encoded) => {
        const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
        return UNRESERVED.test(character) ? character : encoded;
    });
}
function isHttp(protocol) {
    return protocol === 'http:' || protocol === 'https:';
}
function withoutSlash(path) {
    return path.endsWith('/') ? path.slice(0, -1) : path;
}
