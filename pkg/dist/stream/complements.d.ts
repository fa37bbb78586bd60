/** Reads the complements that an earlier conversion wrote, in step with the documents that they belong to. */
import { ArchiveError } from './archive_error.js';
import type { HeldComplement } from './core_batch.js';
import type { ArchiveFormat } from './stream_options.js';
/** Reads complements in ascending order of their documents. */
export declare class Complements {
    #private;
    constructor(stream: ReadableStream<Uint8Array>, format: ArchiveFormat, mostBytes: number);
    /** Returns the complements of `count` documents, of which the first has the number `first`. */
    take(first: number, count: number): Promise<HeldComplement[]>;
    /** Returns whether there are complements left. */
    hasMore(): Promise<boolean>;
    /** Makes an error about the complement that was read last. */
    error(reason: string): ArchiveError;
    cancel(reason: unknown): void;
}
