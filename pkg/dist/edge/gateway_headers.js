/**
 * The headers that a gateway hands on, either way (RFC 9110): those that are meant for the other end, and
 * true of what it gets.
 */
import { apiVersion } from '../generated/endpoints.js';
import { tagFor, tagsOfService } from './entity_tag.js';
import { membersOf } from './header_list.js';
import { addressForClient, linksForClient } from './upstream_links.js';
/** The prefix of the headers that a gateway adds. It is reserved: what comes in with it is removed. */
export const OWN = 'order-contract-';
/** Meant for the next hop alone, beside those that `connection` names and `proxy-*`. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade'];
/** Meant for the other end, whatever `connection` says: without them the call would be another one. */
const END_TO_END = [
    apiVersion,
    'authorization',
    'cache-control',
    'content-encoding',
    'content-length',
    'content-type',
    'cookie',
    'etag',
    'if-match',
    'if-none-match',
    'location',
    'set-cookie',
    'vary',
    'x-idempotency-key',
];
/** Made anew for the call to the service. */
const OF_THE_CALL = ['host', 'expect'];
/** About a part of a representation. */
const OF_RANGES = ['range', 'if-range'];
/** True only of the bytes that were converted. */
const OF_BYTES = [
    'accept-ranges',
    'content-digest',
    'content-length',
    'content-md5',
    'content-range',
    'digest',
    'repr-digest',
];
/** The headers of a request, for the service. */
export function headersToService(given, { versioned, answer, version, body }, to) {
    const headers = endToEnd(given);
    remove(headers, OF_THE_CALL);
    if (body)
        remove(headers, ['content-length']);
    // What fetch would decode could not be handed on as it is said to be.
    headers.set('accept-encoding', 'identity');
    if (answer !== undefined) {
        remove(headers, OF_RANGES);
        replace(headers, 'if-none-match', (tags) => tagsOfService(version, tags));
    }
    if (versioned)
        headers.set(apiVersion, to);
    return headers;
}
/** The headers of an answer, for the client, whose body is as the service sent it. */
export function headersToClient(given, route, upstreamVersion, addresses) {
    const { version, versioned, varies } = route;
    const headers = endToEnd(given);
    removeWhere(headers, (name) => name.startsWith(OWN));
    // Fetch has decoded the body.
    if (headers.has('content-encoding'))
        remove(headers, ['content-encoding', 'content-length']);
    if (versioned && headers.get(apiVersion) === upstreamVersion)
        headers.set(apiVersion, version);
    if (varies)
        addTo(headers, 'vary', apiVersion);
    for (const name of ['location', 'content-location'])
        replace(headers, name, (reference) => addressForClient(reference, addresses));
    replace(headers, 'link', (links) => linksForClient(links, addresses));
    return headers;
}
/** Takes away what is not true of a body that is converted to a version. */
export function forgetBytes(headers, version) {
    remove(headers, OF_BYTES);
    replace(headers, 'etag', (tag) => tagFor(version, tag));
}
/** Takes away what no answer without a body may have. */
export function forgetBody(headers) {
    remove(headers, ['content-length']);
}
function endToEnd(given) {
    const headers = new Headers(given);
    const named = membersOf(given.get('connection')).map((name) => name.toLowerCase());
    const ofThisHop = new Set(named.filter((name) => !END_TO_END.includes(name)));
    removeWhere(headers, (name) => HOP_BY_HOP.includes(name) || name.startsWith('proxy-') || ofThisHop.has(name));
    return headers;
}
function removeWhere(headers, isRemoved) {
    remove(headers, Array.from(headers, ([name]) => name).filter(isRemoved));
}
function remove(headers, names) {
    for (const name of names)
        headers.delete(name);
}
/** What becomes of a header that is there; undefined takes it away. */
function replace(headers, name, becomes) {
    const value = headers.get(name);
    if (value === null)
        return;
    const replaced = becomes(value);
    if (replaced === undefined)
        headers.delete(name);
    else if (replaced !== value)
        headers.set(name, replaced);
}
function addTo(headers, name, value) {
    const values = membersOf(headers.get(name)).map((member) => member.toLowerCase());
    if (!values.includes('*') && !values.includes(value))
        headers.append(name, value);
}
