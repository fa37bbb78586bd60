/**
 * The headers that a gateway hands on, either way (RFC 9110): those that are meant for the other end, and
 * true of what it gets.
 */
import { apiVersion } from '../generated/endpoints.js';
/** Meant for the next hop alone, beside those that `connection` names and `proxy-*`. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade'];
/** Made anew for the call to the service. */
const OF_THE_CALL = ['host', 'content-length', 'expect'];
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
export function headersToService(given, { versioned, answer }, upstreamVersion) {
    const headers = endToEnd(given);
    remove(headers, OF_THE_CALL);
    // What fetch would decode could not be handed on as it is said to be.
    headers.set('accept-encoding', 'identity');
    if (answer !== undefined)
        remove(headers, OF_RANGES);
    if (versioned)
        headers.set(apiVersion, upstreamVersion);
    return headers;
}
/** The headers of an answer, for the client, whose body is as the service sent it. */
export function headersToClient(given, { version, versioned, varies }, upstreamVersion) {
    const headers = endToEnd(given);
    // Fetch has decoded the body.
    if (headers.has('content-encoding'))
        remove(headers, ['content-encoding', 'content-length']);
    if (versioned && headers.get(apiVersion) === upstreamVersion)
        headers.set(apiVersion, version);
    if (varies)
        addTo(headers, 'vary', apiVersion);
    return headers;
}
/** Takes away what is not true of a converted body any more. */
export function forgetBytes(headers) {
    remove(headers, OF_BYTES);
    weaken(headers);
}
/** The same document, but not the same bytes. */
function weaken(headers) {
    const tag = headers.get('etag');
    if (tag?.startsWith('"'))
        headers.set('etag', `W/${tag}`);
}
function endToEnd(given) {
    const headers = new Headers(given);
    const named = listed(given.get('connection'));
    const names = Array.from(given, ([name]) => name);
    remove(headers, names.filter((name) => HOP_BY_HOP.includes(name) || name.startsWith('proxy-') || named.includes(name)));
    return headers;
}
function remove(headers, names) {
    for (const name of names)
        headers.delete(name);
}
function addTo(headers, name, value) {
    const values = listed(headers.get(name));
    if (!values.includes('*') && !values.includes(value))
        headers.append(name, value);
}
/** The members of a list, in lower case. */
function listed(header) {
    return (header ?? '').split(',').map((member) => member.trim().toLowerCase());
}
