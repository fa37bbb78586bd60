/**
 * What an exchange is about: the versions of both sides, the endpoint, and what of it differs between them.
 */
import { listedEndpoint, validateCall } from '../call.js';
import { differs } from '../changelog.js';
import { apiVersion } from '../generated/endpoints.js';
import { versions } from '../generated/tables.js';
import { NOT_FOUND, notListed, Refused, removed } from './gateway_rejections.js';
import { behind } from './mount.js';
/** An endpoint that neither version shows: nothing is known of it. */
const UNKNOWN = { section: '' };
/** Finds the route of a request; one that leads nowhere is refused. */
export function routeOf(request, { mount, clientVersion, upstreamVersion }) {
    const path = behind(mount, new URL(request.url));
    if (path === undefined)
        throw new Refused(NOT_FOUND);
    const version = versionOf(request.headers) ?? clientVersion;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const { versioned, query, body, response } = endpointAt(method, path, version, upstreamVersion);
    const differing = (shape) => shape !== undefined && differs(shape, version, upstreamVersion);
    return {
        version,
        method,
        path,
        versioned: versioned === true,
        query: differing(query),
        body: differing(body),
        answer: differing(response) ? response : undefined,
        varies: response !== undefined && versions.some((other) => differs(response, other, upstreamVersion)),
    };
}
function versionOf(headers) {
    const named = headers.get(apiVersion);
    return versions.find((version) => version === named);
}
function endpointAt(method, path, version, upstreamVersion) {
    const listed = listedEndpoint(method, path, version, '');
    if (listed === undefined)
        return unlisted(method, path, version);
    if (listedEndpoint(method, path, upstreamVersion, '') === undefined)
        throw new Refused(notListed(upstreamVersion));
    return listed;
}
/** Passes as it comes, but where the contract says what to do instead. */
function unlisted(method, path, version) {
    const { problems } = validateCall({ method, url: path }, { version, baseUrl: '' });
    const gone = problems.find(({ code }) => code === 'removed');
    if (gone !== undefined)
        throw new Refused(removed(gone));
    return UNKNOWN;
}
