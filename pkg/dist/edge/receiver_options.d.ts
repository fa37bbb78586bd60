/**
 * The options of the webhook receiver, and what they come to.
 */
import type { defaultVersion } from '../generated/tables.js';
import type { Document, Level, Limits, Options, Severities, Version } from '../types.js';
import { type Statuses } from './options.js';
import { type ReceiverRejection } from './receiver_rejections.js';
/** How to receive. An unknown name or value throws a `TypeError`. */
export interface ReceiverOptions<V extends Version = typeof defaultVersion, H = Headers> {
    /** The version of the interface. The default is `'2024-02-05'`. */
    version?: V | undefined;
    /** The default, `'implied'`, applies all rules. */
    level?: Level | undefined;
    /** Overrides of severities. What is no error any more need not be as the type of `update` says. */
    severity?: Severities | undefined;
    /** Bounds on what is read and reported: `bytes` is the largest body, 1048576. */
    limits?: Limits | undefined;
    /** How long the body may take to arrive, in milliseconds. The default is 10000. */
    timeout?: number | undefined;
    /**
     * Whether the delivery comes from the service: asked of the raw bytes, before they are read as JSON.
     * How deliveries are signed is not shown: that is between you and the service.
     */
    verify?(bytes: Uint8Array<ArrayBuffer>, headers: H): unknown;
    /** Whether the update was received before: then it is acknowledged, and not handed out again. */
    isDuplicate?(update: Document<'product-update', V>): unknown;
    /** Statuses of rejections that differ from the default ones: 400 to 599. */
    statuses?: {
        readonly [C in ReceiverRejection]?: number | undefined;
    } | undefined;
}
/** Options, checked. */
export interface ReceiverSettings {
    readonly mostBytes: number;
    readonly timeout: number;
    readonly statuses: Statuses<ReceiverRejection>;
    /** How to check the document; undefined where every option has its default. */
    readonly ofDocument: Options | undefined;
}
/** Checks the options. */
export declare function readReceiverOptions(options: object | undefined): ReceiverSettings;
