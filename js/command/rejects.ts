/** Reads the file that `order-contract convert --rejects` has written, to restore the lines of the archive. */
import { MOST_BYTES } from '../options.js'
import { documentsIn } from '../stream/documents_in.js'
import { LF } from '../stream/framing.js'
import type { Reject } from '../stream_api.js'
import type { InputFile } from './input_file.js'
import { chunksOf } from './input_files.js'

const REASONS = {
  line: 'Each line must be an object with `line` and the `document` of that line.',
  order: 'Each `line` must be larger than the one before it.',
  length: 'The document is not kept, because it exceeded the limit. Convert the archive with a larger --max-bytes.',
  orphan: 'The archive has no place for this line.',
}

/** The error about a file of rejects. Its message never quotes a document. */
export class RejectsError extends Error {
  override readonly name = 'RejectsError'

  constructor(reason: keyof typeof REASONS, line: number) {
    super(`rejects, line ${line}: ${REASONS[reason]}`)
  }
}

/** A line of the archive that was rejected. */
export interface RejectedLine {
  /** Its number in the archive. */
  line: number
  /** Its text, with its end. */
  text: Uint8Array
}

export class Rejects {
  readonly #source: InputFile
  readonly #lines
  /** The line of the file that was read last, for errors. */
  #line = 0
  #last = 0

  constructor(source: InputFile) {
    this.#source = source
    this.#lines = documentsIn(chunksOf(source), 'ndjson', MOST_BYTES)
  }

  /** Returns the next rejected line, or undefined at the end. */
  async next(): Promise<RejectedLine | undefined> {
    const { value, done } = await this.#lines.next()
    if (done) return undefined
    this.#line = value.line
    const rejected = this.#parsed(value.bytes)
    if (rejected.line <= this.#last) throw this.error('order')
    this.#last = rejected.line
    return rejected
  }

  /** Makes an error about the line that was read last. */
  error(reason: keyof typeof REASONS): RejectsError {
    return new RejectsError(reason, this.#line)
  }

  close(): Promise<void> {
    return this.#source.close()
  }

  #parsed(bytes: Uint8Array | undefined): RejectedLine {
    const { line, lineEnd = '\n', ...excerpt } = this.#object(bytes)
    if ('length' in excerpt) throw this.error('length')
    const document = documentOf(excerpt)
    const isLine = Number.isSafeInteger(line) && document?.includes(LF) === false && /^\r?\n?$/.test(lineEnd)
    if (!isLine) throw this.error('line')
    return { line, text: Buffer.concat([document, Buffer.from(lineEnd)]) }
  }

  #object(bytes: Uint8Array | undefined): Reject {
    try {
      return { ...JSON.parse(new TextDecoder().decode(bytes)) }
    } catch {
      throw this.error('line')
    }
  }
}

function documentOf({ document, base64 }: { document?: unknown; base64?: unknown }): Buffer | undefined {
  if (typeof document === 'string') return Buffer.from(document)
  return typeof base64 === 'string' ? Buffer.from(base64, 'base64') : undefined
}
