/**
 * A gateway between clients of one version and a service of another. This file runs an exchange step by step;
 * route.ts decides what to convert, and gateway_call.ts and gateway_answer.ts convert it.
 */
import { Deadline } from './deadline.js';
import { answerOf } from './gateway_answer.js';
import { gatewayCall } from './gateway_call.js';
import { readGatewayOptions } from './gateway_options.js';
import { detailOf, FAILED, Refused, TIMEOUT, UNREACHABLE } from './gateway_rejections.js';
import { checkRequest } from './incoming_request.js';
import { keepAlive } from './platform.js';
import { rejected } from './problem_details.js';
import { checkResponse } from './response.js';
import { routeOf } from './route.js';
/**
 * Creates a fetch handler through which clients of one version call a service of the other. The header
 * `x-api-version` of a request names the client's version; the default is `clientVersion`. The gateway converts
 * the query, body and response of endpoints that differ between the versions. Everything else passes unchanged:
 * error responses, bodies that are not JSON, paths that the API documentation does not list.
 * The response headers `order-contract-losses` and `order-contract-gaps` list what was lost or is missing. By
 * default, the gateway refuses a request whose query would mean something else, and a response that lost its payouts.
 *
 * A bad request or response never throws: the handler answers with problem details (RFC 9457). The gateway never
 * sends a POST twice; the `fetch` of a runtime may repeat a GET.
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
        const call = await gatewayCall(request, route, settings, deadline);
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
async function callService(call, settings, deadline) {
    const response = await fetchResponse(call, settings, deadline);
    checkResponse('fetch', response);
    return response;
}
async function fetchResponse({ url, init }, { fetch }, deadline) {
    const arriving = (async () => fetch(url, init))();
    try {
        return await deadline.race(arriving);
    }
    catch (cause) {
        // A fetch that ignores the signal may still return a response.
        arriving.then(({ body }) => body?.cancel()).catch(() => { });
        throw new Refused(UNREACHABLE, { cause });
    }
}
/** Returns the refusal of an aborted exchange: the time is over, or the client is gone and reads no response. */
function outOfTime(cause, { passed }, { timeout }) {
    if (!passed)
        return new Refused(UNREACHABLE);
    return new Refused(TIMEOUT, {
        cause: new Error(`the exchange took too long: the option timeout gives it ${timeout} ms`, { cause }),
    });
}
function reportShortfall({ losses, gaps }, request, { onShortfall }, call) {
    if (onShortfall === undefined || (losses.isEmpty && gaps.isEmpty))
        return;
    const truncated = losses.truncated || gaps.truncated;
    call(() => onShortfall({ losses: losses.list(), gaps: gaps.list(), truncated, request }));
}
function refusalOf(error, request, { onError, statuses, messages }, call) {
    const { refusal, cause } = error instanceof Refused ? error : new Refused(FAILED, { cause: error });
    if (cause !== undefined && onError !== undefined)
        call(() => onError(cause, request));
    return rejected(statuses[refusal.code], detailOf(refusal, messages), refusal);
}
