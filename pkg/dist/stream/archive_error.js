/**
 * The error that ends a stream: a document was refused and the option `rejects` is missing, or the input is not an
 * archive of the given format, or a line of `complement` does not fit. Its message repeats nothing of the documents.
 */
export class ArchiveError extends Error {
    name = 'ArchiveError';
    /** The line in `source`, from 1. */
    line;
    /** The offset in `source`, in bytes from 0. */
    offset;
    /** The stream with the error: the archive, or the complements. */
    source;
    /** The problems of the refused document. Empty for other errors. */
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
    /** Returns the refused document. It is not a member, so that no log shows it. @internal */
    static documentOf(error) {
        return error.#document;
    }
}
