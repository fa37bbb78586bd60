/**
 * A stream of documents: bytes go in, whole batches are worked on one after the other, and everything that is
 * written waits for its reader. What is done with a batch is not decided here.
 */
import type { Framing, Part } from './framing.js';
import { Output } from './output.js';
/** How far a stream has come. */
export interface Progress {
    /** Bytes of the input that were worked on. */
    bytes: number;
    /** Documents among them. */
    documents: number;
}
/** What a stream does. */
export interface Work<S extends Progress> {
    readonly framing: Framing;
    /** The summary so far. */
    readonly summary: S;
    /** What is written besides the stream itself. */
    readonly outputs: readonly Output[];
    readonly onProgress: ((progress: Progress) => void) | undefined;
    /** Works on a part. */
    part(part: Part, output: Output): Promise<void>;
    /** Behind the last part. */
    end?(): Promise<void>;
    /** Nothing more will be read. */
    cancel?(reason: unknown): void;
}
/** A `TransformStream` with a summary. */
export interface DocumentStream<S> {
    readable: ReadableStream<Uint8Array<ArrayBuffer>>;
    writable: WritableStream<Uint8Array>;
    /** Resolves when everything is written; rejects where the stream fails. */
    summary: Promise<S>;
}
/** Makes the stream. */
export declare function documentStream<S extends Progress>(work: Work<S>): DocumentStream<S>;
