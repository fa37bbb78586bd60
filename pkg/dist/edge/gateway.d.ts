import { type GatewayOptions } from './gateway_options.js';
import { type Platform } from './platform.js';
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
export declare function createGateway(options: GatewayOptions): (request: Request, ...platform: Platform) => Promise<Response>;
