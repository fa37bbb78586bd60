/**
 * Payouts that an answer would lose as a whole. Where they have no URL at the place that `payoutUrl` names,
 * the client of an older version gets orders that were paid for and no way to redeem them.
 */
import type { Shortfall } from '../conversion.js';
import type { Shape } from '../types.js';
/**
 * Whether an answer has payouts, none with a string at `payoutUrl`, and one at least with something else.
 * Nothing is looked at where the losses name no whole payout. The first losses will do: those of an answer
 * without a URL name whole payouts only.
 */
export declare function losesPayouts(shape: Shape, bytes: Uint8Array, losses: readonly Shortfall[], payoutUrl: string): boolean;
