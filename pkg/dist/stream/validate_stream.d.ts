import type { Code, Options, Problem, Shape } from '../types.js';
import { type DocumentSink, type DocumentStream } from './document_stream.js';
import type { DocumentPlace } from './excerpt.js';
import { type StreamOptions } from './stream_options.js';
/** How to validate an archive. An unknown name or value throws a `TypeError`. */
export interface ValidateStreamOptions extends Options, StreamOptions {
}
/** A line of the output: a document that has problems. Their spans count from its first byte. */
export type InvalidDocument = DocumentPlace & {
    valid: boolean;
    problems: Problem[];
};
/** What was found in an archive: `documents` is the sum of `valid` and `invalid`. */
export interface ValidationSummary {
    /** Bytes of the input. */
    bytes: number;
    documents: number;
    valid: number;
    invalid: number;
    /** How many problems with each code are listed, warnings included. */
    byCode: {
        [C in Code]?: number;
    };
}
/**
 * Validates an archive: NDJSON or one array of documents, of any size. The stream gives NDJSON: a line for each
 * document that has problems.
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
/** Takes a document that has problems, and its bytes unless it is over the limit. */
export type Listener = (listed: InvalidDocument, bytes: Uint8Array | undefined) => Promise<void>;
/** The same for whoever needs the documents themselves. */
export declare function validateEach(shape: Shape, options: ValidateStreamOptions, listener: Listener): DocumentSink<ValidationSummary>;
