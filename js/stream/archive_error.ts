/** The error that ends the stream of an archive. */
import type { Problem } from '../types.js'

/** The sentences of errors about a file as a whole. */
const REASONS = {
  not_an_array: 'The file must begin with an array of documents.',
  byte_order_mark: 'The file begins with a byte order mark (U+FEFF). Remove it.',
  after_array: 'The file goes on behind its array.',
  complement_line: 'Each line must be an object with `{key}` and `complement`.',
  complement_order: 'Each `{key}` must be larger than the one before it.',
  complement_length: 'A complement is too long.',
  complement_orphan: 'There is no document for this complement.',
}

/**
 * What is wrong: a document was refused, the file is not an array of documents, or a line of the complements does not
 * fit.
 */
export type ArchiveErrorCode = 'refused' | keyof typeof REASONS

/** Where the error is, and what its sentence needs. */
interface ArchivePlace {
  line: number
  offset: number
  /** The name of the number in each line of the complements. */
  key?: 'line' | 'index'
  /** Why a document was refused, and that document. */
  reason?: string | undefined
  problems?: Problem[]
  document?: Uint8Array | undefined
}

/**
 * The error that ends a stream: a document was refused and the option `rejects` is missing, or the input is not an
 * archive of the given format, or a line of `complement` does not fit. Its message never quotes a document.
 */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
  /** The cause, for programs that write their own messages. */
  readonly code: ArchiveErrorCode
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
  constructor(
    code: ArchiveErrorCode,
    { line, offset, key = 'line', reason = '', problems = [], document }: ArchivePlace,
  ) {
    const source = code.startsWith('complement') ? 'complements' : 'archive'
    const place = source === 'archive' ? `line ${line}` : `complements, line ${line}`
    super(`${place}: ${code === 'refused' ? reason : REASONS[code].replace('{key}', key)}`)
    this.#document = document?.slice()
    this.code = code
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
