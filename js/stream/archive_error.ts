/** Why a stream ended before its archive did. */
import type { Problem } from '../types.js'

/** Where it ended, and what stands there. */
interface ArchivePlace {
  line: number
  offset: number
  source?: 'archive' | 'complements'
  problems?: Problem[]
  document?: Uint8Array | undefined
}

/** An archive that can't be read on: a document was refused and there is no place for it, or it is no archive. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
  /** The line, from 1. */
  readonly line: number
  /** The offset in bytes, from 0. */
  readonly offset: number
  /** Where the line is: in the archive, or in the stream of complements. */
  readonly source: 'archive' | 'complements'
  /** Why the document was refused. */
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

  /** The document, which no log shows by accident. @internal */
  static documentOf(error: ArchiveError): Uint8Array | undefined {
    return error.#document
  }
}
