import type { ConvertedBatch } from './core_batch.js';
import { type Output } from './output.js';
import type { Reject } from './refusal_reasons.js';
export declare class ConversionOutputs {
    #private;
    /** In the order in which they are closed: when the documents end, the others are complete. */
    readonly all: readonly Output[];
    constructor(documents: Output, rejects: WritableStream<Uint8Array> | undefined, complements: WritableStream<Uint8Array> | undefined, isArray: boolean);
    get keepsRejects(): boolean;
    get keepsComplements(): boolean;
    /** Writes bytes as they are. */
    copy(bytes: Uint8Array): Promise<void>;
    /** Writes documents and complements, which are valid until the next call of the core. */
    write({ output, complements }: ConvertedBatch): Promise<void>[];
    /** Writes rejects. Without an output for them, throws the error about the first one, whose document is `first`. */
    reject(rejects: Iterable<Reject>, first?: Uint8Array): Promise<void>;
}
