/**
 * The options of a gateway, and what they come to.
 */
import { type ConvertOptions } from '../convert_options.js';
import { readLimits } from '../options.js';
import type { Limits, Shape, Version } from '../types.js';
import { type GatewayRejection } from './gateway_rejections.js';
import { type Mount } from './mount.js';
import { type Statuses } from './options.js';
/** The shapes whose envelope is not shown. */
type ListShape = Extract<Shape, `${string}-list`>;
/** How to stand between clients of one version and a service of the other. */
export interface GatewayOptions extends Pick<ConvertOptions, 'payoutUrl' | 'fill' | 'onLoss'> {
    /** The JSON Pointer of a list's entries, where a document alone does not tell: of all lists, or of each. */
    entries?: string | {
        readonly [S in ListShape]?: string | undefined;
    } | undefined;
    /** The base address of the service: what comes before `/v2/`. */
    upstream: string | URL;
    /** The version of clients that name none, or an unknown one, in `x-api-version`. */
    clientVersion: Version;
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
    /** Is told what went wrong with the service or in the gateway: for your log. */
    onError?(error: unknown): unknown;
    /** Statuses of rejections that differ from the default ones: 400 to 599. */
    statuses?: {
        readonly [C in GatewayRejection]?: number | undefined;
    } | undefined;
}
/** Options, checked. */
export interface GatewaySettings {
    /** Without a slash at its end. */
    readonly upstream: string;
    readonly clientVersion: Version;
    readonly upstreamVersion: Version;
    readonly mount: Mount | undefined;
    readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
    readonly timeout: number;
    readonly onError: (error: unknown) => unknown;
    readonly statuses: Statuses<GatewayRejection>;
    readonly onLoss: ConvertOptions['onLoss'];
    readonly limits: ReturnType<typeof readLimits>;
    /** How to convert a document from one version to another. */
    conversion(shape: Shape, from: Version, to: Version): ConvertOptions;
}
/** Checks the options. */
export declare function readGatewayOptions(options: GatewayOptions): GatewaySettings;
export {};
