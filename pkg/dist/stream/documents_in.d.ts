/** The documents of an archive, one after another. */
import type { DocumentPlace } from './excerpt.js';
import { type ArchiveFormat } from './stream_options.js';
/** A document where it is. It has no bytes where it is over the limit. */
export interface PlacedDocument extends DocumentPlace {
    bytes: Uint8Array | undefined;
}
/** Gives each document until the next one is asked for, without blank lines. */
export declare function documentsIn(chunks: AsyncIterable<Uint8Array>, format: ArchiveFormat, most: number): AsyncGenerator<PlacedDocument>;
/** Whether a byte is white space to the core, which knows form feeds, too. */
export declare function isBlank(byte: number): boolean;
