/** Converts archives of documents: `convertStream`, and `convertInto` for the command. */
import { isQuery } from '../closed_lists.js'
import { CONVERSION, type ConvertOptions, type ConvertSettings, encoded, fillFor } from '../convert_options.js'
import { type OptionsFor, optional } from '../option_reader.js'
import { knownShape } from '../options.js'
import { rangeReaderOf } from '../range.js'
import type { Shape } from '../types.js'
import { Complements } from './complements.js'
import { ConversionOutputs } from './conversion_outputs.js'
import { convertBatch, NO_COMPLEMENTS } from './core_batch.js'
import { type DocumentSink, type DocumentStream, documentSink, documentStream, type Work } from './document_stream.js'
import { type Batch, type Framing, LF, type Part } from './framing.js'
import { Lines, linesIn } from './lines.js'
import type { Output } from './output.js'
import { RefusalReasons } from './refusal_reasons.js'
import type { RejectedDocument } from './rejected_document.js'
import { STREAM, type StreamOptions, streamWith } from './stream_options.js'
import { Tallies, type Tally } from './summary.js'

/** Options of `convertStream`. An unknown name or value throws a `TypeError`. */
export interface ConvertStreamOptions extends Omit<ConvertOptions, 'complement'>, StreamOptions {
  /**
   * Gets the documents that can't be converted, as NDJSON: a `Reject` per line. Without it, the first one ends the
   * stream with an `ArchiveError`. The output ends only after this stream and `complements` are closed.
   */
  rejects?: WritableStream<Uint8Array> | undefined
  /** Gets the complements that converting back needs, as NDJSON: a line for each document that has one. */
  complements?: WritableStream<Uint8Array> | undefined
  /** The complements that were written when this archive was converted the other way. */
  complement?: ReadableStream<Uint8Array> | undefined
}

/** The summary of `convertStream`. `documents` is the sum of `converted` and `rejected`. */
export interface ConversionSummary {
  /** The length of the input in bytes. */
  bytes: number
  documents: number
  converted: number
  /** How many converted documents differ from the input. The others are the same in both versions. */
  changed: number
  rejected: number
  /** What the other version can't hold, most frequent first. */
  losses: Tally[]
  /** What the other version requires and the documents do not have, most frequent first. */
  gaps: Tally[]
}

const writable = optional(streamWith<WritableStream<Uint8Array>>('getWriter', 'WritableStream'))

const readOptions = rangeReaderOf({
  ...CONVERSION,
  ...STREAM,
  rejects: writable,
  complements: writable,
  complement: optional(streamWith<ReadableStream<Uint8Array>>('getReader', 'ReadableStream')),
} satisfies OptionsFor<Omit<ConvertStreamOptions, 'from' | 'to'>>)

/**
 * Converts an archive of any size, NDJSON with one document per line. Memory is bounded by `limits.bytes`, and
 * every output applies back-pressure.
 *
 * Line ends, blank lines and a missing end of the last line are preserved. Documents that can't be converted go to
 * `rejects`. Converting back with the complements gives the same bytes.
 *
 * A mistake in the arguments throws a `TypeError`. The stream and `summary` fail with an `ArchiveError` if a document
 * is refused without `rejects` or a line of `complement` does not fit, and with a `TypeError` for chunks of another type than
 * `Uint8Array`.
 *
 * @example
 * ```ts
 * import { convertStream } from 'order-contract/stream'
 *
 * const archive = new Blob(['{"items": [{"redemption_url": "https://example.com"}]}\n'])
 * const stream = convertStream('order', { from: '2023-07-27', to: '2024-02-05' })
 * const output = await new Response(archive.stream().pipeThrough(stream)).text()
 * if (output !== '{"items": [{"payout": {"url":"https://example.com"}}]}\n') throw new Error(output)
 *
 * const { documents, converted, changed } = await stream.summary
 * if (documents !== 1 || converted !== 1 || changed !== 1) throw new Error('lost a document')
 * ```
 */
export function convertStream(shape: Shape, options: ConvertStreamOptions): DocumentStream<ConversionSummary> {
  return documentStream((output) => new Conversions(shape, options, output))
}

/** Converts an archive into an output. `framing` replaces that of lines. */
export function convertInto(
  output: Output,
  shape: Shape,
  options: ConvertStreamOptions,
  framing?: Framing,
): DocumentSink<ConversionSummary> {
  return documentSink(new Conversions(shape, options, output, framing))
}

class Conversions implements Work<ConversionSummary> {
  readonly framing: Framing
  readonly outputs: readonly Output[]
  readonly onProgress
  readonly summary: ConversionSummary = {
    bytes: 0,
    documents: 0,
    converted: 0,
    changed: 0,
    rejected: 0,
    losses: [],
    gaps: [],
  }
  readonly #shape: Shape
  readonly #settings: ConvertSettings
  readonly #reasons: RefusalReasons
  readonly #to: ConversionOutputs
  readonly #held: Complements | undefined
  readonly #tallies: Tallies
  /** The versions are the same and there are no complements: every document is copied, whatever it is. */
  readonly #copies: boolean
  /** The number of the next line in the input, and in the output. */
  #number = 1
  #written = 1
  /** The last line may lack its end. */
  #isOpen = false

  constructor(shape: Shape, options: ConvertStreamOptions, output: Output, framing?: Framing) {
    this.#shape = knownShape(shape)
    const { onProgress, rejects, complements, complement: held, ...given } = readOptions(options)
    if (rejects !== undefined && rejects === complements)
      throw new TypeError('rejects and complements are the same stream: pass a stream for each')
    const { limits } = given
    // At least one problem, so that every reject and every error has a reason.
    const some = { ...given, complement: undefined, limits: { ...limits, findings: Math.max(1, limits.findings) } }
    this.#settings = encoded(some, fillFor(shape, some))
    this.#reasons = new RefusalReasons(shape, some, this.#settings)
    this.#tallies = new Tallies(given.messages)
    this.framing = framing ?? new Lines(limits.bytes)
    this.onProgress = onProgress
    this.#copies = this.#settings.identity && held === undefined
    this.#held = held && new Complements(held, limits.bytes)
    this.#to = new ConversionOutputs(output, rejects, complements, limits.bytes)
    this.outputs = this.#to.all
  }

  async part(part: Part): Promise<void> {
    if (part.kind === 'batch') return this.#batch(part)
    if (part.kind === 'piece') return this.#copies ? this.#to.copy(part.bytes) : undefined
    const { offset, length } = part
    const line = this.#number
    await this.#held?.take(line, 1)
    this.#number++
    this.summary.documents++
    this.#isOpen = true
    if (this.#copies) return this.#copied()
    await this.#reject(1, [{ line, offset, bytes: undefined, length, problems: this.#reasons.ofLong() }])
  }

  /** Counts a document over the limit, whose pieces were copied. */
  #copied(): void {
    this.summary.converted++
    this.#written++
  }

  async #batch(batch: Batch): Promise<void> {
    const held = (await this.#held?.take(this.#number, batch.isWhole ? 1 : linesIn(batch.bytes))) ?? NO_COMPLEMENTS
    const { keepsComplements, keepsRejects } = this.#to
    const converted = convertBatch(this.#shape, batch, this.#settings.bytes, held, this.#written, keepsComplements)
    const { units, blank, refused } = converted
    this.#isOpen = batch.bytes.at(-1) !== LF
    this.summary.documents += units - blank
    this.summary.converted += units - blank - refused.length
    this.summary.changed += converted.changed
    this.#tallies.add(converted.tallies)
    // Without an output for rejects, nothing of the last batch is written.
    const written = refused.length > 0 && !keepsRejects ? [] : this.#to.write(converted)
    if (refused.length > 0)
      written.push(this.#reject(refused.length, this.#reasons.inBatch(batch, refused, held, this.#number)))
    await Promise.all(written)
    this.#number += units
    this.#written += units - refused.length
  }

  #reject(count: number, rejected: Iterable<RejectedDocument>): Promise<void> {
    this.summary.rejected += count
    return this.#to.reject(rejected)
  }

  async end(): Promise<void> {
    if (await this.#isQueryMissing()) await this.#batch(emptyLine(this.framing.offset))
    await this.#held?.end()
    this.summary.losses = this.#tallies.list('losses')
    this.summary.gaps = this.#tallies.list('gaps')
  }

  /** Returns whether the last query lost all its parameters and had no line end: nothing is left of it. */
  async #isQueryMissing(): Promise<boolean> {
    const hasPlace = isQuery(this.#shape) && !this.#isOpen
    return hasPlace && (await this.#held?.isAt(this.#number)) === true
  }

  cancel(reason: unknown): void {
    this.#held?.cancel(reason)
  }
}

function emptyLine(offset: number): Batch {
  return { kind: 'batch', bytes: new Uint8Array(0), offset, isWhole: false }
}
