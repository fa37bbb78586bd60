/**
 * Detects responses that would lose all their payouts. If no payout has a URL at `payoutUrl`, the client of an older
 * version gets paid orders that it can't redeem.
 */
import type { Shortfall } from '../conversion.js';
import type { Shape } from '../types.js';
/**
 * Returns whether no payout of a response has a string at `payoutUrl` and at least one of them is worth money.
 * Parses the response only if a whole payout is among the losses. The first losses suffice: without any URL, every
 * loss is a whole payout.
 */
export declare function losesPayouts(shape: Shape, bytes: Uint8Array, losses: readonly Shortfall[], payoutUrl: string): boolean;
