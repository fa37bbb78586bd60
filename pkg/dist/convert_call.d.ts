/**
 * A call from one version to another: its header, its query and its body, each by what the endpoint
 * takes. What happens to a query or a body is for `convert` to say.
 */
import { type Call } from './call.js';
import type { Shortfall } from './conversion.js';
import type { ConvertOptions } from './convert_options.js';
import type { Problem } from './types.js';
/** How to convert a call. An unknown name or value throws a `TypeError`. */
export interface ConvertCallOptions extends Pick<ConvertOptions, 'from' | 'to' | 'onLoss' | 'limits' | 'messages'> {
    /** The address before the paths of the API. Without it a path is taken from `/v2/`. */
    baseUrl?: string | undefined;
}
/** What became of a call. Pointers begin with `/query` or `/body`; the endpoint's is empty. */
export type CallConversion = {
    ok: true;
    /** The call as the other version takes it; what was an object is a new one. */
    call: Call;
    /** What could not be carried over. */
    losses: Shortfall[];
    /** What the other version asks for and the call does not hold. */
    gaps: Shortfall[];
    problems: [];
} | {
    ok: false;
    call: undefined;
    losses: Shortfall[];
    gaps: Shortfall[];
    /** Why nothing was converted. */
    problems: Problem[];
};
/**
 * Converts a call from one version to another: the header `x-api-version`, the query and the body. An
 * endpoint that the other version does not list is a loss. The call that was passed is not changed.
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
