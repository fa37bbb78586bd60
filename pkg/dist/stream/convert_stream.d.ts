import { type ConvertOptions } from '../convert_options.js';
import type { Problem, Shape } from '../types.js';
import { type DocumentSink, type DocumentStream } from './document_stream.js';
import { type DocumentPlace, type Excerpt } from './excerpt.js';
import { type Output } from './output.js';
import { type StreamOptions } from './stream_options.js';
import { type Tally } from './summary.js';
/** How to convert an archive. An unknown name or value throws a `TypeError`. */
export interface ConvertStreamOptions extends Omit<ConvertOptions, 'complement'>, StreamOptions {
    /** Where documents go that can't be converted, a line each. Without it the first one ends the stream. */
    rejects?: WritableStream<Uint8Array> | undefined;
    /** Where complements go: what the way back needs, a line for each document that has one. */
    complements?: WritableStream<Uint8Array> | undefined;
    /** The complements that the conversion of this archive the other way has written. */
    complement?: ReadableStream<Uint8Array> | undefined;
}
/** A line of `rejects`. */
export type Reject = DocumentPlace & Excerpt & {
    problems: Problem[];
};
/** What became of an archive: `documents` is the sum of `converted` and `rejected`. */
export interface ConversionSummary {
    /** Bytes of the input. */
    bytes: number;
    documents: number;
    converted: number;
    /** How many of the converted ones have other bytes than before: what already is as the other version has it stays as it is. */
    changed: number;
    rejected: number;
    /** What could not be carried over, the most common first. */
    losses: Tally[];
    /** What the other version asks for and the documents do not hold. */
    gaps: Tally[];
}
/**
 * Converts an archive: NDJSON or one array of documents, of any size. Its memory is bounded by the longest
 * document that the limits allow, and every output waits for its reader.
 *
 * Ends of lines, blank lines and a last line without an end stay as they are. What can't be converted goes to
 * `rejects`; with the complements, the way back gives the same bytes.
 *
 * @example
 * ```ts
 * import { convertStream } from 'order-contract/stream'
 *
 * const archive = new Blob(['{"items": [{"redemption_url": "https://example.com"}]}\n'])
 * const stream = convertStream('order', { from: '2023-07-27', to: '2024-02-05' })
 * const output = await new Response(archive.stream().pipeThrough(stream)).text()
 * if (output !== '{"items": [{"payout": {"url":"https://example.com"}}]}\n') throw new Error(output)
 *
 * const { documents, converted, changed } = await stream.summary
 * if (documents !== 1 || converted !== 1 || changed !== 1) throw new Error('lost a document')
 * ```
 */
export declare function convertStream(shape: Shape, options: ConvertStreamOptions): DocumentStream<ConversionSummary>;
/** The same into an output. */
export declare function convertInto(output: Output, shape: Shape, options: ConvertStreamOptions): DocumentSink<ConversionSummary>;
