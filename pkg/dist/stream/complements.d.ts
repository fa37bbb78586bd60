import type { Complement } from '../conversion.js';
import type { HeldComplements } from './core_batch.js';
import type { ArchiveFormat } from './stream_options.js';
/** A complement that `convert` reports. */
export declare const INVALID: Complement;
/** Reads complements in ascending order of their documents. */
export declare class Complements {
    #private;
    constructor(stream: ReadableStream<Uint8Array>, format: ArchiveFormat, mostBytes: number);
    /**
     * Returns the complements of `count` documents, of which the first has the number `first`. They are valid until the
     * next call.
     */
    take(first: number, count: number): Promise<HeldComplements>;
    /** Returns whether the next complement is that of a document. */
    isAt(number: number): Promise<boolean>;
    /** Throws an error if there are complements left. */
    end(): Promise<void>;
    cancel(reason: unknown): void;
}
/** Parses a complement. Returns `INVALID` if it is not JSON. */
export declare function complementOf(text: Uint8Array): Complement;
