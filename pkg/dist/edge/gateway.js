/**
 * A gateway between clients of one version and a service of another. The order of an exchange is here;
 * what changes in it is said by the contract and done by `convert`.
 */
import { Deadline } from './deadline.js';
import { answerOf } from './gateway_answer.js';
import { gatewayCall } from './gateway_call.js';
import { readGatewayOptions } from './gateway_options.js';
import { FAILED, Refused, TIMEOUT, UNREACHABLE } from './gateway_rejections.js';
import { rejected } from './problem_details.js';
import { routeOf } from './route.js';
/**
 * A fetch handler through which clients of one version talk to a service of the other. The header
 * `x-api-version` of a request says which version its client speaks, else `clientVersion` does. Query, body
 * and answer are converted where the contract says that the versions differ; everything else passes as it
 * comes: errors, what is no JSON, what the interface does not show. What could not be carried over is named
 * in the headers `order-contract-losses` and `order-contract-gaps` of the answer.
 *
 * The handler never throws: what it cannot pass on is answered with problem details (RFC 9457). Nothing is
 * asked of the service twice. A mistake in the options throws a `TypeError`.
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
    return async (request) => {
        try {
            return await exchange(request, settings);
        }
        catch (error) {
            return refusalOf(error, settings);
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
async function reached({ url, init }, { fetch }, deadline) {
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
    return new Refused(TIMEOUT, { cause: new Error(`the exchange took longer than ${timeout} ms`, { cause }) });
}
function refusalOf(error, { onError, statuses }) {
    const { refusal, cause } = error instanceof Refused ? error : new Refused(FAILED, { cause: error });
    if (cause !== undefined)
        tell(onError, cause);
    return rejected(statuses[refusal.code], refusal);
}
/** A log that fails changes nothing for the client. */
async function tell(onError, error) {
    try {
        await onError(error);
    }
    catch { }
}
