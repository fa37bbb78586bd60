import { E as Options, F as Shape, O as Problem, c as Shortfall, p as Code, t as ConvertOptions } from "./convert_options_types.js";

// stream/archive_error.d.ts
/** The sentences of errors about the archive, and about a file of complements. */
declare const REASONS: {
  pretty_printed: string;
  complement_line: string;
  complement_order: string;
  complement_length: string;
  complement_end: string;
  complement_orphan: string;
};
/** What is wrong: a document was refused or spans several lines, or a line of the complements does not fit. */
type ArchiveErrorCode = 'refused' | keyof typeof REASONS;
/**
 * The error that ends a stream: a document was refused and the option `rejects` is missing, the first document spans several
 * lines, or a line of `complement` does not fit. Its message never quotes a document.
 */
declare class ArchiveError extends Error {
  readonly name = "ArchiveError";
  /** The cause, for programs that write their own messages. */
  readonly code: ArchiveErrorCode;
  /** The line in the archive, or in the file of complements if the code begins with `complement_`, from 1. */
  readonly line: number;
  /** The offset in the same file, in bytes from 0. */
  readonly offset: number;
  /** The problems of the refused document. Empty for other errors. */
  readonly problems: Problem[];
}
/** The place of a document in its archive. */
interface DocumentPlace {
  /** Its line, from 1. */
  line: number;
  /** The offset of its first byte, in bytes from 0. */
  offset: number;
}
/** The text of a document, with U+FFFD for what is not UTF-8. Only its length in bytes if it exceeds `limits.bytes` or the memory. */
type Excerpt = {
  document: string;
} | {
  length: number;
};
/** A line of `rejects`: a document that could not be converted, and why. */
type Reject = DocumentPlace & Excerpt & {
  problems: Problem[];
};
/** A `TransformStream` with a summary. */
interface DocumentStream<S> {
  readable: ReadableStream<Uint8Array<ArrayBuffer>>;
  writable: WritableStream<Uint8Array>;
  /** Resolves when everything is written. Rejects if the stream fails. */
  summary: Promise<S>;
}
/** A loss or a gap, and how often it occurred. */
interface Tally extends Pick<Shortfall, 'section' | 'reason'> {
  /** The JSON Pointer, with `*` for positions in arrays and for names that the API documentation does not list. */
  pointer: string;
  /** How often it occurred. */
  count: number;
}
/** Options of `convertStream`. An unknown name or value throws a `TypeError`. */
interface ConvertStreamOptions extends Omit<ConvertOptions, 'complement'> {
  /**
   * Gets the documents that can't be converted, as NDJSON: a `Reject` per line. Without it, the first one ends the
   * stream with an `ArchiveError`. The output ends only after this stream and `complements` are closed.
   */
  rejects?: WritableStream<Uint8Array> | undefined;
  /**
   * Gets the complements that converting back needs, as NDJSON: a line for each document that has one, and a last line with the
   * number of lines of the output. Those of several archives can be joined, as their outputs can.
   */
  complements?: WritableStream<Uint8Array> | undefined;
  /** The complements that were written when this archive was converted the other way. */
  complement?: ReadableStream<Uint8Array> | undefined;
}
/** The summary of `convertStream`. `documents` is the sum of `converted`, `others` and `rejected`. */
interface ConversionSummary {
  /** The length of the input in bytes. */
  bytes: number;
  documents: number;
  converted: number;
  /** How many converted documents differ from the input. The others are the same in both versions. */
  changed: number;
  /**
   * How many lines are no document of the shape: a string, an array, an object without any name of the shape, an envelope. They are copied.
   * Between the same versions, where nothing is read, they count as converted.
   */
  others: number;
  /** The lines of the first of these, from 1. */
  otherLines: number[];
  rejected: number;
  /** What the other version can't hold, most frequent first. */
  losses: Tally[];
  /** What the other version requires and the documents do not have, most frequent first. */
  gaps: Tally[];
}
/**
 * Converts an archive of any size, NDJSON with one document per line. Memory is bounded by `limits.bytes` (if both
 * versions are the same: by the longest line), and every output applies back-pressure.
 *
 * Line ends, blank lines and a missing end of the last line are preserved. Documents that can't be converted go to
 * `rejects`. Converting back with the complements gives the same bytes.
 *
 * A mistake in the arguments throws a `TypeError`. The stream and `summary` fail with an `ArchiveError` if a document
 * is refused without `rejects`, the first one spans several lines, or a line of `complement` does not fit, and with a
 * `TypeError` for chunks of another type than `Uint8Array`.
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
declare function convertStream(shape: Shape, options: ConvertStreamOptions): DocumentStream<ConversionSummary>;
/** A line of the output: a document with problems. Spans count from the document's first byte, and have line 1. */
type InvalidDocument = DocumentPlace & {
  valid: boolean;
  problems: Problem[];
};
/** The summary of `validateStream`. `documents` is the sum of `valid` and `invalid`. */
interface ValidationSummary {
  /** The length of the input in bytes. */
  bytes: number;
  documents: number;
  valid: number;
  invalid: number;
  /** The number of listed problems by code, warnings included. */
  byCode: { [C in Code]?: number };
}
/**
 * Validates an archive of any size, NDJSON with one document per line. The output is NDJSON, with an
 * `InvalidDocument` per line for each document that has problems, warnings included.
 *
 * A mistake in the arguments throws a `TypeError`. The stream and `summary` fail with an `ArchiveError` if the first document
 * spans several lines, and with a `TypeError` for chunks of another type than `Uint8Array`.
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
declare function validateStream(shape: Shape, options?: Options): DocumentStream<ValidationSummary>;
export { ArchiveError, type ArchiveErrorCode, type ConversionSummary, type ConvertStreamOptions, type DocumentPlace, type DocumentStream, type Excerpt, type InvalidDocument, type Reject, type Tally, type ValidationSummary, convertStream, validateStream };