/** The error that ends the stream of an archive. */
import type { Problem } from '../types.js';
/** The sentences of errors about a file as a whole. */
declare const REASONS: {
    not_an_array: string;
    byte_order_mark: string;
    after_array: string;
    complement_line: string;
    complement_order: string;
    complement_length: string;
    complement_orphan: string;
};
/**
 * What is wrong: a document was refused, the file is not an array of documents, or a line of the complements does not
 * fit.
 */
export type ArchiveErrorCode = 'refused' | keyof typeof REASONS;
/**
 * The error that ends a stream: a document was refused and the option `rejects` is missing, or the input is not an
 * archive of the given format, or a line of `complement` does not fit. Its message never quotes a document.
 */
export declare class ArchiveError extends Error {
    #private;
    readonly name = "ArchiveError";
    /** The cause, for programs that write their own messages. */
    readonly code: ArchiveErrorCode;
    /** The line in `source`, from 1. */
    readonly line: number;
    /** The offset in `source`, in bytes from 0. */
    readonly offset: number;
    /** The stream with the error: the archive, or the complements. */
    readonly source: 'archive' | 'complements';
    /** The problems of the refused document. Empty for other errors. */
    readonly problems: Problem[];
}
export {};
