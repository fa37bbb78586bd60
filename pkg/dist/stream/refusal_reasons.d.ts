import { type CheckedConversion, type ConvertSettings } from '../convert_options.js';
import type { Problem, Shape } from '../types.js';
import { type BatchDocument, type HeldComplements } from './core_batch.js';
import { type DocumentPlace, type Excerpt } from './excerpt.js';
import { type Batch, type CutDocument } from './framing.js';
/** A line of `rejects`: a document that could not be converted, and why. */
export type Reject = DocumentPlace & Excerpt & {
    /** The end of the document's line, unless that is a line feed: empty if the archive ends without one. */
    lineEnd?: string;
    problems: Problem[];
};
/** Handles refused documents alone: the core lists only their places. */
export declare class RefusalReasons {
    #private;
    /** `settings` are the options, encoded. */
    constructor(shape: Shape, options: CheckedConversion, settings: ConvertSettings);
    /** Returns the problems of a document over the limit. */
    ofLong(): Problem[];
    /** Validates instead of converting, because a conversion to the same version reads nothing. */
    ofCut({ bytes }: CutDocument): Excerpt & {
        problems: Problem[];
    };
    /** Yields the rejects of a batch whose first document has the number `first`. Makes one report at a time: a batch can hold tens of thousands of documents. */
    inBatch(batch: Batch, refused: readonly BatchDocument[], held: HeldComplements, first: number): Iterable<Reject>;
}
