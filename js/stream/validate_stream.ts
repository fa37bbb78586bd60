/** Validates archives of documents: `validateStream`. */
import { validated } from '../check/validate.js'
import { own } from '../options/reader.js'
import { knownShape, readSettings, type Settings } from '../options/settings.js'
import type { Code, Options, Problem, Shape } from '../types/types.js'
import { type BatchDocument, checkBatch, replyTo } from './batch.js'
import { type DocumentStream, documentStream, type Work } from './document_stream.js'
import { Lines, type Part, refusePrettyPrinted } from './lines.js'
import type { Output } from './output.js'
import { type DocumentPlace, problemsInLine } from './rejects.js'

/** A line of the output: a document with problems. Spans count from the document's first byte, and have line 1. */
export type InvalidDocument = DocumentPlace & { valid: boolean; problems: Problem[] }

/** The summary of `validateStream`. `documents` is the sum of `valid` and `invalid`. */
export interface ValidationSummary {
  /** The length of the input in bytes. */
  bytes: number
  documents: number
  valid: number
  invalid: number
  /** The number of listed problems by code, warnings included. */
  byCode: { [C in Code]?: number }
}

/**
 * Validates an archive of any size, NDJSON with one document per line. The output is NDJSON, with an
 * `InvalidDocument` per line for each document that has problems, warnings included.
 *
 * A mistake in the arguments throws a `TypeError`. The stream and `summary` fail with an `ArchiveError` if the first document
 * spans several lines, and with a `TypeError` for chunks of another type than `Uint8Array`.
 *
 * @example
 * ```ts
 * import { validateStream } from 'order-contract/stream'
 *
 * const archive = new Blob(['{"status":"COMPLETED"}\n{"status":"DONE"}\n'])
 * const stream = validateStream('order-created')
 * const output = await new Response(archive.stream().pipeThrough(stream)).text()
 * const { line, valid, problems } = JSON.parse(output)
 * if (line !== 2 || valid || problems[0].code !== 'enum') throw new Error(output)
 *
 * const { documents, invalid } = await stream.summary
 * if (documents !== 2 || invalid !== 1) throw new Error('miscounted')
 * ```
 */
export function validateStream(shape: Shape, options?: Options): DocumentStream<ValidationSummary> {
  return documentStream((output) => new Validations(shape, options, output))
}

class Validations implements Work<ValidationSummary> {
  readonly lines: Lines
  readonly outputs: readonly [Output]
  readonly summary: ValidationSummary = { bytes: 0, documents: 0, valid: 0, invalid: 0, byCode: {} }
  readonly #settings: Settings
  #line = 1

  constructor(
    private readonly shape: Shape,
    options: Options | undefined,
    output: Output,
  ) {
    this.outputs = [output]
    knownShape(shape)
    this.#settings = readSettings(shape, options)
    this.lines = new Lines(this.#settings.limits.bytes)
  }

  async batch({ bytes, offset }: Part): Promise<void> {
    if (this.#line === 1) refusePrettyPrinted(bytes)
    const { units, blank, listed } = replyTo(bytes, false, () => checkBatch(this.shape, bytes, this.#settings))
    this.summary.documents += units - blank
    await this.outputs[0].writeLines(this.#linesOf(bytes, offset, listed))
    this.summary.valid = this.summary.documents - this.summary.invalid
    this.#line += units
  }

  /** Counts and yields the documents with problems. Makes one report at a time: those of a whole batch would fill the memory. */
  *#linesOf(batch: Uint8Array, offset: number, listed: readonly BatchDocument[]): Iterable<InvalidDocument> {
    const { byCode } = this.summary
    for (const { unit, start, end } of listed) {
      const { valid, problems } = validated(this.shape, batch.subarray(start, end), this.#settings)
      if (!valid) this.summary.invalid++
      for (const { code } of problems) byCode[code] = (own(byCode, code) ?? 0) + 1
      yield { line: this.#line + unit, offset: offset + start, valid, problems: problemsInLine(problems) }
    }
  }
}
