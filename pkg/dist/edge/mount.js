/**
 * Where a gateway's own paths begin, and what of a URL is left for the service.
 */
import { pathRoot } from '../generated/endpoints.js';
import { show } from '../options.js';
/** In front of a path, so that it is written as those of requests are. */
const SOMEWHERE = 'http://localhost';
/** Whether something is an address that others can begin with. */
export function isBaseAddress(text) {
    if (!URL.canParse(text))
        return false;
    const { protocol, search, hash, username, password } = new URL(text);
    return /^https?:$/.test(protocol) && search + hash + username + password === '';
}
/** An address, or a path alone. */
export function readMount(value) {
    const isPath = typeof value === 'string' && value.startsWith('/');
    const url = isPath ? SOMEWHERE + value : value;
    if (typeof url !== 'string' || !isBaseAddress(url))
        throw new TypeError(`baseUrl must be an address or a path, such as '/shop', not ${show(value)}`);
    const { origin, pathname } = new URL(url);
    return { origin: isPath ? undefined : origin, path: withoutSlash(pathname) };
}
/** The path and the query behind the base address; without one, from `/v2/` where that occurs. Undefined outside it. */
export function behind(mount, { origin, pathname, search }) {
    if (mount === undefined)
        return pathname.slice(Math.max(pathname.indexOf(pathRoot), 0)) + search;
    if (mount.origin !== undefined && mount.origin !== origin)
        return undefined;
    return pathname.startsWith(`${mount.path}/`) ? pathname.slice(mount.path.length) + search : undefined;
}
function withoutSlash(path) {
    return path.replace(/\/$/, '');
}
