/** The outputs of a conversion: the documents, and the streams for rejects and complements. */
import { ArchiveError } from './archive_error.js'
import type { ConvertedBatch } from './core_batch.js'
import { type Output, StreamOutput, writeTexts } from './output.js'
import { type RejectedDocument, rejectLines } from './rejected_document.js'

export class ConversionOutputs {
  /** In the order in which they are closed: when the documents end, the others are complete. */
  readonly all: readonly Output[]
  readonly #documents: Output
  readonly #rejects: Output | undefined
  readonly #complements: Output | undefined
  /** The limit of a document. */
  readonly #most: number

  constructor(
    documents: Output,
    rejects: WritableStream<Uint8Array> | undefined,
    complements: WritableStream<Uint8Array> | undefined,
    most: number,
  ) {
    this.#documents = documents
    this.#most = most
    this.#rejects = rejects && new StreamOutput('rejects', rejects)
    this.#complements = complements && new StreamOutput('complements', complements)
    this.all = [this.#rejects, this.#complements, documents].filter((one) => one !== undefined)
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
    const written = [this.copy(output)]
    if (this.#complements) written.push(this.#complements.write(complements))
    return written
  }

  /** Writes rejects. Without an output for them, throws the error about the first one. */
  async reject(rejected: Iterable<RejectedDocument>): Promise<void> {
    if (this.#rejects) return writeTexts(this.#rejects, rejectLines(rejected, this.#most))
    for (const { line, offset, bytes, problems } of rejected)
      throw new ArchiveError('refused', { line, offset, reason: problems[0]?.message, problems, document: bytes })
  }
}
