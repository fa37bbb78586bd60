import type { defaultVersion } from '../generated/tables.js';
import type { Document, Report, Version } from '../types.js';
import { type IncomingRequest } from './incoming_request.js';
import { type ReceiverOptions } from './receiver_options.js';
/** What became of a request. */
export interface Received<V extends Version = typeof defaultVersion> {
    /** What to answer: 200, or a rejection as problem details. */
    response: Response;
    /** The update: there exactly when there is something new to act on. */
    update?: Document<'product-update', V>;
    /** The report, once the body has been checked. */
    report?: Report<'product-update'>;
    /** What a hook has thrown: for your log, as the response does not name it. */
    error?: unknown;
}
/**
 * Receives a delivery of the product-update webhook. Its `response` is ready to be sent: status 200 with
 * an empty body, which is all that the interface shows; or problem details (RFC 9457) that say where and
 * what to correct, and repeat nothing of what came in.
 *
 * The questions, in this order: method, content type, content encoding, length, `verify`, JSON, the
 * contract, `isDuplicate`. A bad request never throws. A mistake in the call itself rejects with a
 * `TypeError`: an unknown option, or a request whose body has been read.
 *
 * @example
 * ```ts
 * import { receiveProductUpdate } from 'order-contract/edge'
 *
 * const request = new Request('https://example.com/hook', {
 *   method: 'POST',
 *   headers: { 'content-type': 'application/json' },
 *   body: '{"product_code":"P-1","new_state":{},"timestamp":"2024-02-05T10:00:00.000000"}',
 * })
 * const { response, update } = await receiveProductUpdate(request)
 * if (response.status !== 200 || update?.product_code !== 'P-1') throw new Error('not received')
 * ```
 */
export declare function receiveProductUpdate<R extends IncomingRequest, V extends Version = typeof defaultVersion>(request: R, options?: ReceiverOptions<V, R['headers']>): Promise<Received<V>>;
