import type { Code, Options, Problem, Shape } from '../types.js';
import { type DocumentSink, type DocumentStream } from './document_stream.js';
import type { DocumentPlace } from './excerpt.js';
import { type StreamOptions } from './stream_options.js';
/** Options of `validateStream`. An unknown name or value throws a `TypeError`. */
export interface ValidateStreamOptions extends Options, StreamOptions {
}
/** A line of the output: a document with problems. Spans count from the document's first byte. */
export type InvalidDocument = DocumentPlace & {
    valid: boolean;
    problems: Problem[];
};
/** The summary of `validateStream`. `documents` is the sum of `valid` and `invalid`. */
export interface ValidationSummary {
    /** The length of the input in bytes. */
    bytes: number;
    documents: number;
    valid: number;
    invalid: number;
    /** The number of listed problems by code, warnings included. */
    byCode: {
        [C in Code]?: number;
    };
}
/**
 * Validates an archive of any size: NDJSON or one JSON array of documents. The output is NDJSON, with an
 * `InvalidDocument` per line for each document that has problems, warnings included.
 *
 * A mistake in the arguments throws a `TypeError`. The stream and `summary` fail with an `ArchiveError` if the input
 * is not an array although `format` is `'json'`, and with a `TypeError` for chunks of another type than `Uint8Array`.
 *
 * @example
 * ```ts
 * import { validateStream } from 'order-contract/stream'
 *
 * const archive = new Blob(['{"status":"COMPLETED"}\n{"status":"DONE"}\n'])
 * const stream = validateStream('order-created')
 * const output = await new Response(archive.stream().pipeThrough(stream)).text()
 * const { line, valid, problems } = JSON.parse(output)
 * if (line !== 2 || valid || problems[0].code !== 'enum') throw new Error(output)
 *
 * const { documents, invalid } = await stream.summary
 * if (documents !== 2 || invalid !== 1) throw new Error('miscounted')
 * ```
 */
export declare function validateStream(shape: Shape, options?: ValidateStreamOptions): DocumentStream<ValidationSummary>;
/** Gets a document with problems, and its bytes unless it is over the limit. */
type Listener = (listed: InvalidDocument, bytes: Uint8Array | undefined) => Promise<void>;
/** Validates an archive and calls the listener for each document that has problems. */
export declare function validateEach(shape: Shape, options: ValidateStreamOptions, listener: Listener): DocumentSink<ValidationSummary>;
export {};
