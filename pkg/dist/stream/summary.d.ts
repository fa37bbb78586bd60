/** What a whole archive comes to. */
import { type Shortfall } from '../conversion.js';
import type { Messages } from '../message.js';
import type { BatchTally } from './core_batch.js';
/** A loss or a gap, and how often it occurred. */
export interface Tally {
    /** The pattern of its pointers, such as `/items/0/payout/status` with `*` for positions; `*` where there are too many patterns. */
    pointer: string;
    /** The section of the API documentation. */
    section: string;
    /** Why, in a sentence. */
    reason: string;
    /** How often. */
    count: number;
}
/** Adds up the tallies of batches. */
export declare class Tallies {
    #private;
    constructor(messages?: Messages);
    add(tallies: readonly BatchTally[]): void;
    /** Counts a loss or a gap of a single conversion. */
    addShortfall(topic: 'losses' | 'gaps', { path, section, reason }: Shortfall): void;
    /** The most common first. */
    list(topic: 'losses' | 'gaps'): Tally[];
}
