/**
 * Collects the losses or gaps of an exchange, of request and response together, in a form that may be shown to
 * anybody: with public pointers, each once, and limited in number.
 */
import type { Shortfall } from '../conversion.js';
/** A loss or a gap of an exchange. */
export interface GatewayShortfall {
    /** The JSON Pointer, from `/query`, `/body` or `/response`. Names that are not documented are replaced by `*`. */
    pointer: string;
    /** The section of the API documentation, such as `'2.6'`. */
    section: string;
    /** A sentence that says why. */
    reason: string;
}
/** How many losses and how many gaps are listed. `convertInSummary` gets the same number. */
export declare const MOST = 100;
/** Lists the first losses, or gaps, and counts the others. */
export declare class ShortfallList {
    #private;
    /** Adds losses or gaps below `prefix`, and the number of further ones that are not listed. */
    add(prefix: string, shortfalls: readonly Shortfall[], more?: number): void;
    get isEmpty(): boolean;
    /** Whether there are more than are listed. */
    get truncated(): boolean;
    /** Returns the listed ones, for the hook `onShortfall`. */
    list(): GatewayShortfall[];
    /**
     * Returns a structured list (RFC 9651) of pointers with sections, such as
     * `"/response/items/0/payout/*";section="2.6"`. If it is cut short, the last member is `more;count=12`. Neither
     * pointers nor sections need escaping.
     */
    header(): string;
}
