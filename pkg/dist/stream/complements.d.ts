/** Complements that an earlier conversion handed out, read beside the documents that they belong to. */
import { ArchiveError } from './archive_error.js';
import type { HeldComplement } from './core_batch.js';
import type { ArchiveFormat } from './stream_options.js';
/** Reads one complement after another; they ascend. */
export declare class Complements {
    #private;
    constructor(stream: ReadableStream<Uint8Array>, format: ArchiveFormat, mostBytes: number);
    /** The complements of so many documents, of which the first has this number. */
    take(first: number, count: number): Promise<HeldComplement[]>;
    /** Whether some are left. */
    hasMore(): Promise<boolean>;
    /** An error at the complement that was read last. */
    error(reason: string): ArchiveError;
    cancel(reason: unknown): void;
}
