import { type ConvertOptions } from '../convert_options.js';
import type { Shape } from '../types.js';
import { type DocumentSink, type DocumentStream } from './document_stream.js';
import { type Framing } from './framing.js';
import type { Output } from './output.js';
import { type StreamOptions } from './stream_options.js';
import { type Tally } from './summary.js';
/** Options of `convertStream`. An unknown name or value throws a `TypeError`. */
export interface ConvertStreamOptions extends Omit<ConvertOptions, 'complement'>, StreamOptions {
    /**
     * Gets the documents that can't be converted, as NDJSON: a `Reject` per line. Without it, the first one ends the
     * stream with an `ArchiveError`. The output ends only after this stream and `complements` are closed.
     */
    rejects?: WritableStream<Uint8Array> | undefined;
    /** Gets the complements that converting back needs, as NDJSON: a line for each document that has one. */
    complements?: WritableStream<Uint8Array> | undefined;
    /** The complements that were written when this archive was converted the other way. */
    complement?: ReadableStream<Uint8Array> | undefined;
}
/** The summary of `convertStream`. `documents` is the sum of `converted` and `rejected`. */
export interface ConversionSummary {
    /** The length of the input in bytes. */
    bytes: number;
    documents: number;
    converted: number;
    /** How many converted documents differ from the input. The others are the same in both versions. */
    changed: number;
    rejected: number;
    /** What the other version can't hold, most frequent first. */
    losses: Tally[];
    /** What the other version requires and the documents do not have, most frequent first. */
    gaps: Tally[];
}
/**
 * Converts an archive of any size: NDJSON or one JSON array of documents. Memory is bounded by `limits.bytes`, and
 * every output applies back-pressure.
 *
 * Line ends, blank lines and a missing end of the last line are preserved. Documents that can't be converted go to
 * `rejects`. Converting back with the complements gives the same bytes.
 *
 * A mistake in the arguments throws a `TypeError`. The stream and `summary` fail with an `ArchiveError` if a document
 * is refused without `rejects` or the input is not an archive, and with a `TypeError` for chunks of another type than
 * `Uint8Array`.
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
/** Converts an archive into an output. `framing` replaces that of the option `format`. */
export declare function convertInto(output: Output, shape: Shape, options: ConvertStreamOptions, framing?: Framing): DocumentSink<ConversionSummary>;
