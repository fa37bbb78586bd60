import type { defaultVersion } from '../generated/tables.js';
import { type Settings } from '../options.js';
import type { Document, Level, Limits, Severities, Version } from '../types.js';
import { type HookError, type ReceiverHook } from './hook_error.js';
import { type Statuses } from './options.js';
import { type ReceiverRejection } from './receiver_rejections.js';
import { type EdgeMessages, type ReceiverTexts } from './texts.js';
export declare const CLAIMS: readonly ['new', 'done', 'busy'];
/** Options of `createReceiver`. An unknown name or value throws a `TypeError`. */
export interface ReceiverOptions<V extends Version = typeof defaultVersion, H = Headers> {
    /** The API version. The default is `'2024-02-05'`. */
    version?: V | undefined;
    /** Which rules apply. The default, `'implied'`, applies all rules. */
    level?: Level | undefined;
    /** Severities that override the defaults. If they allow more, `update` may differ from its type. */
    severity?: Severities | undefined;
    /** Limits on input and report. `bytes` limits the body; the default is 1048576. */
    limits?: Limits | undefined;
    /** The language of rejections, such as `deEdge` from `order-contract/messages/de`. The default is English. */
    messages?: EdgeMessages | undefined;
    /** The time limit of a delivery in milliseconds, for its body and all hooks. The default is 10000. */
    timeout?: number | undefined;
    /**
     * Returns, or resolves to, a truthy value if the delivery comes from the service. Gets the raw body before it is
     * parsed. The API documentation does not show how deliveries are signed: agree on that with the service.
     */
    verify?(bytes: Uint8Array<ArrayBuffer>, headers: H, delivery: Delivery): unknown;
    /**
     * If `verify` throws: `'failed'`, the default, answers with status 500, because it is unknown whether the delivery
     * is genuine; `'unverified'` answers with status 401.
     */
    onVerifyError?: 'unverified' | 'failed' | undefined;
    /**
     * Returns, or resolves to, a truthy value if the update was received before. It is then acknowledged and not
     * handled again. Two simultaneous deliveries may both be new; use `claim` to rule that out.
     */
    isDuplicate?(update: Document<'product-update', V>, delivery: Delivery): unknown;
    /**
     * Claims an update in one atomic step of your store. Returns `'new'` if it is to be handled now, `'done'` if it has
     * been handled (status 200), `'busy'` if another delivery is handling it (status 503). Stores the `id` of a new
     * claim. Needs `release` and `handle`.
     */
    claim?(update: Document<'product-update', V>, delivery: Delivery): Claim | PromiseLike<Claim>;
    /**
     * Releases the claim of an update that could not be handled, in one atomic step of your store, and only if the claim
     * is busy and has this `id`. Otherwise it may have expired, and another delivery has claimed or handled the update.
     */
    release?(update: Document<'product-update', V>, delivery: Pick<Delivery, 'id'>): unknown;
    /**
     * Handles the update. With `claim`, also marks it as done. The delivery is acknowledged when this has succeeded; if
     * it throws, the answer has status 500.
     */
    handle?(update: Document<'product-update', V>, delivery: Delivery): unknown;
    /**
     * Learns what a hook throws after the time limit, when the delivery has been answered: for your log and a dead-letter
     * queue. The promise that the platform's `waitUntil` got then rejects with the same error. What it throws itself is
     * ignored.
     */
    onLateError?(error: HookError, hook: ReceiverHook, delivery: LateDelivery): unknown;
    /** Statuses that override the defaults, by code: 400 to 599. */
    statuses?: {
        readonly [C in ReceiverRejection]?: number | undefined;
    } | undefined;
}
/** What hooks learn about the delivery that they are called for. */
export interface Delivery {
    /** A new UUID for each delivery, also for a repeated one. */
    readonly id: string;
    /** Is aborted when the time of the delivery is over. */
    readonly signal: AbortSignal;
}
/** A delivery that was answered before a hook failed. */
export interface LateDelivery {
    readonly id: string;
    /** The body. If the hook is `verify`, it may come from anybody. */
    readonly bytes: Uint8Array<ArrayBuffer>;
}
/** The result of the hook `claim`. */
export type Claim = (typeof CLAIMS)[number];
/** Checked options. */
export interface ReceiverSettings {
    /** The hooks that were given. */
    readonly hooks: {
        readonly [N in (typeof FUNCTIONS)[number]]?: (...given: never[]) => unknown;
    };
    readonly onVerifyError: 'unverified' | 'failed';
    readonly timeout: number;
    readonly statuses: Statuses<ReceiverRejection>;
    readonly texts: ReceiverTexts;
    /** The options of validation. */
    readonly ofDocument: Settings;
}
declare const FUNCTIONS: readonly ["verify", "isDuplicate", "claim", "release", "handle", "onLateError"];
/** Checks the options and fills in the defaults. */
export declare function readReceiverOptions(options: object | undefined): ReceiverSettings;
export {};
