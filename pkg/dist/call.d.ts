import type { Options, Report, Shape, Version } from './types.js';
/** Headers, as `fetch` takes them. */
export type CallHeaders = {
    readonly [name: string]: string | readonly string[] | undefined;
} | Iterable<readonly [string, string]>;
/** A call to the service, before it is sent. */
export interface Call {
    /** The HTTP method. */
    method: string;
    /** The URL, with its query. */
    url: string | URL;
    /** An object, pairs, or `Headers`. */
    headers?: CallHeaders | undefined;
    /** Text, bytes, or the value that will be serialised; `null` and undefined mean no body, as for `fetch`. */
    body?: unknown;
}
/** How to check a call. */
export interface CallOptions extends Options {
    /** The address before the paths of the API. Without it a path is taken from `/v2/`. */
    baseUrl?: string | undefined;
}
/** What an endpoint takes and gives. */
export interface Endpoint {
    /** The shape of its query. */
    query?: Shape;
    /** The shape of the body that is sent. */
    body?: Shape;
    /** The shape of the body that comes back. */
    response?: Shape;
    /** The section of the API documentation that lists it. */
    section: string;
}
/** An endpoint, and whether the API documentation shows the header of the version on it. */
export interface ListedEndpoint extends Endpoint {
    versioned?: boolean;
}
/**
 * Checks a call to the service. Pointers begin with `/query`, `/headers` or `/body`. A version that
 * the header `x-api-version` names goes before the option.
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
 * What the endpoint takes and gives that a method and a URL mean; null where the version lists none.
 *
 * @example
 * ```ts
 * import { endpointOf } from 'order-contract'
 *
 * if (endpointOf('POST', '/v2/order')?.body !== 'order-request') throw new Error('not an order')
 * ```
 */
export declare function endpointOf(method: string, url: string | URL, options?: {
    version?: Version | undefined;
    baseUrl?: string | undefined;
}): Endpoint | null;
/** The same, with all that the contract's data say of it. */
export declare function listedEndpoint(method: string, url: string | URL, version: Version, baseUrl: string | undefined): ListedEndpoint | undefined;
/** The mistake of a call that is not an object; `convertCall` says the same. */
export declare const CALL = "a call must be an object such as { method, url }";
