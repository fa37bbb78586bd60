import { type Framing, type Part } from './framing.js';
/** Cuts after line ends. */
export declare class Lines implements Framing {
    #private;
    /** The offset of the pending bytes in the archive. */
    offset: number;
    constructor(most: number);
    push(chunk: Uint8Array): Iterable<Part>;
    end(): Iterable<Part>;
}
/** Counts lines. The last one may lack its end. */
export declare function linesIn(bytes: Uint8Array): number;
