/** The sentences of errors about a file as a whole. */
const REASONS = {
    not_an_array: 'The file must begin with an array of documents.',
    byte_order_mark: 'The file begins with a byte order mark (U+FEFF). Remove it.',
    after_array: 'The file goes on behind its array.',
    complement_line: 'Each line must be an object with `{key}` and `complement`.',
    complement_order: 'Each `{key}` must be larger than the one before it.',
    complement_length: 'A complement is too long.',
    complement_orphan: 'There is no document for this complement.',
};
/**
 * The error that ends a stream: a document was refused and the option `rejects` is missing, or the input is not an
 * archive of the given format, or a line of `complement` does not fit. Its message never quotes a document.
 */
export class ArchiveError extends Error {
    name = 'ArchiveError';
    /** The cause, for programs that write their own messages. */
    code;
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
    constructor(code, { line, offset, key = 'line', reason = '', problems = [], document }) {
        const source = code.startsWith('complement') ? 'complements' : 'archive';
        const place = source === 'archive' ? `line ${line}` : `complements, line ${line}`;
        super(`${place}: ${code === 'refused' ? reason : REASONS[code].replace('{key}', key)}`);
        this.#document = document?.slice();
        this.code = code;
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
