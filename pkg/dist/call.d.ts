import type { Endpoint, ListedEndpoint } from './reference.js';
import { type PlatformUrl } from './tag.js';
import type { Options, Report, Version } from './types.js';
/** Headers: an object, pairs of a name and a value, or `Headers`. Several values of one name are joined by commas. */
export type CallHeaders = {
    readonly [name: string]: string | readonly string[] | undefined;
} | Iterable<readonly [string, string]>;
/** A call to the service that has not been sent yet. */
export interface Call {
    /** The HTTP method, such as `'POST'`. */
    method: string;
    /** The URL or its path, with the query. */
    url: string | PlatformUrl;
    /** An object, pairs, or `Headers`. */
    headers?: CallHeaders | undefined;
    /** Text, bytes, or a value that will be serialised as JSON. `null` and undefined mean no body, as in `fetch`. */
    body?: unknown;
}
/** Options of `validateCall`. An unknown name or value throws a `TypeError`, and so does `entries`. */
export interface CallOptions extends Options {
    /** The URL that the API's paths (`/v2/…`) follow. By default the path starts at the first `/v2/` of the URL. */
    baseUrl?: string | undefined;
}
export declare const baseUrl: import("./option_reader.js").Option<string | undefined>;
/**
 * Validates a call to the service and returns a report. Pointers begin with `/query`, `/headers` or `/body`.
 * The header `x-api-version` takes precedence over the option `version`.
 *
 * Bad data is reported, never thrown. A call that can't be sent throws a `TypeError`: a method that is not a
 * string, headers of another form, or a `Request` with a body, which arrives later. So does a mistake in the options.
 *
 * @example
 * ```ts
 * import { validateCall } from 'order-contract'
 *
 * const { problems } = validateCall({ method: 'GET', url: 'https://example.com/v2/order/O-1/links' })
 * if (problems[0]?.code !== 'removed') throw new Error('not removed')
 * ```
 */
export declare function validateCall(call: Call, options?: CallOptions): Report<'call'>;
/**
 * Returns the shapes of the endpoint that a method and a URL address, or null if the version does not list it.
 * The default version is `'2024-02-05'`. A mistake in an argument throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { endpointOf } from 'order-contract'
 *
 * if (endpointOf('POST', '/v2/order')?.body !== 'order-request') throw new Error('not an order')
 * ```
 */
export declare function endpointOf(method: string, url: string | PlatformUrl, options?: {
    version?: Version | undefined;
    baseUrl?: string | undefined;
}): Endpoint | null;
/** Returns the endpoint, or undefined if no version lists it. */
export declare function listedEndpoint(method: string, url: string | PlatformUrl, baseUrl: string | undefined): ListedEndpoint | undefined;
/** Reads the parts of a call: the own members of an object, or those of a `Request`. */
export declare function partsOf(call: unknown): {
    method: unknown;
    url: unknown;
    headers: unknown;
    body: unknown;
};
/** Returns names and values in turn. Throws a `TypeError` for headers that can't be sent. */
export declare function pairsOf(headers: unknown): string[];
