import { type NoteRecord } from '../generated/layout.js';
import type { Batch } from './framing.js';
/** A document that the core lists: which one of the batch it is, and where it is there. */
export interface Listed {
    unit: number;
    start: number;
    end: number;
}
/** A complement for a document of the batch. */
export interface HeldComplement {
    unit: number;
    text: Uint8Array;
}
/** How often a loss or a gap occurred in a batch. */
export interface BatchTally {
    topic: 'losses' | 'gaps';
    note: NoteRecord;
    count: number;
    /** Its pointer, with `*` for positions. */
    pattern: string;
}
export interface ConvertedBatch {
    /** How many documents and blank lines there are, and how many blank lines. */
    units: number;
    blank: number;
    /** How many converted documents have other bytes than before. */
    changed: number;
    /** Valid until the next call of the core, as the complements are. */
    output: Uint8Array;
    complements: Uint8Array;
    refused: Listed[];
    tallies: BatchTally[];
}
export interface CheckedBatch {
    units: number;
    blank: number;
    /** The documents on which there is something to report. */
    listed: Listed[];
}
/**
 * Converts a batch. `first` is the number that the first document of the output has among all; complements are written
 * where somebody `keeps` them.
 */
export declare function convertBatch(shape: number, batch: Batch, settings: Uint8Array, held: readonly HeldComplement[], first: number, keeps: boolean): ConvertedBatch;
/** Checks a batch. */
export declare function checkBatch(shape: number, batch: Batch, settings: Uint8Array): CheckedBatch;
