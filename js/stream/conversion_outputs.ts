/** The outputs of a conversion: the documents, and the streams for rejects and complements. */
import { ArchiveError } from './archive_error.js'
import type { ConvertedBatch } from './core_batch.js'
import { COMMA } from './elements.js'
import { type Output, StreamOutput, writeLines } from './output.js'
import type { Reject } from './refusal_reasons.js'

export class ConversionOutputs {
  /** In the order in which they are closed: when the documents end, the others are complete. */
  readonly all: readonly Output[]
  readonly #documents: Output
  readonly #rejects: Output | undefined
  readonly #complements: Output | undefined
  /** The next document is the first of an array, which has no comma before it. */
  #isFirst: boolean

  constructor(
    documents: Output,
    rejects: WritableStream<Uint8Array> | undefined,
    complements: WritableStream<Uint8Array> | undefined,
    isArray: boolean,
  ) {
    this.#documents = documents
    this.#rejects = rejects && new StreamOutput('rejects', rejects)
    this.#complements = complements && new StreamOutput('complements', complements)
    this.all = [this.#rejects, this.#complements, documents].filter((one) => one !== undefined)
    this.#isFirst = isArray
  }

  get keepsRejects(): boolean {
    return this.#rejects !== undefined
  }

  get keepsComplements(): boolean {
    return this.#complements !== undefined
  }

  /** Writes bytes as they are. */
  copy(bytes: Uint8Array): Promise<void> {
    return this.#documents.write(bytes)
  }

  /** Writes documents and complements, which are valid until the next call of the core. */
  write({ output, complements }: ConvertedBatch): Promise<void>[] {
    // An array can itself begin with a comma.
    const hasComma = this.#isFirst && output[0] === COMMA
    if (output.length > 0) this.#isFirst = false
    const written = [this.copy(hasComma ? output.subarray(1) : output)]
    if (this.#complements) written.push(this.#complements.write(complements))
    return written
  }

  /** Writes rejects. Without an output for them, throws the error about the first one, whose document is `first`. */
  async reject(rejects: Iterable<Reject>, first?: Uint8Array): Promise<void> {
    if (this.#rejects) return writeLines(this.#rejects, rejects)
    for (const { line, offset, problems } of rejects)
      throw new ArchiveError('refused', { line, offset, reason: problems[0]?.message, problems, document: first })
  }
}
