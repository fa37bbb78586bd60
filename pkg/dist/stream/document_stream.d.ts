import type { Framing, Part } from './framing.js';
import { type Output } from './output.js';
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
    /** All that is written to. */
    readonly outputs: readonly Output[];
    readonly onProgress: ((progress: Progress) => void) | undefined;
    /** Works on a part. */
    part(part: Part): Promise<void>;
    /** Behind the last part. */
    end?(): Promise<void>;
    /** Nothing more will be read. */
    cancel?(reason: unknown): void;
}
/** A `WritableStream` with a summary. */
export interface DocumentSink<S> {
    writable: WritableStream<Uint8Array>;
    /** Resolves when everything is written; rejects where the stream fails. */
    summary: Promise<S>;
}
/** A `TransformStream` with a summary. */
export interface DocumentStream<S> extends DocumentSink<S> {
    readable: ReadableStream<Uint8Array<ArrayBuffer>>;
}
/** Makes the stream. */
export declare function documentStream<S extends Progress>(workFor: (output: Output) => Work<S>): DocumentStream<S>;
/** The same where whoever does the work knows where to write. */
export declare function documentSink<S extends Progress>(work: Work<S>): DocumentSink<S>;
