import { convert } from '../convert.js';
import { declaredLength, readBody } from './body.js';
import { forgetBytes, headersToClient, weaken } from './gateway_headers.js';
import { badAnswer, Refused } from './gateway_rejections.js';
import { isJson, mediaTypeOf } from './media_type.js';
import { shortfallHeader } from './shortfall_header.js';
const LOSSES = 'order-contract-losses';
const GAPS = 'order-contract-gaps';
const NO_BODY = [204, 205, 304];
const PARTIAL_CONTENT = 206;
const NOT_MODIFIED = 304;
/** What the `fetch` of every runtime decodes by itself. */
const DECODED = ['', 'identity', 'gzip', 'x-gzip', 'br'];
/** Hands on the answer of the service. */
export async function answerOf(response, call, route, settings, deadline) {
    const headers = headersToClient(response.headers, route, settings.upstreamVersion);
    const { answer } = route;
    if (answer === undefined)
        return passed(response, headers, call);
    if (response.status === NOT_MODIFIED)
        weaken(headers);
    if (!isConvertible(response))
        return passed(response, headers, call);
    forgetBytes(headers);
    if (call.init.method === 'HEAD')
        return passed(response, headers, call);
    const bytes = await bytesOf(response, settings, deadline);
    const converted = convert(answer, bytes, settings.conversion(answer, settings.upstreamVersion, route.version));
    if (!converted.ok)
        throw unreadable('it cannot be converted', converted.problems);
    const output = converted.output;
    headers.set('content-length', String(output.length));
    return answered(response, headers, output, call, converted);
}
function isConvertible({ ok, status, headers }) {
    const type = mediaTypeOf(headers.get('content-type'));
    return ok && !NO_BODY.includes(status) && status !== PARTIAL_CONTENT && type !== undefined && isJson(type);
}
async function bytesOf(response, { mostBytes }, { signal }) {
    const { headers } = response;
    // What is said of an encoded body is not the length of the decoded one.
    const declared = headers.has('content-encoding') ? undefined : declaredLength(headers.get('content-length'));
    const { bytes, failure } = await readBody(decoded(response), { most: mostBytes, declared, signal });
    if (failure !== undefined)
        throw unreadable(failure === 'too_large' ? `it has more than ${mostBytes} bytes` : 'it ended early');
    return bytes;
}
function passed(response, headers, call) {
    const body = NO_BODY.includes(response.status) ? null : decoded(response);
    return answered(response, headers, body, call, { losses: [], gaps: [] });
}
function answered({ status, statusText }, headers, body, call, answer) {
    name(headers, LOSSES, shortfallHeader(call.losses, answer.losses));
    name(headers, GAPS, shortfallHeader(call.gaps, answer.gaps));
    return new Response(body, { status, statusText, headers });
}
function name(headers, header, list) {
    if (list !== undefined)
        headers.set(header, list);
}
/** The body, which runtimes do not decode alike: what not all of them do is no more than bytes. */
function decoded({ headers, body }) {
    const encoding = (headers.get('content-encoding') ?? '').toLowerCase();
    if (body === null || DECODED.includes(encoding))
        return body;
    body.cancel().catch(() => { });
    throw unreadable('it has a content encoding that was not asked for');
}
/** What is wrong with an answer: its places for the client, and a word for the operator. */
function unreadable(reason, problems = []) {
    const codes = problems.map(({ code }) => code);
    return new Refused(badAnswer(problems), {
        cause: new Error(`the answer of the service: ${[reason, ...codes].join(', ')}`),
    });
}
