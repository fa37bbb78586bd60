/**
 * An answer as the client is to get it: converted where that is asked for and possible, else with the body
 * that is still arriving.
 */
import { convert } from '../convert.js';
import { declaredLength, readBody } from './body.js';
import { forgetBytes, headersToClient } from './gateway_headers.js';
import { badAnswer, Refused } from './gateway_rejections.js';
import { isJson, mediaTypeOf } from './media_type.js';
import { publicPointer } from './public_pointer.js';
import { shortfallHeader } from './shortfall_header.js';
const LOSSES = 'order-contract-losses';
const GAPS = 'order-contract-gaps';
const NO_BODY = [204, 205, 304];
const PARTIAL_CONTENT = 206;
const NOT_MODIFIED = 304;
/** The phrases that a `Response` takes; fetch hands on others. */
const LEGIBLE = /^[\t\x20-\x7e\x80-\xff]*$/;
/** What the `fetch` of every runtime decodes by itself. */
const DECODED = [null, 'identity', 'gzip', 'br'];
/** Hands on the answer of the service. */
export async function answerOf(response, call, route, settings, deadline) {
    if (!isStatus(response.status))
        throw unreadable(`its status is ${response.status}`);
    const headers = headersToClient(response.headers, route, settings.upstreamVersion);
    const { answer } = route;
    if (answer === undefined)
        return passed(response, headers, call);
    const convertible = isConvertible(response);
    if (convertible || response.status === NOT_MODIFIED)
        forgetBytes(headers);
    if (!convertible || call.init.method === 'HEAD')
        return passed(response, headers, call);
    const bytes = await bytesOf(response, settings, deadline);
    deadline.end();
    const converted = convert(answer, bytes, settings.conversion(answer, settings.upstreamVersion, route.version));
    if (!converted.ok)
        throw unreadable('it cannot be converted', converted.problems);
    const output = converted.output;
    headers.set('content-length', String(output.length));
    return answered(response, headers, output, call, converted);
}
/** What a `Response` can have. */
function isStatus(status) {
    return status >= 200 && status <= 599;
}
function isConvertible({ ok, status, headers }) {
    // Where it is named several times the last counts, as it does for fetch.
    const type = mediaTypeOf(headers.get('content-type')?.split(',').at(-1) ?? null);
    return ok && !NO_BODY.includes(status) && status !== PARTIAL_CONTENT && type !== undefined && isJson(type);
}
async function bytesOf(response, { limits }, { signal }) {
    const { headers } = response;
    // What is said of an encoded body is not the length of the decoded one.
    const declared = headers.has('content-encoding') ? undefined : declaredLength(headers.get('content-length'));
    const { bytes, failure } = await readBody(decoded(response), { most: limits.bytes, declared, signal });
    if (failure !== undefined)
        throw unreadable(failure === 'too_large' ? `it has more than ${limits.bytes} bytes` : 'it ended early');
    return bytes;
}
function passed(response, headers, call) {
    return answered(response, headers, passing(response), call, { losses: [], gaps: [] });
}
/** The body as it arrives; what comes behind a status that has none is not read. */
function passing(response) {
    if (!NO_BODY.includes(response.status))
        return decoded(response);
    response.body?.cancel().catch(() => { });
    return null;
}
function answered({ status, statusText }, headers, body, call, answer) {
    const losses = shortfallHeader(call.losses, answer.losses);
    const gaps = shortfallHeader(call.gaps, answer.gaps);
    if (losses !== undefined)
        headers.set(LOSSES, losses);
    if (gaps !== undefined)
        headers.set(GAPS, gaps);
    return new Response(body, { status, statusText: LEGIBLE.test(statusText) ? statusText : '', headers });
}
/** The body as `fetch` gives it. Whether it has decoded another coding depends on the runtime. */
function decoded({ headers, body }) {
    if (body === null || DECODED.includes(headers.get('content-encoding')))
        return body;
    body.cancel().catch(() => { });
    throw unreadable('it has a content encoding that was not asked for');
}
/** What is wrong with an answer: its places for the client, and a word for the operator. */
function unreadable(reason, problems = []) {
    const sentences = problems.map(({ code, path, message }) => `${code} ${publicPointer(path)}: ${message}`);
    return new Refused(badAnswer(problems), {
        cause: new Error(`the answer of the service: ${[reason, ...sentences].join('; ')}`),
    });
}
