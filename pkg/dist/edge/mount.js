/**
 * Where a gateway's own paths begin, and what of a URL is left for the service.
 */
import { pathRoot } from '../generated/endpoints.js';
import { show } from '../options.js';
/** An address, or a path alone. */
export function readMount(value) {
    if (typeof value === 'string' && value.startsWith('/'))
        return { origin: undefined, path: withoutSlash(value) };
    if (typeof value !== 'string' || !URL.canParse(value))
        throw new TypeError(`baseUrl must be an address or a path, such as '/shop', not ${show(value)}`);
    const { origin, pathname } = new URL(value);
    return { origin, path: withoutSlash(pathname) };
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
