/** The error that ends the stream of an archive. */
import type { Problem } from '../types.js';
/**
 * The error that ends a stream: a document was refused and the option `rejects` is missing, or the input is not an
 * archive of the given format, or a line of `complement` does not fit. Its message repeats nothing of the documents.
 */
export declare class ArchiveError extends Error {
    #private;
    readonly name = "ArchiveError";
    /** The line in `source`, from 1. */
    readonly line: number;
    /** The offset in `source`, in bytes from 0. */
    readonly offset: number;
    /** The stream with the error: the archive, or the complements. */
    readonly source: 'archive' | 'complements';
    /** The problems of the refused document. Empty for other errors. */
    readonly problems: Problem[];
}
