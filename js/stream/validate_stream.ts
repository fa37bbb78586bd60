/** Validates archives of documents: `validateStream`, and `validateEach` for the command. */
import { own, readerOf } from '../option_reader.js'
import { DOCUMENT, knownShape, type Settings, settingsOf } from '../options.js'
import type { Code, Options, Problem, Report, Shape } from '../types.js'
import { validated } from '../validate.js'
import { type BatchDocument, checkBatch } from './core_batch.js'
import { type DocumentSink, type DocumentStream, documentSink, documentStream, type Work } from './document_stream.js'
import type { DocumentPlace } from './excerpt.js'
import type { Batch, Framing, Part } from './framing.js'
import { Lines } from './lines.js'
import { type Output, writeTexts } from './output.js'
import { problemsInLine } from './problems_in_line.js'
import { STREAM, type StreamOptions } from './stream_options.js'
import { tooLarge } from './too_large.js'

/** Options of `validateStream`. An unknown name or value throws a `TypeError`. */
export interface ValidateStreamOptions extends Options, StreamOptions {}

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

const readOptions = readerOf({ ...DOCUMENT, ...STREAM })

/**
 * Validates an archive of any size, NDJSON with one document per line. The output is NDJSON, with an
 * `InvalidDocument` per line for each document that has problems, warnings included.
 *
 * A mistake in the arguments throws a `TypeError`. The stream and `summary` fail with a `TypeError` for chunks of
 * another type than `Uint8Array`.
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
export function validateStream(shape: Shape, options: ValidateStreamOptions = {}): DocumentStream<ValidationSummary> {
  return documentStream((output) => new Validations(shape, options, output))
}

/** Gets a document with problems, and its bytes unless it is over the limit. */
type Listener = (listed: InvalidDocument, bytes: Uint8Array | undefined) => Promise<void>

/** Validates an archive and calls the listener for each document that has problems. */
export function validateEach(
  shape: Shape,
  options: ValidateStreamOptions,
  listener: Listener,
): DocumentSink<ValidationSummary> {
  return documentSink(new Validations(shape, options, listener))
}

class Validations implements Work<ValidationSummary> {
  readonly framing: Framing
  readonly outputs: readonly Output[]
  readonly onProgress
  readonly summary: ValidationSummary = { bytes: 0, documents: 0, valid: 0, invalid: 0, byCode: {} }
  readonly #shape: Shape
  readonly #settings: Settings
  readonly #to: Output | Listener
  /** The line of the next document. */
  #line = 1

  constructor(shape: Shape, options: ValidateStreamOptions, to: Output | Listener) {
    this.#to = to
    this.outputs = typeof to === 'function' ? [] : [to]
    this.#shape = knownShape(shape)
    const { onProgress, ...given } = readOptions(options)
    this.#settings = settingsOf(shape, given)
    this.framing = new Lines(given.limits.bytes)
    this.onProgress = onProgress
  }

  async part(part: Part): Promise<void> {
    if (part.kind === 'batch') return this.#batch(part)
    if (part.kind === 'piece') return
    const place = { line: this.#line++, offset: part.offset }
    this.summary.documents++
    await this.#list([this.#found(place, tooLarge(this.#shape, this.#settings), undefined)])
  }

  async #batch(batch: Batch): Promise<void> {
    const { units, blank, listed } = checkBatch(this.#shape, batch, this.#settings.bytes)
    this.summary.documents += units - blank
    await this.#list(this.#foundIn(batch, listed))
    this.#line += units
  }

  /** Yields the documents with problems. Makes one report at a time: those of a whole batch would fill the memory. */
  *#foundIn(batch: Batch, listed: readonly BatchDocument[]): Iterable<FoundDocument> {
    for (const { unit, start, end } of listed) {
      const bytes = batch.bytes.subarray(start, end)
      const place = { line: this.#line + unit, offset: batch.offset + start }
      yield this.#found(place, validated(this.#shape, bytes, this.#settings), bytes)
    }
  }

  /** Counts a document with problems. */
  #found(place: DocumentPlace, { valid, problems }: Report, bytes: Uint8Array | undefined): FoundDocument {
    const { summary } = this
    if (!valid) summary.invalid++
    for (const { code } of problems) summary.byCode[code] = (own(summary.byCode, code) ?? 0) + 1
    return { listed: { ...place, valid, problems: problemsInLine(problems) }, bytes }
  }

  async #list(found: Iterable<FoundDocument>): Promise<void> {
    if (typeof this.#to === 'function') for (const { listed, bytes } of found) await this.#to(listed, bytes)
    else await writeTexts(this.#to, linesOf(found))
    this.summary.valid = this.summary.documents - this.summary.invalid
  }
}

/** A document with problems, and its bytes unless it is over the limit. */
interface FoundDocument {
  listed: InvalidDocument
  bytes: Uint8Array | undefined
}

function* linesOf(found: Iterable<FoundDocument>): Iterable<string> {
  for (const { listed } of found) yield `${JSON.stringify(listed)}\n`
}
