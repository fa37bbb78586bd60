/** The error that ends the stream of an archive. */
import type { Problem } from '../types.js'

/** Where the error is, and the document that was refused. */
interface ArchivePlace {
  line: number
  offset: number
  source?: 'archive' | 'complements'
  problems?: Problem[]
  document?: Uint8Array | undefined
}

/**
 * The error that ends a stream: a document was refused and the option `rejects` is missing, or the input is not an
 * archive of the given format, or a line of `complement` does not fit. Its message repeats nothing of the documents.
 */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
  /** The line in `source`, from 1. */
  readonly line: number
  /** The offset in `source`, in bytes from 0. */
  readonly offset: number
  /** The stream with the error: the archive, or the complements. */
  readonly source: 'archive' | 'complements'
  /** The problems of the refused document. Empty for other errors. */
  readonly problems: Problem[]

  readonly #document: Uint8Array | undefined

  /** @internal */
  constructor(reason: string, { line, offset, source = 'archive', problems = [], document }: ArchivePlace) {
    super(source === 'archive' ? `line ${line}: ${reason}` : `complements, line ${line}: ${reason}`)
    this.#document = document?.slice()
    this.line = line
    this.offset = offset
    this.source = source
    this.problems = problems
  }

  /** Returns the refused document. It is not a member, so that no log shows it. @internal */
  static documentOf(error: ArchiveError): Uint8Array | undefined {
    return error.#document
  }
}
