/** Iterates over the documents of an archive. */
import type { DocumentPlace } from './excerpt.js';
import { type ArchiveFormat } from './stream_options.js';
/** A document with its place. `bytes` is undefined if the document is longer than the limit. */
interface PlacedDocument extends DocumentPlace {
    bytes: Uint8Array | undefined;
    /** Whether it is the last document of an array that does not end. */
    isCut?: boolean;
}
/** Yields the documents without blank lines, unless those exceed the limit. The bytes of one are valid until the next one is requested. */
export declare function documentsIn(chunks: AsyncIterable<Uint8Array>, format: ArchiveFormat, most: number): AsyncGenerator<PlacedDocument>;
/** Returns whether the core treats a byte as white space: form feeds are included. */
export declare function isBlank(byte: number): boolean;
export {};
