/**
 * A gateway between clients of one version and a service of another. The order of an exchange is here;
 * what changes in it is said by the contract and done by `convert`.
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
 * A fetch handler through which clients of one version talk to a service of the other. The header
 * `x-api-version` of a request says which version its client speaks, else `clientVersion` does. Query, body
 * and answer are converted where the contract says that the versions differ; everything else passes as it
 * comes: errors, what is no JSON, what the API documentation does not show. The headers
 * `order-contract-losses` and `order-contract-gaps` of the answer name what could not be carried over. What
 * would cost money or answer another question is refused.
 *
 * A bad request or answer never throws: what cannot be passed on is answered with problem details (RFC 9457).
 * No POST is sent twice; a GET may be, by the `fetch` of a runtime. A mistake in the options throws a
 * `TypeError`, and so does what is no request, or one whose body has been read. What follows the request, such
 * as the context of a Worker, is asked for `waitUntil`, so that hooks can finish.
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
        const response = await reached(call, settings, deadline);
        return await answerOf(response, call, route, settings, deadline);
    }
    catch (error) {
        const refusal = deadline.signal.aborted ? outOfTime(error, deadline, settings) : error;
        deadline.abandon();
        throw refusal;
    }
    finally {
        // A body that passes as it comes is still the client's to abort.
        deadline.stop();
    }
}
async function reached(call, settings, deadline) {
    const response = await arrived(call, settings, deadline);
    checkResponse('fetch', response);
    return response;
}
async function arrived({ url, init }, { fetch }, deadline) {
    const arriving = (async () => fetch(url, init))();
    try {
        return await deadline.race(arriving);
    }
    catch (cause) {
        // A fetch that ignores the signal may answer all the same.
        arriving.then(({ body }) => body?.cancel()).catch(() => { });
        throw new Refused(UNREACHABLE, { cause });
    }
}
/** What ends because the time has passed, or because the client has gone: then nobody reads the answer. */
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
