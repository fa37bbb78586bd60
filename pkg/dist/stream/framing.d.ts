/**
 * The parts that an archive is cut into, for both formats. lines.ts and elements.ts do the cutting. The core takes
 * whole documents in batches; a document over the limit is not kept in memory.
 */
/** The length of a batch in bytes, unless a document is longer. */
export declare const BATCH: number;
/** The byte of a line feed. */
export declare const LF = 10;
/** A part of an archive. */
export type Part = Batch | Verbatim | Piece | LongDocument | CutDocument;
/** Whole documents, with the bytes between them. The bytes are valid until the next part is requested. */
export interface Batch {
    kind: 'batch';
    bytes: Uint8Array;
    /** The offset of the batch in the archive. */
    offset: number;
    /** The places of the documents. Undefined if each line is a document. */
    places: Places | undefined;
}
/** The start and end of each document in a batch, in turn, and its line in the archive. */
export interface Places {
    spans: number[];
    lines: number[];
}
/** Bytes outside of documents, which are copied. */
interface Verbatim {
    kind: 'verbatim';
    bytes: Uint8Array;
}
/** Some bytes of a document over the limit, with those between it and the document before it. */
interface Piece {
    kind: 'piece';
    bytes: Uint8Array;
}
/** A document over the limit. It comes after its last piece. */
interface LongDocument {
    kind: 'long';
    offset: number;
    length: number;
    /** The line of its first byte. Undefined if each line is a document. */
    line: number | undefined;
    /** Whether it is the last document of an array that does not end. */
    isCut: boolean;
}
/** The last document of an array that does not end. */
export interface CutDocument {
    kind: 'cut';
    bytes: Uint8Array;
    offset: number;
    line: number;
}
/** Cuts an archive. Exhaust the result of a method before the next call. */
export interface Framing {
    /** The number of bytes that have been cut. */
    readonly offset: number;
    push(chunk: Uint8Array): Iterable<Part>;
    end(): Iterable<Part>;
}
export {};
