import { type GatewayOptions } from './gateway_options.js';
import { type Platform } from './platform.js';
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
export declare function createGateway(options: GatewayOptions): (request: Request, ...platform: Platform) => Promise<Response>;
