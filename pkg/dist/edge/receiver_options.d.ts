import type { defaultVersion } from '../generated/tables.js';
import type { Document, Level, Limits, Options, Severities, Version } from '../types.js';
import { type Statuses } from './options.js';
import { type ReceiverRejection } from './receiver_rejections.js';
import { type EdgeMessages, type ReceiverWords } from './words.js';
export declare const CLAIMS: readonly ['new', 'done', 'busy'];
/** How to receive. An unknown name or value throws a `TypeError`. */
export interface ReceiverOptions<V extends Version = typeof defaultVersion, H = Headers> {
    /** The API version. The default is `'2024-02-05'`. */
    version?: V | undefined;
    /** The default, `'implied'`, applies all rules. */
    level?: Level | undefined;
    /** Overrides of severities. What is no error any more need not be as the type of `update` says. */
    severity?: Severities | undefined;
    /** Bounds on what is read and reported: `bytes` is the largest body, 1048576. */
    limits?: Limits | undefined;
    /** The language of rejections, such as `deEdge` of `order-contract/messages/de`. English is built in. */
    messages?: EdgeMessages | undefined;
    /** How long a delivery may take, in milliseconds: the arrival of its body and all hooks. The default is 10000. */
    timeout?: number | undefined;
    /**
     * Whether the delivery comes from the service: asked of the raw bytes, before they are read as JSON.
     * How deliveries are signed is not shown: that is between you and the service.
     */
    verify?(bytes: Uint8Array<ArrayBuffer>, headers: H): unknown;
    /**
     * What a `verify` that throws means: the default, `'failed'`, that it is not known whether the delivery is
     * genuine (500); `'unverified'` that it is not (401).
     */
    onVerifyError?: 'unverified' | 'failed' | undefined;
    /**
     * Whether the update was received before: then it is acknowledged, and not handed out again. A hint: for two
     * deliveries at once the answer can be no both times. `claim` has no such gap.
     */
    isDuplicate?(update: Document<'product-update', V>): unknown;
    /**
     * Claims an update, in one step of your store: `'new'` where it is yours to handle, `'done'` where it was
     * handled before (200), `'busy'` where another delivery is at it (503). Needs `release` and `handle`.
     */
    claim?(update: Document<'product-update', V>): Claim | PromiseLike<Claim>;
    /** Gives back a claim whose update could not be handled. */
    release?(update: Document<'product-update', V>): unknown;
    /**
     * Acts on the update, and with `claim` marks it as done. Only when it has succeeded is the delivery
     * acknowledged; what it throws is answered with 500.
     */
    handle?(update: Document<'product-update', V>): unknown;
    /** Statuses of rejections that differ from the default ones: 400 to 599. */
    statuses?: {
        readonly [C in ReceiverRejection]?: number | undefined;
    } | undefined;
}
/** Whose an update is. */
export type Claim = (typeof CLAIMS)[number];
/** A hook of the receiver. */
export type ReceiverHook = (typeof HOOKS)[number];
/** Options, checked. */
export interface ReceiverSettings {
    /** The hooks that are there. */
    readonly hooks: {
        readonly [H in ReceiverHook]?: (...given: never[]) => unknown;
    };
    readonly onVerifyError: 'unverified' | 'failed';
    readonly mostBytes: number;
    readonly timeout: number;
    readonly statuses: Statuses<ReceiverRejection>;
    /** What to say. */
    readonly words: ReceiverWords;
    /** How to check the document; undefined where every option has its default. */
    readonly ofDocument: Options | undefined;
}
declare const HOOKS: readonly ['verify', 'isDuplicate', 'claim', 'release', 'handle'];
/** Checks the options. */
export declare function readReceiverOptions(options: object | undefined): ReceiverSettings;
export {};
