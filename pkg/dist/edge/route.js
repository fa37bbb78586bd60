/**
 * Finds the route of a request: the client's version, the endpoint, and which of its parts differ between the
 * versions of client and service.
 */
import { listedEndpoint, validateCall } from '../call.js';
import { differs } from '../changelog.js';
import { apiVersion, pathRoot } from '../generated/endpoints.js';
import { versions } from '../generated/tables.js';
import { NOT_FOUND, notListed, Refused, removed, UNKNOWN_VERSION, UNLISTED } from './gateway_rejections.js';
import { membersOf } from './header_list.js';
import { canonical, placeOf } from './mount.js';
/** Stands for a version header with another value, or with different values. */
const UNKNOWN = 'unknown';
/** Finds the route of a request. Throws `Refused` for a request that has no route. */
export function routeOf(request, settings) {
    const { upstreamVersion } = settings;
    const place = placeOf(settings.mount, new URL(request.url));
    const known = place === undefined ? '' : canonical(place.path);
    if (place === undefined || (settings.outside === 'reject' && !known.startsWith(pathRoot)))
        throw new Refused(NOT_FOUND);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const version = versionFor(request.headers, method, known, settings);
    const listed = endpointAt(method, known, version, settings);
    const { versioned, query, body, response } = listed ?? {};
    const differing = (shape) => shape !== undefined && differs(shape, version, upstreamVersion);
    return {
        version,
        method,
        // Call the path that was looked up.
        path: (listed === undefined ? place.path : known) + place.search,
        base: place.base,
        listed: listed !== undefined || listedEndpoint(method, known, upstreamVersion, '') !== undefined,
        versioned: versioned === true,
        query: differing(query),
        body: differing(body),
        answer: differing(response) ? response : undefined,
        varies: response !== undefined && versions.some((other) => differs(response, other, upstreamVersion)),
    };
}
/** Returns the version that the header names, or the option `clientVersion`. */
function versionFor(headers, method, path, settings) {
    const named = versionNamed(headers);
    if (named !== UNKNOWN)
        return named ?? settings.clientVersion;
    const isTaken = versions.some((version) => listedEndpoint(method, path, version, '')?.versioned);
    if (isTaken && settings.unknownVersion === 'reject')
        throw new Refused(UNKNOWN_VERSION);
    return settings.clientVersion;
}
/** Returns the version in the header. The same value may be repeated. */
function versionNamed(headers) {
    const [named, ...others] = new Set(membersOf(headers.get(apiVersion)));
    if (named === undefined)
        return undefined;
    return others.length > 0 ? UNKNOWN : (versions.find((version) => version === named) ?? UNKNOWN);
}
/** Returns the endpoint in the client's version, or undefined if the request passes unchanged. */
function endpointAt(method, path, version, { upstreamVersion, unlisted, messages }) {
    const listed = listedEndpoint(method, path, version, '');
    if (listed === undefined) {
        const { problems } = validateCall({ method, url: path }, { version, messages: messages?.documents, baseUrl: '' });
        const gone = problems.find(({ code }) => code === 'removed');
        if (gone !== undefined)
            throw new Refused(removed(gone));
        if (unlisted === 'reject' && path.startsWith(pathRoot) && !isListed(method, path))
            throw new Refused(UNLISTED);
    }
    else if (listedEndpoint(method, path, upstreamVersion, '') === undefined)
        throw new Refused(notListed(upstreamVersion));
    return listed;
}
/** Returns whether any version lists an endpoint. */
function isListed(method, path) {
    return versions.some((version) => listedEndpoint(method, path, version, '') !== undefined);
}
