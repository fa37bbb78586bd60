import { type Framing, type Part } from './framing.js';
export declare const COMMA = 44;
/**
 * Cuts at the commas of the array. A comma belongs to the element after it, and so does white space between them that
 * is too long to keep.
 */
export declare class Elements implements Framing {
    #private;
    constructor(most: number);
    get offset(): number;
    push(chunk: Uint8Array): Iterable<Part>;
    end(): Iterable<Part>;
}
