import type { Messages } from '../language.js';
import type { BatchTally } from './core_batch.js';
/** A loss or a gap, and how often it occurred. */
export interface Tally {
    /** The JSON Pointer, with `*` for positions in arrays. Just `*` for further pointers, after 1000 in the archive or in a batch. */
    pointer: string;
    /** The section of the API documentation, such as `'2.6'`. */
    section: string;
    /** A sentence that says why. */
    reason: string;
    /** How often it occurred. */
    count: number;
}
/** Adds up the tallies of batches. */
export declare class Tallies {
    #private;
    constructor(messages?: Messages);
    add(tallies: readonly BatchTally[]): void;
    /** Returns the losses or gaps, most frequent first. */
    list(topic: 'losses' | 'gaps'): Tally[];
}
