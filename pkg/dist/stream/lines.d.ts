/** NDJSON: each line is a document. */
import { type Framing, type Part } from './framing.js';
/** Cuts behind the ends of lines. */
export declare class Lines implements Framing {
    #private;
    /** Where the bytes begin that wait. */
    offset: number;
    constructor(most: number);
    push(chunk: Uint8Array): Iterable<Part>;
    end(): Iterable<Part>;
}
/** How many lines there are, the last one with or without its end. */
export declare function linesIn(bytes: Uint8Array): number;
