import { convertCall } from '../convert_call.js';
import { declaredLength, readBody } from './body.js';
import { headersToService } from './gateway_headers.js';
import { OF_BODY, ofCall, ofLosses, Refused } from './gateway_rejections.js';
/** The query parameter that may be lost: a page of another size still has what was asked for. */
const HARMLESS = 'limit';
const NOTHING = /* @__PURE__ */ new Uint8Array(0);
/** Makes the call to the service. Throws `Refused` if the request cannot be converted. */
export async function gatewayCall(request, route, settings, { signal }) {
    const read = route.body ? await bytesOf(request, settings, signal) : undefined;
    const { call, losses, gaps } = route.query || route.body ? converted(route, read, settings) : untouched(route);
    const headers = headersToService(request.headers, route, settings.upstreamVersion);
    const output = read === undefined ? undefined : call.body;
    if (output !== undefined)
        headers.set('content-length', String(output.length));
    const body = output === undefined ? request.body : streamOf(output);
    const init = { method: request.method, headers, redirect: 'manual', signal, ...sent(request, body) };
    return { url: addressOf(settings.upstream, String(call.url)), init, losses, gaps };
}
/** Joins base address and path. Throws if a path would lead outside the base address. */
function addressOf(upstream, path) {
    const address = upstream + path;
    const { origin, pathname, username, password } = new URL(address);
    const called = origin + pathname;
    if (username + password !== '' || !called.startsWith(`${upstream}/`))
        throw new Error('the path of a request leads outside the option upstream: the request was not sent');
    return address;
}
function untouched({ method, path }) {
    return { call: { method, url: path }, losses: [], gaps: [] };
}
function converted({ version, method, path }, body, settings) {
    const { upstreamVersion, onLoss, onQueryLoss, messages } = settings;
    // The option `limits` is about bodies.
    const limits = body === undefined ? undefined : settings.limits;
    const conversion = convertCall({ method, url: path, body }, { from: version, to: upstreamVersion, limits, messages: messages?.documents, baseUrl: '' });
    if (!conversion.ok)
        throw new Refused(ofCall(conversion.problems));
    const refused = conversion.losses.filter((loss) => (changesQuery(loss) ? onQueryLoss : onLoss) === 'error');
    if (refused.length > 0)
        throw new Refused(ofLosses(refused));
    return conversion;
}
/** Returns whether the service would answer a different query without the lost parameter. */
function changesQuery({ path: [part, name] }) {
    return part === 'query' && name !== HARMLESS;
}
/**
 * Returns the body for `fetch`, always as a stream: after status 421 `fetch` repeats a request whose body it can
 * send again. Streams need `duplex`, which the types lack.
 */
function sent({ method }, body) {
    return method === 'GET' || method === 'HEAD' ? {} : { body: body ?? streamOf(NOTHING), duplex: 'half' };
}
function streamOf(bytes) {
    return new Response(bytes).body;
}
async function bytesOf({ headers, body }, { limits }, signal) {
    const declared = declaredLength(headers.get('content-length'));
    if ((declared ?? 0) > limits.bytes)
        throw new Refused(OF_BODY.too_large);
    const { bytes, failure } = await readBody(body, { most: limits.bytes, declared, signal });
    if (failure !== undefined)
        throw new Refused(OF_BODY[failure]);
    return bytes;
}
