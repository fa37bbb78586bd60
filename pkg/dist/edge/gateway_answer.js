/**
 * Turns the service's response into the client's: converts the body if the shape differs between the versions,
 * or passes it on as a stream.
 */
import { convertInSummary } from '../convert.js';
import { englishGateway } from '../generated/edge.js';
import { declaredLength, readBody } from './body.js';
import { FETCH_DECODES, isDecoded } from './content_encoding.js';
import { forgetBody, forgetBytes, headersToClient, OWN } from './gateway_headers.js';
import { badAnswer, Refused } from './gateway_rejections.js';
import { membersOf } from './header_list.js';
import { isJson, mediaTypeOf } from './media_type.js';
import { ENTRIES_MISSED, isOverlooked } from './overlooked.js';
import { losesPayouts } from './payout_loss.js';
import { publicPointer } from './public_pointer.js';
import { relayed } from './relay.js';
import { MOST, ShortfallList } from './shortfall_list.js';
const LOSSES = `${OWN}losses`;
const GAPS = `${OWN}gaps`;
const UNCONVERTED = `${OWN}unconverted`;
/** The prefix of pointers into the response. Those into the call begin with `/query` or `/body`. */
const OF_ANSWER = '/response';
const NO_BODY = [204, 205, 304];
const PARTIAL_CONTENT = 206;
const NOT_MODIFIED = 304;
/** The reason phrases that `new Response` accepts. A service can send others. */
const LEGIBLE = /^[\t\x20-\x7e\x80-\xff]*$/;
/** Makes the client's response. Throws `Refused` if the service's response cannot be used. */
export async function answerOf(response, call, route, settings, deadline) {
    const { status } = response;
    if (!isStatus(status))
        throw unreadable(`its status is ${status}`);
    const { upstream, upstreamVersion } = settings;
    const addresses = { called: call.url, upstream, gateway: route.base };
    const headers = headersToClient(response.headers, route, upstreamVersion, addresses);
    const lists = { losses: new ShortfallList(), gaps: new ShortfallList() };
    lists.losses.add('', call.losses);
    lists.gaps.add('', call.gaps);
    const unconverted = reasonToPass(response, route, upstreamVersion);
    if (unconverted !== undefined)
        headers.set(UNCONVERTED, unconverted);
    const converts = unconverted === undefined && route.answer !== undefined && response.ok && !NO_BODY.includes(status);
    if (converts || (route.answer !== undefined && status === NOT_MODIFIED))
        forgetBytes(headers, route.version);
    if (NO_BODY.includes(status) && status !== NOT_MODIFIED)
        forgetBody(headers);
    if (!converts || call.init.method === 'HEAD')
        return answerWith(response, headers, passing(response, headers, settings), lists);
    const bytes = await bytesOf(response, settings, deadline);
    deadline.end();
    const output = converted(bytes, route, settings, lists);
    headers.set('content-length', String(output.length));
    return answerWith(response, headers, output, lists);
}
/** Returns whether `new Response` accepts a status. */
function isStatus(status) {
    return status >= 200 && status <= 599;
}
/**
 * Returns why a successful response is not converted although the versions differ, for a header. Undefined if it is
 * converted or needs no conversion.
 */
function reasonToPass({ ok, status, headers }, route, upstreamVersion) {
    if (!ok || NO_BODY.includes(status) || route.version === upstreamVersion)
        return undefined;
    if (route.endpoint === undefined)
        return 'unlisted';
    if (route.answer === undefined)
        return undefined;
    if (status === PARTIAL_CONTENT)
        return 'partial';
    // If there are several media types, the last one counts, as in fetch.
    const type = mediaTypeOf(membersOf(headers.get('content-type')).at(-1) ?? null);
    return type !== undefined && isJson(type) ? undefined : 'media-type';
}
async function bytesOf(response, { limits }, deadline) {
    refuseEncoded(response);
    const { headers, body } = response;
    // The content-length of an encoded body is not the length of the decoded one.
    const declared = headers.has('content-encoding') ? undefined : declaredLength(headers.get('content-length'));
    const { bytes, failure } = await readBody(body, { most: limits.bytes, declared, deadline });
    if (failure !== undefined)
        throw unreadable(failure === 'too_large' ? `it has more than ${limits.bytes} bytes` : 'it ended early');
    return bytes;
}
function converted(bytes, { answer: shape, version }, settings, lists) {
    const { upstreamVersion, onPayoutLoss, payoutUrl } = settings;
    if (shape === undefined)
        return bytes;
    const options = settings.conversion(shape, upstreamVersion, version);
    const { conversion, more } = convertInSummary(shape, bytes, options, MOST);
    if (!conversion.ok)
        throw unreadable('it cannot be converted', conversion.problems);
    const { losses, gaps } = conversion;
    const output = conversion.output;
    if (isOverlooked(shape, bytes, output, options))
        throw unreadable(ENTRIES_MISSED);
    if (onPayoutLoss === 'error' && losesPayouts(shape, bytes, losses, payoutUrl))
        throw new Refused('payout_lost', { message: englishGateway.payout_lost });
    lists.losses.add(OF_ANSWER, losses, more.losses);
    lists.gaps.add(OF_ANSWER, gaps, more.gaps);
    return output;
}
/** Returns the body as a stream. Cancels it if the status has no body. */
function passing(response, headers, { timeout }) {
    const { status, body } = response;
    if (body === null)
        return null;
    if (NO_BODY.includes(status)) {
        body.cancel().catch(() => { });
        return null;
    }
    if (FETCH_DECODES)
        refuseEncoded(response);
    return relayed(body, { length: declaredLength(headers.get('content-length')), idle: timeout });
}
/** Makes the client's response, with the losses and gaps in its headers. */
function answerWith({ status, statusText }, headers, body, { losses, gaps }) {
    if (!losses.isEmpty)
        headers.set(LOSSES, losses.header());
    if (!gaps.isEmpty)
        headers.set(GAPS, gaps.header());
    const response = new Response(body, { status, statusText: LEGIBLE.test(statusText) ? statusText : '', headers });
    return { response, losses, gaps };
}
/** Refuses a body whose encoding is not known to have been decoded. */
function refuseEncoded({ headers, body }) {
    if (isDecoded(headers.get('content-encoding')))
        return;
    body?.cancel().catch(() => { });
    throw unreadable('it has a content encoding that was not asked for');
}
/** Refuses a response: lists the errors for the client, and gives the operator the messages. */
function unreadable(reason, problems = []) {
    const sentences = problems.map(({ code, path, message }) => `${code} ${publicPointer(path)}: ${message}`);
    return new Refused(badAnswer(problems), {
        message: `the answer of the service cannot be used: ${[reason, ...sentences].join('; ')}`,
    });
}
