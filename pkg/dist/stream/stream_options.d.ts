import type { Progress } from './document_stream.js';
import type { Framing } from './framing.js';
/** `'ndjson'`: one document per line. `'json'`: one array of documents. */
export type ArchiveFormat = (typeof FORMATS)[number];
declare const FORMATS: readonly ['ndjson', 'json'];
/** What both streams take. */
export interface StreamOptions {
    /** How the documents stand in the archive. The default is `'ndjson'`. */
    format?: ArchiveFormat | undefined;
    /** Is called each time a chunk of the input has been worked on. */
    onProgress?: ((progress: Progress) => void) | undefined;
}
export declare function readFormat(value: unknown): ArchiveFormat;
export declare function framingOf(format: ArchiveFormat, most: number): Framing;
export declare function readCallback(value: unknown): ((progress: Progress) => void) | undefined;
/** A stream, by the method that it is used by. */
export declare function readStream<T extends object>(name: string, value: unknown, method: string, kind: string): T | undefined;
export {};
