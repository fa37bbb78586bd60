/** Why a stream ended before its archive did. */
import type { Problem } from '../types.js';
/** An archive that can't be read on: a document was refused and there is no place for it, or it is no archive. */
export declare class ArchiveError extends Error {
    #private;
    readonly name = "ArchiveError";
    /** The line, from 1. */
    readonly line: number;
    /** The offset in bytes, from 0. */
    readonly offset: number;
    /** Where the line is: in the archive, or in the stream of complements. */
    readonly source: 'archive' | 'complements';
    /** Why the document was refused. */
    readonly problems: Problem[];
}
