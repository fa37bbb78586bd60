import type { defaultVersion } from '../generated/tables.js';
import type { Document, Report, Version } from '../types.js';
import { type IncomingRequest } from './incoming_request.js';
import type { Platform } from './platform.js';
import { type ReceiverHook, type ReceiverOptions } from './receiver_options.js';
import { type ReceiverRejection } from './receiver_rejections.js';
/** The outcome of a request. `code` and `duplicate` tell which other members there are. */
export type Received<V extends Version = typeof defaultVersion> = Outcome<V> & ({
    code: 'received';
    duplicate: false;
    update: Document<'product-update', V>;
    report: UpdateReport;
    bytes: Bytes;
} | {
    code: 'received';
    duplicate: true;
    update?: never;
    report: UpdateReport;
    bytes: Bytes;
} | {
    code: 'unreadable' | 'invalid' | 'busy';
    duplicate: false;
    update?: never;
    report: UpdateReport;
    bytes: Bytes;
} | {
    code: 'unverified' | 'failed';
    duplicate: false;
    update?: never;
    bytes: Bytes;
} | {
    code: WithoutBody;
    duplicate: false;
    update?: never;
    report?: never;
    bytes?: never;
});
type UpdateReport = Report<'product-update'>;
type Bytes = Uint8Array<ArrayBuffer>;
type WithoutBody = Exclude<ReceiverRejection, 'unreadable' | 'invalid' | 'busy' | 'unverified' | 'failed'>;
interface Outcome<V extends Version> {
    /** What to answer: 200, or a rejection as problem details. */
    response: Response;
    /** `'received'` where the answer is 200, else why it is not. */
    code: 'received' | ReceiverRejection;
    /** It was received before, and acknowledged again. */
    duplicate: boolean;
    /** The update: there exactly when there is something new to act on, or `handle` has acted on it. */
    update?: Document<'product-update', V>;
    /** The report, once the body has been checked. */
    report?: UpdateReport;
    /** The body, once all of it was there: for a dead letter. It may be a stranger's. */
    bytes?: Bytes;
    /**
     * What a hook has thrown, or a `TimeoutError` where it took too long, and may yet succeed: for your log, as the
     * response does not name it.
     */
    error?: unknown;
    /** The hook that has thrown. */
    hook?: ReceiverHook;
}
/** Receives a delivery. What follows the request, such as the context of a Worker, is asked for `waitUntil`. */
export type Receiver<V extends Version = typeof defaultVersion, R extends IncomingRequest = Request> = (request: R, ...platform: Platform) => Promise<Received<V>>;
/**
 * Makes a receiver of the product-update webhook, with its options read once. What it gives has a `response`
 * that is ready to be sent: status 200 with an empty body, which is all that the API documentation shows; or problem
 * details (RFC 9457) that say where and what to correct, and repeat nothing of what came in.
 *
 * The questions, in this order: method, content type, content encoding, length, `verify`, JSON, the
 * contract, `isDuplicate`, `claim`; then `handle`. A bad request never throws. A mistake in the call itself
 * throws a `TypeError`: an unknown option, or a request whose body has been read.
 *
 * @example
 * ```ts
 * import { createReceiver, updateKey } from 'order-contract/edge'
 *
 * const states = new Map<string, 'busy' | 'done'>() // a store of your own, with one step to ask and to write
 * const receive = createReceiver({
 *   claim: async (update) => {
 *     const key = await updateKey(update)
 *     const state = states.get(key)
 *     if (state === undefined) states.set(key, 'busy')
 *     return state ?? 'new'
 *   },
 *   release: async (update) => states.delete(await updateKey(update)),
 *   handle: async (update) => states.set(await updateKey(update), 'done'),
 * })
 * const deliver = () =>
 *   receive(
 *     new Request('https://example.com/hook', {
 *       method: 'POST',
 *       headers: { 'content-type': 'application/json' },
 *       body: '{"product_code":"P-1","new_state":{},"timestamp":"2024-02-05T10:00:00.000000"}',
 *     }),
 *   )
 * const first = await deliver()
 * const second = await deliver()
 * if (first.duplicate || !second.duplicate || second.response.status !== 200) throw new Error('not claimed once')
 * ```
 */
export declare function createReceiver<V extends Version = typeof defaultVersion, R extends IncomingRequest = Request>(options?: ReceiverOptions<V, R['headers']>): Receiver<V, R>;
/**
 * Receives one delivery: the same as `createReceiver(options)(request)`.
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
export {};
