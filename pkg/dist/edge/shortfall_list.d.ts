/**
 * Losses or gaps of an exchange, call and answer together, as anybody may see them: with public pointers, each
 * once, and never more than a few, however many a document has.
 */
import type { Shortfall } from '../conversion.js';
/** Something that could not be carried over, or that is missing on the other side. */
export interface GatewayShortfall {
    /** Its JSON Pointer from `/query`, `/body` or `/response`. Names that are not documented read as `*`. */
    pointer: string;
    /** The section of the API documentation. */
    section: string;
    /** Why, in a sentence. */
    reason: string;
}
/** The most that are listed; `convertInSummary` finds no more. */
export declare const MOST = 100;
/** Collects losses, or gaps: the first hundred. The others are counted. */
export declare class ShortfallList {
    #private;
    /** Adds what begins at a pointer, and how much there is beyond it. */
    add(prefix: string, shortfalls: readonly Shortfall[], more?: number): void;
    get isEmpty(): boolean;
    /** There are more than are listed. */
    get truncated(): boolean;
    /** For whoever runs the gateway. */
    list(): GatewayShortfall[];
    /**
     * A list (RFC 9651) of places, each with its section, such as `"/response/items/0/payout/*";section="2.6"`.
     * It can end early: its last member is then `more;count=12`. Neither pointers nor sections need escaping.
     */
    header(): string;
}
