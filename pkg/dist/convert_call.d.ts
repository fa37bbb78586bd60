/**
 * Converts a call from one version to another: its version header, its query and its body. Looks up the
 * endpoint's shapes and leaves the conversion of query and body to `convert`.
 */
import { type Call } from './call.js';
import type { Loss, Shortfall } from './conversion.js';
import { type ConvertOptions, type ConvertSettings } from './convert_options.js';
import type { ListedEndpoint } from './reference.js';
import type { Problem } from './types.js';
/** Options of `convertCall`. An unknown name or value throws a `TypeError`. */
export interface ConvertCallOptions extends Pick<ConvertOptions, 'from' | 'to' | 'onLoss' | 'limits' | 'messages'> {
    /** The URL that the API's paths (`/v2/…`) follow. By default the path starts at the first `/v2/` of the URL. */
    baseUrl?: string | undefined;
}
/** The result of `convertCall`. Pointers begin with `/query` or `/body`; the endpoint's pointer is `''`. */
export type CallConversion = {
    ok: true;
    /** The converted call. The call that was passed is not modified. */
    call: Call;
    /** What the other version can't hold. */
    losses: Loss[];
    /** What the other version requires and the call does not have. */
    gaps: Shortfall[];
    problems: [];
} | {
    ok: false;
    call: undefined;
    losses: Loss[];
    gaps: Shortfall[];
    /** Why the call was not converted. */
    problems: Problem[];
};
/**
 * Converts a call from one version to another: the header `x-api-version`, the query and the body. An endpoint
 * that version `to` does not list is a loss; one that version `from` does not list is a problem.
 * A call that can't be sent or a mistake in the options throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { convertCall } from 'order-contract'
 *
 * const call = { method: 'GET', url: '/v2/product?limit=20', headers: { 'x-api-version': '2024-02-05' } }
 * const { call: old, losses } = convertCall(call, { from: '2024-02-05', to: '2023-07-27' })
 * if (old?.url !== '/v2/product' || losses[0]?.pointer !== '/query/limit') throw new Error('not converted')
 * ```
 */
export declare function convertCall(call: Call, options: ConvertCallOptions): CallConversion;
/** Converts a call whose endpoint is known. */
export declare function convertListed(given: Call, endpoint: ListedEndpoint, options: ConvertSettings): CallConversion;
