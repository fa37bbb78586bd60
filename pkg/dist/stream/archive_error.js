/** An archive that can't be read on: a document was refused and there is no place for it, or it is no archive. */
export class ArchiveError extends Error {
    name = 'ArchiveError';
    /** The line, from 1. */
    line;
    /** The offset in bytes, from 0. */
    offset;
    /** Where the line is: in the archive, or in the stream of complements. */
    source;
    /** Why the document was refused. */
    problems;
    #document;
    /** @internal */
    constructor(reason, { line, offset, source = 'archive', problems = [], document }) {
        super(source === 'archive' ? `line ${line}: ${reason}` : `complements, line ${line}: ${reason}`);
        this.#document = document?.slice();
        this.line = line;
        this.offset = offset;
        this.source = source;
        this.problems = problems;
    }
    /** The document, which no log shows by accident. @internal */
    static documentOf(error) {
        return error.#document;
    }
}
