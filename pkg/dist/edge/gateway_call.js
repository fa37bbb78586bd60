import { convertCall } from '../convert_call.js';
import { declaredLength, readBody } from './body.js';
import { headersToService } from './gateway_headers.js';
import { OF_BODY, ofCall, Refused } from './gateway_rejections.js';
/** Makes the call that a request asks for, or refuses it. */
export async function gatewayCall(request, route, settings, { signal }) {
    const read = route.body ? await bytesOf(request, settings, signal) : undefined;
    const { call, losses, gaps } = route.query || route.body ? converted(route, read, settings) : untouched(route);
    const body = read === undefined ? request.body : call.body;
    const headers = headersToService(request.headers, route, settings.upstreamVersion);
    const init = { method: request.method, headers, redirect: 'manual', signal, ...streaming(body) };
    return { url: settings.upstream + call.url, init, losses, gaps };
}
function untouched({ method, path }) {
    return { call: { method, url: path }, losses: [], gaps: [] };
}
function converted({ version, method, path }, body, settings) {
    const { upstreamVersion, onLoss } = settings;
    // The limits are those of bodies.
    const limits = body === undefined ? undefined : settings.limits;
    const ways = { from: version, to: upstreamVersion, onLoss, limits, baseUrl: '' };
    const conversion = convertCall({ method, url: path, body }, ways);
    if (!conversion.ok)
        throw new Refused(ofCall(conversion.problems));
    return conversion;
}
/** Runtimes that send a body as it arrives ask for `duplex`, which the types do not know. */
function streaming(body) {
    return body === null || body === undefined ? {} : { body, duplex: 'half' };
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
