/**
 * The options of a gateway, and what they come to.
 */
import { type ConvertOptions } from '../convert_options.js';
import { readLimits } from '../options.js';
import type { Limits, Shape, Version } from '../types.js';
import { type GatewayRejection } from './gateway_rejections.js';
import { type Mount } from './mount.js';
import { type Statuses } from './options.js';
import type { GatewayShortfall } from './shortfall_list.js';
import { type EdgeMessages } from './words.js';
/** The shapes whose envelope is not shown. */
type ListShape = Extract<Shape, `${string}-list`>;
/** How to stand between clients of one version and a service of the other. */
export interface GatewayOptions extends Pick<ConvertOptions, 'payoutUrl' | 'fill' | 'onLoss'> {
    /** The language of answers, such as `deEdge` of `order-contract/messages/de`. English is built in. */
    messages?: EdgeMessages | undefined;
    /**
     * Query parameters that the service's version does not have, all but `limit`: without them it would answer
     * another question. The default, `'error'`, refuses the request, whatever `onLoss` says.
     */
    onQueryLoss?: ConvertOptions['onLoss'];
    /**
     * An answer whose payouts have no string at `payoutUrl`, but something else: the client could not redeem
     * what was paid for. The default, `'error'`, refuses the answer, whatever `onLoss` says.
     */
    onPayoutLoss?: ConvertOptions['onLoss'];
    /** The JSON Pointer of a list's entries, where a document alone does not tell: of all lists, or of each. */
    entries?: string | {
        readonly [S in ListShape]?: string | undefined;
    } | undefined;
    /** The base address of the service: what comes before `/v2/`. */
    upstream: string | URL;
    /** The version of clients that name none in `x-api-version`. */
    clientVersion: Version;
    /**
     * A request that names another version than the known ones, on an endpoint that takes the header. The
     * default, `'reject'`, answers 400; with `'client'` it counts as of `clientVersion`.
     */
    unknownVersion?: 'reject' | 'client' | undefined;
    /** What lies outside `/v2/`. The default, `'reject'`, answers 404; with `'pass'` the service is asked. */
    outside?: 'reject' | 'pass' | undefined;
    /** What lies inside `/v2/` and no version lists. The default, `'pass'`, asks the service. */
    unlisted?: 'pass' | 'reject' | undefined;
    /** The version that the service is spoken to in. */
    upstreamVersion: Version;
    /** The base address of the gateway itself, or its path: `'/shop'`. Without it a path is taken from `/v2/`. */
    baseUrl?: string | undefined;
    /** What to call the service with: a service binding, for example. The default is the global `fetch`. */
    fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
    /** Bounds on the bodies that are converted. The others pass as they come. */
    limits?: Limits | undefined;
    /** How long an exchange may take, in milliseconds: up to the head of an answer that passes as it comes. 30000. */
    timeout?: number | undefined;
    /** Gets what went wrong with the service or in the gateway: for your log. */
    onError?(error: unknown, request: Request): unknown;
    /** Gets the losses of a call and of its answer, and the fields that are missing on both sides. */
    onShortfall?(shortfall: ExchangeShortfall): unknown;
    /** Statuses of rejections that differ from the default ones: 400 to 599. */
    statuses?: {
        readonly [C in GatewayRejection]?: number | undefined;
    } | undefined;
}
/** What an exchange fell short of: the first hundred losses and gaps. */
export interface ExchangeShortfall {
    /** What could not be carried over. */
    losses: GatewayShortfall[];
    /** What the other side asks for and the document does not hold. */
    gaps: GatewayShortfall[];
    /** There are more than are listed. */
    truncated: boolean;
    /** The request, whose body may have been read. */
    request: Request;
}
/** Options, checked. */
export interface GatewaySettings {
    /** Without a slash at its end. */
    readonly upstream: string;
    readonly unknownVersion: 'reject' | 'client';
    readonly outside: 'reject' | 'pass';
    readonly unlisted: 'pass' | 'reject';
    readonly onQueryLoss: ConvertOptions['onLoss'];
    readonly onPayoutLoss: ConvertOptions['onLoss'];
    readonly payoutUrl: string;
    readonly onShortfall: GatewayOptions['onShortfall'];
    readonly clientVersion: Version;
    readonly upstreamVersion: Version;
    readonly mount: Mount | undefined;
    readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
    readonly timeout: number;
    readonly onError: GatewayOptions['onError'];
    readonly statuses: Statuses<GatewayRejection>;
    readonly onLoss: ConvertOptions['onLoss'];
    readonly messages: EdgeMessages | undefined;
    readonly limits: ReturnType<typeof readLimits>;
    /** How to convert a document from one version to another. */
    conversion(shape: Shape, from: Version, to: Version): ConvertOptions;
}
/** Checks the options. */
export declare function readGatewayOptions(options: GatewayOptions): GatewaySettings;
export {};
