/**
 * Finds the route of a request: the client's version, the endpoint, and which of its parts differ between the
 * versions of client and service.
 */
import { listedEndpoint, validateCall } from '../call.js';
import { differs } from '../changelog.js';
import { apiVersion, pathRoot } from '../generated/endpoints.js';
import { versions } from '../generated/tables.js';
import { own } from '../option_reader.js';
import { Refused } from './gateway_rejections.js';
import { membersOf } from './header_list.js';
import { placeOf } from './mount.js';
import { canonical } from './path.js';
/** Stands for a version header with another value, or with different values. */
const UNKNOWN = 'unknown';
/** Finds the route of a request. Throws `Refused` for a request that has no route. */
export function routeOf(request, settings) {
    const place = placeOf(settings.baseUrl, new URL(request.url));
    if (place === undefined)
        throw new Refused('not_found');
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const known = canonical(place.path);
    const endpoint = listedEndpoint(method, known, '');
    const path = endpoint === undefined ? place.path : known;
    if (settings.outside === 'reject' && !isInside(path))
        throw new Refused('not_found');
    if (settings.unlisted === 'reject' && isInside(path) && endpoint === undefined)
        throw new Refused('unlisted');
    const version = versionFor(request.headers, endpoint, settings);
    const { base, search } = place;
    return {
        version,
        method,
        path,
        search,
        base,
        endpoint,
        ...differences({ method, path, endpoint, version }, settings),
    };
}
/** Returns whether a path leads below `/v2/`. */
function isInside(path) {
    return path.startsWith(pathRoot) && canonical(path).startsWith(pathRoot);
}
/** Returns the version that the header names, or the option `clientVersion`. */
function versionFor(headers, endpoint, { clientVersion, unknownVersion }) {
    const named = versionNamed(headers);
    if (named !== UNKNOWN)
        return named ?? clientVersion;
    if (endpoint?.versioned && unknownVersion === 'reject')
        throw new Refused('unknown_version');
    return clientVersion;
}
/** Returns the version in the header. The same value may be repeated. */
function versionNamed(headers) {
    const [named, ...others] = new Set(membersOf(headers.get(apiVersion)));
    if (named === undefined)
        return undefined;
    return others.length > 0 ? UNKNOWN : (versions.find((version) => version === named) ?? UNKNOWN);
}
/** Returns what to convert: nothing if the client's version does not list the endpoint. */
function differences(call, settings) {
    const { version } = call;
    const { upstreamVersion } = settings;
    const listed = listedTo(call, settings);
    if (listed === undefined)
        return { versioned: false, query: false, answer: undefined, varies: false };
    const [query, response] = [own(listed, 'query'), own(listed, 'response')];
    const differing = (shape) => shape !== undefined && differs(shape, version, upstreamVersion);
    return {
        versioned: listed.versioned === true,
        query: differing(query),
        answer: differing(response) ? response : undefined,
        varies: response !== undefined && versions.some((other) => differs(response, other, upstreamVersion)),
    };
}
/** Returns the endpoint if the client's version lists it. Throws `Refused` if the service's version does not. */
function listedTo({ method, path, endpoint, version }, { upstreamVersion, messages }) {
    if (endpoint === undefined)
        return undefined;
    if (endpoint.versions.includes(version)) {
        if (!endpoint.versions.includes(upstreamVersion))
            throw new Refused({ code: 'not_listed', version: upstreamVersion });
        return endpoint;
    }
    const { problems } = validateCall({ method, url: path }, { version, messages: messages?.documents, baseUrl: '' });
    const gone = problems.find(({ code }) => code === 'removed');
    if (gone !== undefined)
        throw new Refused({ code: 'removed', message: gone.message });
    return undefined;
}
