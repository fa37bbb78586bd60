import { type NoteRecord } from '../generated/layout.js';
import type { Shape } from '../types.js';
import type { Batch } from './framing.js';
/** A document that the core lists: its number in the batch, counting blank lines, and its range in the bytes. */
export interface BatchDocument {
    unit: number;
    start: number;
    end: number;
}
/** Complements for documents of the batch. */
export interface HeldComplements {
    /** The number of the document, and the start and end of its complement, in turn. */
    places: readonly number[];
    texts: Uint8Array;
}
export declare const NO_COMPLEMENTS: HeldComplements;
/** Returns a function that finds the complement of a document. Ask for documents in ascending order. */
export declare function complementsByUnit({ places, texts }: HeldComplements): (unit: number) => Uint8Array | undefined;
/** How often a loss or a gap occurred in a batch. */
export interface BatchTally {
    topic: 'losses' | 'gaps';
    note: NoteRecord;
    count: number;
    /** The JSON Pointer, with `*` for positions in arrays. */
    pattern: string;
}
export interface ConvertedBatch {
    /** The number of documents and blank lines, and the number of blank lines. */
    units: number;
    blank: number;
    /** The number of converted documents that differ from the input. */
    changed: number;
    /** Valid until the next call of the core, like the complements. */
    output: Uint8Array;
    complements: Uint8Array;
    refused: BatchDocument[];
    tallies: BatchTally[];
}
interface CheckedBatch {
    units: number;
    blank: number;
    /** The documents with problems. */
    listed: BatchDocument[];
}
/**
 * Converts a batch. `first` is the number of the batch's first document in the whole output. Complements are made only
 * if `keeps` is true.
 */
export declare function convertBatch(shape: Shape, batch: Batch, settings: Uint8Array, held: HeldComplements, first: number, keeps: boolean): ConvertedBatch;
/** Validates a batch. */
export declare function checkBatch(shape: Shape, batch: Batch, settings: Uint8Array): CheckedBatch;
export {};
