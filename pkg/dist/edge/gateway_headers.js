/**
 * The headers that a gateway forwards in both directions (RFC 9110). It removes hop-by-hop headers and those that
 * are not true of a converted body.
 */
import { apiVersion } from '../generated/endpoints.js';
import { FETCH_DECODES } from './content_encoding.js';
import { tagFor, tagsOfService } from './entity_tag.js';
import { Refused } from './gateway_rejections.js';
import { membersOf } from './header_list.js';
import { addressForClient, linksForClient } from './upstream_links.js';
/** The header that lists the intermediaries of a message (RFC 9110, section 7.6.3). */
const VIA = 'via';
/** How the gateway calls itself. `fetch` does not tell the version of HTTP. */
const THIS_GATEWAY = '1.1 order-contract';
/** A gateway may call another one. A request that comes a third time goes round in circles. */
const MOST_PASSAGES = 2;
/** The prefix of the headers that the gateway adds. It removes headers of the service that have it. */
export const OWN = 'order-contract-';
/** Hop-by-hop headers, besides `proxy-*` and those that `connection` names. */
const HOP_BY_HOP = [
    'connection',
    'http2-settings',
    'keep-alive',
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
];
/** Headers that are forwarded even if `connection` names them: without them the call would mean something else. */
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
    VIA,
    'x-idempotency-key',
];
/** Headers that `fetch` sets for the call to the service. */
const OF_THE_CALL = ['host', 'expect'];
/** Headers that ask for a part of a document, which can't be converted. */
const OF_RANGES = ['range', 'if-range'];
/** Headers by which a proxy tells of the client. Anyone can send them. */
const FORWARDED = /^(?:forwarded|x-forwarded-.+)$/;
/** Headers about the bytes of a body, which conversion changes. */
const OF_BYTES = [
    'accept-ranges',
    'content-digest',
    'content-length',
    'content-md5',
    'content-range',
    'digest',
    'repr-digest',
];
/** Returns the headers of a request for the service. Throws `Refused` for one that goes round in circles. */
export function headersToService(given, { versioned, answer, version }, { upstreamVersion, trustForwarded }) {
    const headers = endToEnd(given);
    if (passagesOf(headers) >= MOST_PASSAGES)
        throw new Refused('loop');
    headers.append(VIA, THIS_GATEWAY);
    remove(headers, OF_THE_CALL);
    if (!trustForwarded)
        removeWhere(headers, (name) => FORWARDED.test(name));
    // Fetch would decode an encoded body, which then could not be forwarded as it was.
    headers.set('accept-encoding', 'identity');
    if (answer !== undefined) {
        remove(headers, OF_RANGES);
        replace(headers, 'if-none-match', (tags) => tagsOfService(version, tags));
    }
    if (versioned)
        headers.set(apiVersion, upstreamVersion);
    return headers;
}
/** Returns how often a request has passed such a gateway. */
function passagesOf(headers) {
    return membersOf(headers.get(VIA)).filter((member) => member === THIS_GATEWAY).length;
}
/** Returns the headers of a response for the client. For a converted body, call `forgetBytes` as well. */
export function headersToClient(given, route, upstreamVersion, addresses) {
    const { version, versioned, varies } = route;
    const headers = endToEnd(given);
    removeWhere(headers, (name) => name.startsWith(OWN));
    headers.append(VIA, THIS_GATEWAY);
    if (FETCH_DECODES && headers.has('content-encoding'))
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
/** Removes the headers about the bytes of a body, and adds the version to its entity tag. */
export function forgetBytes(headers, version) {
    remove(headers, OF_BYTES);
    replace(headers, 'etag', (tag) => tagFor(version, tag));
}
/** Removes what a response without a body must not have. */
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
/** Replaces the value of a header, if it is present. Undefined removes the header. */
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
