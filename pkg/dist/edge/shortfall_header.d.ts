/**
 * Losses and gaps as a header: a list (RFC 9651) of their places, each with its section of the interface,
 * such as `"/response/items/0/payout/*";section="2.6"`. A header is bounded, so the list can end early:
 * its last member is then `more;count=12`.
 */
import type { Shortfall } from '../conversion.js';
/** What could not be carried over, and what is missing on the other side. */
export interface Shortfalls {
    readonly losses: readonly Shortfall[];
    readonly gaps: readonly Shortfall[];
}
/** The list of what the call and the answer fall short of; undefined where it would be empty. */
export declare function shortfallHeader(call: readonly Shortfall[], answer: readonly Shortfall[]): string | undefined;
