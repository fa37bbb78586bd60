import type { Framing, Part } from './framing.js';
import { type Output } from './output.js';
/** The progress of a stream. */
export interface Progress {
    /** The number of bytes of the input that have been processed. */
    bytes: number;
    /** The number of documents that have been processed. */
    documents: number;
}
/** The processing of an archive's parts. */
export interface Work<S extends Progress> {
    readonly framing: Framing;
    /** The summary so far. */
    readonly summary: S;
    /** The outputs to close at the end, in this order, or to abort on failure. */
    readonly outputs: readonly Output[];
    readonly onProgress: ((progress: Progress) => void) | undefined;
    /** Processes a part. */
    part(part: Part): Promise<void>;
    /** Is called after the last part. */
    end?(): Promise<void>;
    /** Is called on failure. */
    cancel?(reason: unknown): void;
}
/** A `WritableStream` with a summary. */
export interface DocumentSink<S> {
    writable: WritableStream<Uint8Array>;
    /** Resolves when everything is written. Rejects if the stream fails. */
    summary: Promise<S>;
}
/** A `TransformStream` with a summary. */
export interface DocumentStream<S> extends DocumentSink<S> {
    readable: ReadableStream<Uint8Array<ArrayBuffer>>;
}
/** Makes a stream whose work writes to its readable side. */
export declare function documentStream<S extends Progress>(workFor: (output: Output) => Work<S>): DocumentStream<S>;
/** Makes a sink for work that has an output of its own. */
export declare function documentSink<S extends Progress>(work: Work<S>): DocumentSink<S>;
