/** An archive that can't be read on: a document was refused and there is no place for it, or it is no archive. */
export class ArchiveError extends Error {
    name = 'ArchiveError';
    /** The line, from 1. */
    line;
    /** The offset in bytes, from 0. */
    offset;
    /** Why the document was refused. */
    problems;
    /** @internal */
    constructor(reason, line, offset, problems = []) {
        super(`line ${line}: ${reason}`);
        this.line = line;
        this.offset = offset;
        this.problems = problems;
    }
}
