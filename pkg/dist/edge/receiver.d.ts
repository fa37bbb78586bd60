/**
 * Receives the product-update webhook: turns a request into a new, valid update or a rejection. This file runs the
 * checks in order; receiver_rejections.ts and texts.ts hold statuses and texts.
 */
import type { defaultVersion } from '../generated/tables.js';
import type { Document, Report, Version } from '../types.js';
import { HookError, type ReceiverHook } from './hook_error.js';
import { type IncomingRequest } from './incoming_request.js';
import type { Platform } from './platform.js';
import { type ReceiverOptions } from './receiver_options.js';
import { type ReceiverRejection } from './receiver_rejections.js';
/** The result for a delivery. `code` and `duplicate` decide which other members are present. */
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
    /** The response to send: status 200, or a rejection as problem details. */
    response: Response;
    /** `'received'` for status 200, else the reason for the rejection. */
    code: 'received' | ReceiverRejection;
    /** Whether the update was received before. It is acknowledged again. */
    duplicate: boolean;
    /** The update, if it is new. The hook `handle`, if given, has already handled it. */
    update?: Document<'product-update', V>;
    /** The report, once the body was validated. */
    report?: UpdateReport;
    /** The body, once it was read completely, for a dead-letter queue. It may come from anybody. */
    bytes?: Bytes;
    /**
     * Says that a hook has thrown or took too long, for your log. `error.thrown` is what the hook has thrown. The response
     * does not mention it.
     */
    error?: HookError;
    /** The hook that failed. */
    hook?: ReceiverHook;
}
/**
 * Receives a delivery. Pass the platform's context after the request, as Workers do: its `waitUntil` keeps hooks
 * running after the response.
 */
export type Receiver<V extends Version = typeof defaultVersion, R extends IncomingRequest = Request> = (request: R, ...platform: Platform) => Promise<Received<V>>;
/**
 * Creates a receiver of the product-update webhook. Its result has a `response` that is ready to send: status 200
 * with an empty body, as the API documentation shows, or problem details (RFC 9457) that say what to correct and
 * where. They never quote the request.
 *
 * It checks in this order: method, content type, content encoding, length, `verify`, JSON, the rules of the shape,
 * `isDuplicate`, `claim`. Then it calls `handle`. A bad request never throws. An unknown option throws a
 * `TypeError`. The receiver rejects with a `TypeError` if its argument is not a request or the body has been read.
 *
 * @example
 * ```ts
 * import { createReceiver, updateKey } from 'order-contract/edge'
 *
 * const claims = new Map<string, string>() // use a store of your own that reads and writes atomically
 * const receive = createReceiver({
 *   claim: async (update, { id }) => {
 *     const key = await updateKey(update)
 *     const claim = claims.get(key)
 *     if (claim === undefined) claims.set(key, id)
 *     return claim === undefined ? 'new' : claim === 'done' ? 'done' : 'busy'
 *   },
 *   release: async (update, { id }) => {
 *     const key = await updateKey(update)
 *     if (claims.get(key) === id) claims.delete(key)
 *   },
 *   handle: async (update) => claims.set(await updateKey(update), 'done'),
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
 * Receives one delivery, like `createReceiver(options)(request)`. Rejects with a `TypeError` for a mistake in the
 * options.
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
