import { type ConvertOptions, type ConvertSettings } from '../convert_options.js';
import { type Checked } from '../option_reader.js';
import type { Limits, Shape, Version } from '../types.js';
import type { EdgeError } from './edge_error.js';
import { type GatewayRejection } from './gateway_rejections.js';
import type { GatewayShortfall } from './shortfall_list.js';
import { type EdgeMessages } from './texts.js';
/** The shapes of lists. The API documentation does not show where their entries are. */
type ListShape = Extract<Shape, `${string}-list`>;
/** Options of `createGateway`. An unknown name or value throws a `TypeError`. */
export interface GatewayOptions extends Pick<ConvertOptions, 'payoutUrl' | 'fill' | 'onLoss'> {
    /** The language of rejections, such as `deEdge` from `order-contract/messages/de`. The default is English. */
    messages?: EdgeMessages | undefined;
    /**
     * If a request has a query parameter that the service's version lacks: `'error'`, the default, refuses the
     * request, because the service would answer another query; `'report'` drops it. `limit` follows `onLoss`.
     */
    onQueryLoss?: ConvertOptions['onLoss'];
    /**
     * If a response has payouts and none has a string at `payoutUrl`: `'error'`, the default, refuses the response,
     * because the client could not redeem what was paid for; `'report'` lists the losses. Independent of `onLoss`.
     */
    onPayoutLoss?: ConvertOptions['onLoss'];
    /** The JSON Pointer of a list's entries, if a document has several candidates: for all lists, or by shape. */
    entries?: string | {
        readonly [S in ListShape]?: string | undefined;
    } | undefined;
    /** The base URL of the service, without `/v2/`, credentials or a query. */
    upstream: string | URL;
    /** The version of clients that send no header `x-api-version`. */
    clientVersion: Version;
    /**
     * If the header `x-api-version` names an unknown version, on an endpoint that takes it: `'reject'`, the default,
     * answers with status 400; `'client'` uses `clientVersion`.
     */
    unknownVersion?: 'reject' | 'client' | undefined;
    /** Requests outside `/v2/`: `'reject'`, the default, answers with status 404; `'pass'` forwards them. */
    outside?: 'reject' | 'pass' | undefined;
    /** Requests inside `/v2/` that no version lists: `'pass'`, the default, forwards them; `'reject'` answers 404. */
    unlisted?: 'pass' | 'reject' | undefined;
    /** The version of the service. */
    upstreamVersion: Version;
    /**
     * Whether `forwarded` and `x-forwarded-*` of a request reach the service. By default they do not, because anyone
     * can send them: set it if a proxy in front of the gateway replaces them.
     */
    trustForwarded?: boolean | undefined;
    /**
     * The base URL of the gateway, or its path, such as `'/shop'`. By default the path starts at the first `/v2/`.
     * Requests may have the other scheme, as behind a proxy that ends TLS.
     */
    baseUrl?: string | URL | undefined;
    /** Calls the service, for example through a service binding. The default is the global `fetch`. */
    fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
    /** Limits on the responses that are converted. Other bodies have none. */
    limits?: Limits | undefined;
    /**
     * The time limit of an exchange in milliseconds, 30000 by default. A body that passes unchanged may take longer, but
     * not pause for longer.
     */
    timeout?: number | undefined;
    /** Is called with errors of the service or the gateway, for your log. */
    onError?(error: EdgeError, request: Request): unknown;
    /** Is called if an exchange has losses or gaps, in the request or the response. */
    onShortfall?(shortfall: ExchangeShortfall): unknown;
    /** Statuses that override the defaults, by code: 400 to 599. */
    statuses?: {
        readonly [C in GatewayRejection]?: number | undefined;
    } | undefined;
}
/** The losses and gaps of an exchange: at most 100 of each. */
export interface ExchangeShortfall {
    /** What the other version can't hold. */
    losses: GatewayShortfall[];
    /** What the other version requires and the document does not have. */
    gaps: GatewayShortfall[];
    /** Whether there are more than are listed. */
    truncated: boolean;
    /** The request. Its body may have been read. */
    request: Request;
}
/** Makes the options of `convert` for documents of a shape. */
type ConversionFor = (shape: Shape, from: Version, to: Version) => ConvertSettings;
/** Checked options. */
export interface GatewaySettings extends Omit<Checked<typeof OPTIONS>, 'payoutUrl' | 'fill' | 'entries' | 'fetch'> {
    readonly payoutUrl: string;
    readonly fetch: NonNullable<GatewayOptions['fetch']>;
    readonly conversion: ConversionFor;
}
declare const OPTIONS: {
    upstream: import("../option_reader.js").Option<string>;
    clientVersion: import("../option_reader.js").Option<"2023-07-27" | "2024-02-05">;
    upstreamVersion: import("../option_reader.js").Option<"2023-07-27" | "2024-02-05">;
    baseUrl: import("../option_reader.js").Option<NoInfer<import("./mount.js").Mount> | undefined>;
    fetch: import("../option_reader.js").Option<NoInfer<(url: string, init: RequestInit) => Promise<Response>> | undefined>;
    payoutUrl: import("../option_reader.js").Option<string | undefined>;
    fill: import("../option_reader.js").Option<NoInfer<string[]> | NoInfer<readonly []>>;
    entries: import("../option_reader.js").Option<NoInfer<() => undefined> | NoInfer<(shape: Shape) => string | undefined>>;
    onLoss: import("../option_reader.js").Option<"error" | "report">;
    onQueryLoss: import("../option_reader.js").Option<"error" | "report">;
    onPayoutLoss: import("../option_reader.js").Option<"error" | "report">;
    unknownVersion: import("../option_reader.js").Option<"client" | "reject">;
    outside: import("../option_reader.js").Option<"pass" | "reject">;
    unlisted: import("../option_reader.js").Option<"pass" | "reject">;
    trustForwarded: import("../option_reader.js").Option<boolean>;
    limits: import("../option_reader.js").Option<NoInfer<Checked<{
        bytes: import("../option_reader.js").Option<number>;
        depth: import("../option_reader.js").Option<number>;
        findings: import("../option_reader.js").Option<number>;
    }>>>;
    messages: import("../option_reader.js").Option<NoInfer<EdgeMessages> | undefined>;
    timeout: import("../option_reader.js").Option<number>;
    onError: import("../option_reader.js").Option<NoInfer<(error: EdgeError, request: Request) => unknown> | undefined>;
    onShortfall: import("../option_reader.js").Option<NoInfer<(shortfall: ExchangeShortfall) => unknown> | undefined>;
    statuses: import("../option_reader.js").Option<Readonly<Record<"bad_answer" | "failed" | "inconvertible" | "loop" | "not_found" | "not_listed" | "payout_lost" | "removed" | "timeout" | "unknown_version" | "unlisted" | "unreachable" | "unreadable", number>>>;
};
/** Checks the options and fills in the defaults. */
export declare function readGatewayOptions(options: GatewayOptions): GatewaySettings;
export {};
