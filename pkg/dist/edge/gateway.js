/**
 * A gateway between clients of one version and a service of another. This file runs an exchange step by step;
 * route.ts decides what to convert, and gateway_call.ts and gateway_answer.ts convert it.
 */
import { englishGateway } from '../generated/edge.js';
import { english, versions } from '../generated/tables.js';
import { filled } from '../message.js';
import { knownRefusal } from '../no_webassembly.js';
import { Deadline } from './deadline.js';
import { answerOf } from './gateway_answer.js';
import { gatewayCall } from './gateway_call.js';
import { readGatewayOptions } from './gateway_options.js';
import { Refused } from './gateway_rejections.js';
import { checkRequest } from './incoming_request.js';
import { keepAlive } from './platform.js';
import { rejected } from './problem_details.js';
import { checkResponse } from './response.js';
import { routeOf } from './route.js';
/**
 * Creates a fetch handler through which clients of one version call a service of the other. The header
 * `x-api-version` of a request names the client's version; the default is `clientVersion`. The gateway converts
 * the query and response of endpoints that differ between the versions. Everything else passes unchanged:
 * error responses, bodies that are not JSON, paths that the API documentation does not list.
 * The response headers `order-contract-losses` and `order-contract-gaps` list what was lost or is missing. By
 * default, the gateway refuses a request whose query would mean something else, and a response that lost its payouts.
 *
 * A bad request or response never throws: the handler answers with problem details (RFC 9457). The gateway never
 * sends a POST twice; the `fetch` of a runtime may repeat a GET. `onError` gets an `EdgeError`, which has no address.
 * `createGateway` throws a `TypeError` for a mistake in the options. The handler rejects with a `TypeError` if its
 * argument is not a request or the request's body has been read. Pass the platform's context after the request, as
 * Workers do: its `waitUntil` keeps hooks running after the response.
 *
 * @example
 * ```ts
 * import { createGateway } from 'order-contract/edge'
 *
 * const service = async () => Response.json({ items: [{ payout: { url: 'https://pay.example.com/1' } }] })
 * const gateway = createGateway({
 *   upstream: 'https://api.example.com',
 *   clientVersion: '2023-07-27',
 *   upstreamVersion: '2024-02-05',
 *   fetch: service, // without it, the global one
 * })
 * const answer = await gateway(new Request('https://gateway.example.com/v2/order/O-1'))
 * const order = await answer.text()
 * if (order !== '{"items":[{"redemption_url":"https://pay.example.com/1"}]}') throw new Error(order)
 * ```
 */
export function createGateway(options) {
    const settings = readGatewayOptions(options);
    return async (request, ...platform) => {
        checkRequest(request);
        const call = (hook) => keepAlive(platform, hook);
        try {
            const answer = await exchange(request, settings);
            reportShortfall(answer, request, settings, call);
            return answer.response;
        }
        catch (error) {
            return refusalOf(error, request, settings, call);
        }
    };
}
async function exchange(request, settings) {
    const route = routeOf(request, settings);
    const deadline = new Deadline(settings.timeout, request.signal ?? undefined);
    try {
        const call = gatewayCall(request, route, settings, deadline.signal);
        const response = await callService(call, settings, deadline);
        return await answerOf(response, call, route, settings, deadline);
    }
    catch (error) {
        const refusal = deadline.signal.aborted ? outOfTime(error, deadline, settings) : error;
        deadline.abandon();
        throw refusal;
    }
    finally {
        // A body that passes unchanged has no timeout, but the client can still abort it.
        deadline.stop();
    }
}
async function callService({ url, init }, { fetch }, deadline) {
    const arriving = (async () => fetch(url, init))();
    const response = await deadline.race(arriving).catch((cause) => {
        // A fetch that ignores the signal may still return a response.
        arriving.then(({ body }) => body?.cancel()).catch(() => { });
        throw new Refused('unreachable', { message: 'the service gave no answer', cause });
    });
    return checkedResponse(response);
}
function checkedResponse(response) {
    try {
        checkResponse('fetch', response);
        return response;
    }
    catch (mistake) {
        throw new Refused('failed', { message: mistake.message });
    }
}
/** Returns the refusal of an aborted exchange: the time is over, or the client is gone and reads no response. */
function outOfTime(cause, { passed }, { timeout }) {
    if (!passed)
        return new Refused('unreachable');
    return new Refused('timeout', {
        message: `the exchange took too long: the option timeout gives it ${timeout} ms`,
        cause: cause instanceof Refused ? cause.reason?.cause : cause,
    });
}
function reportShortfall({ losses, gaps }, request, { onShortfall }, call) {
    if (onShortfall === undefined || (losses.isEmpty && gaps.isEmpty))
        return;
    const truncated = losses.truncated || gaps.truncated;
    call(() => onShortfall({ losses: losses.list(), gaps: gaps.list(), truncated, request }));
}
/** What was thrown may have anything in its text, unless the error is ours. */
function reasonOf(error) {
    const own = knownRefusal();
    return { message: own === error && own !== undefined ? own.message : 'the gateway failed', cause: error };
}
function refusalOf(error, request, { onError, statuses, messages, upstream }, call) {
    const refused = error instanceof Refused ? error : new Refused('failed', reasonOf(error));
    const { refusal } = refused;
    const edgeError = refused.errorAt(upstream);
    if (edgeError !== undefined && onError !== undefined)
        call(() => onError(edgeError, request));
    return rejected(statuses[refusal.code], detailOf(refusal, messages), refusal);
}
/** Returns the `detail` of a rejection. */
function detailOf({ code, sentence, version, message }, messages) {
    if (message !== undefined)
        return message;
    const texts = messages?.gateway ?? englishGateway;
    return filled(texts[sentence ?? code], (name) => name === 'version' ? (version ?? '') : versions.join(` ${messages?.documents.or ?? english.or} `));
}
