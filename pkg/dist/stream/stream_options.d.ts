import type { Progress } from './document_stream.js';
import type { Framing } from './framing.js';
/** `'ndjson'`: one document per line. `'json'`: one array of documents. */
export type ArchiveFormat = (typeof FORMATS)[number];
declare const FORMATS: readonly ['ndjson', 'json'];
/** The options that both streams share. */
export interface StreamOptions {
    /** The format of the archive. The default is `'ndjson'`. */
    format?: ArchiveFormat | undefined;
    /** Is called after each chunk of the input. */
    onProgress?: ((progress: Progress) => void) | undefined;
}
export declare function readFormat(value: unknown): ArchiveFormat;
export declare function framingOf(format: ArchiveFormat, most: number): Framing;
export declare function readCallback(value: unknown): ((progress: Progress) => void) | undefined;
/** Reads an option that is a stream. Recognises the stream by a method, so that those of every runtime fit. */
export declare function readStream<T extends object>(name: string, value: unknown, method: string, kind: string): T | undefined;
export {};
