import { type GatewayOptions } from './gateway_options.js';
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
export declare function createGateway(options: GatewayOptions): (request: Request) => Promise<Response>;
