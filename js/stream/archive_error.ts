/** The error that ends the stream of an archive. */
import type { Problem } from '../types/types.js'

/** The sentences of errors about the archive, and about a file of complements. */
const REASONS = {
  pretty_printed:
    "A document spans several lines. Write each on one line: with `jq -c .`, or `jq -c '.[]'` for those of an array.",
  complement_line: 'Each line must be `{"line":…,"complement":…}`.',
  complement_order: 'Each `line` must be larger than the one before it.',
  complement_length: 'A complement is too long.',
  complement_end: 'The last line must be `{"lines":…}`. The file is cut off.',
  complement_orphan: 'There is no document for this complement.',
}

/** What is wrong: a document was refused or spans several lines, or a line of the complements does not fit. */
export type ArchiveErrorCode = 'refused' | keyof typeof REASONS

/**
 * The error that ends a stream: a document was refused and the option `rejects` is missing, the first document spans several
 * lines, or a line of `complement` does not fit. Its message never quotes a document.
 */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
  /** The cause, for programs that write their own messages. */
  readonly code: ArchiveErrorCode
  /** The line in the archive, or in the file of complements if the code begins with `complement_`, from 1. */
  readonly line: number
  /** The offset in the same file, in bytes from 0. */
  readonly offset: number
  /** The problems of the refused document. Empty for other errors. */
  readonly problems: Problem[]

  /** @internal */
  constructor(code: ArchiveErrorCode, line: number, offset: number, problems: Problem[] = []) {
    const reason = code === 'refused' ? (problems[0]?.message ?? '') : REASONS[code]
    super(`${code.startsWith('complement') ? 'complements, ' : ''}line ${line}: ${reason}`)
    this.code = code
    this.line = line
    this.offset = offset
    this.problems = problems
  }
}
