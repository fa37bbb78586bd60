/** Converts archives of documents: `convertStream`, and `Conversions` for the command. */
import { conversionOf, convertUnder } from '../convert/convert.js'
import { type ConvertOptions, type ConvertSettings, encoded, fitted } from '../convert/convert_options.js'
import { decoded } from '../input/encoding.js'
import { BYTES, isQuery, REFUSED_MEMORY } from '../input/input.js'
import { type OptionsFor, readerOf } from '../options/reader.js'
import { knownShape, withOneAtLeast } from '../options/settings.js'
import { ARCHIVE } from '../options/table.js'
import type { Problem, Shape } from '../types/types.js'
import { ArchiveError } from './archive_error.js'
import { type BatchDocument, convertBatch, type HeldComplements, NO_COMPLEMENTS, replyTo } from './batch.js'
import { Complements } from './complements.js'
import { type DocumentStream, documentStream, type Work } from './document_stream.js'
import { LF, Lines, linesIn, type Part, refusePrettyPrinted } from './lines.js'
import { Output } from './output.js'
import { type Excerpt, problemsInLine, type Reject } from './rejects.js'
import { Tallies, type Tally } from './summary.js'

/** Options of `convertStream`. An unknown name or value throws a `TypeError`. */
export interface ConvertStreamOptions extends Omit<ConvertOptions, 'complement'> {
  /**
   * Gets the documents that can't be converted, as NDJSON: a `Reject` per line. Without it, the first one ends the
   * stream with an `ArchiveError`. The output ends only after this stream and `complements` are closed.
   */
  rejects?: WritableStream<Uint8Array> | undefined
  /**
   * Gets the complements that converting back needs, as NDJSON: a line for each document that has one, and a last line with the
   * number of lines of the output. Those of several archives can be joined, as their outputs can.
   */
  complements?: WritableStream<Uint8Array> | undefined
  /** The complements that were written when this archive was converted the other way. */
  complement?: ReadableStream<Uint8Array> | undefined
}

/** The summary of `convertStream`. `documents` is the sum of `converted`, `others` and `rejected`. */
export interface ConversionSummary {
  /** The length of the input in bytes. */
  bytes: number
  documents: number
  converted: number
  /** How many converted documents differ from the input. The others are the same in both versions. */
  changed: number
  /**
   * How many lines are no document of the shape: a string, an array, an object without any name of the shape, an envelope. They are copied.
   * Between the same versions, where nothing is read, they count as converted.
   */
  others: number
  /** The lines of the first of these, from 1. */
  otherLines: number[]
  rejected: number
  /** What the other version can't hold, most frequent first. */
  losses: Tally[]
  /** What the other version requires and the documents do not have, most frequent first. */
  gaps: Tally[]
}

const MOST_OTHER_LINES = 10

const NO_DOCUMENTS = { bytes: 0, documents: 0, converted: 0, changed: 0, others: 0, rejected: 0, losses: [], gaps: [] }

const readOptions = readerOf(ARCHIVE satisfies OptionsFor<ConvertStreamOptions>)

/**
 * Converts an archive of any size, NDJSON with one document per line. Memory is bounded by `limits.bytes` (if both
 * versions are the same: by the longest line), and every output applies back-pressure.
 *
 * Line ends, blank lines and a missing end of the last line are preserved. Documents that can't be converted go to
 * `rejects`. Converting back with the complements gives the same bytes.
 *
 * A mistake in the arguments throws a `TypeError`. The stream and `summary` fail with an `ArchiveError` if a document
 * is refused without `rejects`, the first one spans several lines, or a line of `complement` does not fit, and with a
 * `TypeError` for chunks of another type than `Uint8Array`.
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

/** How the command reads and writes an archive. */
export interface Manner {
  /** It is one document, whatever lines it has. */
  isWhole: boolean
  /** Words a problem for its user. */
  worded: (problem: Problem) => Problem
}

const LINES: Manner = { isWhole: false, worded: (problem) => problem }

type Batch = ReturnType<typeof convertBatch>

export class Conversions implements Work<ConversionSummary> {
  readonly lines: Lines
  readonly outputs: readonly Output[]
  readonly summary: ConversionSummary = { ...NO_DOCUMENTS, otherLines: [] }
  readonly #settings: ConvertSettings
  /** To the same version every document is copied, whatever it is. */
  readonly #isCopy: boolean
  readonly #rejects: Output | undefined
  readonly #complements: Output | undefined
  readonly #held: Complements | undefined
  readonly #tallies: Tallies
  /** The numbers of the next line in the input and in the output. */
  #number = 1
  #written = 1
  /** The last line may lack its end. */
  #isOpen = false

  constructor(
    private readonly shape: Shape,
    options: ConvertStreamOptions,
    private readonly output: Output,
    private readonly manner = LINES,
  ) {
    knownShape(shape)
    const { rejects, complements, complement: held, ...given } = readOptions(options)
    if (rejects !== undefined && rejects === complements)
      throw new TypeError('rejects and complements are the same stream: pass one for each')
    const { limits } = given
    this.#settings = fitted(shape, encoded({ ...given, complement: undefined, limits: withOneAtLeast(limits) }))
    this.#tallies = new Tallies(given.messages)
    this.#isCopy = this.#settings.identity && held === undefined
    this.lines = new Lines(this.#isCopy ? Number.POSITIVE_INFINITY : limits.bytes, manner.isWhole)
    this.#held = held && new Complements(held, limits.bytes)
    this.#rejects = rejects && new Output('rejects', rejects)
    this.#complements = complements && new Output('complements', complements)
    // When the documents end, the others are complete.
    this.outputs = [this.#rejects, this.#complements, output].filter((one) => one !== undefined)
  }

  async batch(part: Part): Promise<void> {
    const { bytes } = part
    const { isWhole } = this.manner
    if (this.#number === 1 && !isWhole && !this.#isCopy) refusePrettyPrinted(bytes)
    const held = (await this.#held?.take(this.#number, isWhole ? 1 : linesIn(bytes))) ?? NO_COMPLEMENTS
    this.#isOpen = bytes.at(-1) !== LF
    const written = { first: this.#written, keepsComplements: this.#complements !== undefined, isWhole }
    const settings = this.#settings.bytes
    const convert = () => convertBatch(this.shape, bytes, { settings, held, ...written })
    const reply = replyTo(bytes, isWhole, convert)
    this.#count(reply)
    await this.#write(reply, this.#refused(part, reply.listed, held))
    this.#number += reply.units
    this.#written += reply.units - reply.listed.length
  }

  #count({ units, blank, changed, listed, tallies, others }: Batch): void {
    const { summary } = this
    summary.documents += units - blank
    summary.converted += units - blank - listed.length - others.length
    summary.rejected += listed.length
    summary.others += others.length
    summary.changed += changed
    const more = others.slice(0, MOST_OTHER_LINES - summary.otherLines.length)
    summary.otherLines.push(...more.map((unit) => this.#number + unit))
    this.#tallies.add(tallies)
  }

  /** Writes nothing of the batch whose refused document ends the stream. */
  async #write({ output, complements }: Batch, refused: Iterable<Reject>): Promise<void> {
    if (this.#rejects === undefined)
      for (const { line, offset, problems } of refused) throw new ArchiveError('refused', line, offset, problems)
    await Promise.all([
      this.output.write(output),
      this.#complements?.write(complements),
      this.#rejects?.writeLines(refused),
    ])
  }

  /** Yields the refused documents of a batch. Makes one report at a time: there can be tens of thousands of documents. */
  *#refused(
    { bytes: batch, offset, cut }: Part,
    listed: readonly BatchDocument[],
    { places, texts }: HeldComplements,
  ): Iterable<Reject> {
    const complements = new Map(places.map(({ unit, start, end }) => [unit, texts.subarray(start, end)]))
    const first = this.#number
    for (const { unit, start, end } of listed) {
      const bytes = batch.subarray(start, end)
      const found = this.#problemsOf(bytes, complements.get(unit))
      const problems = (this.manner.isWhole ? found : problemsInLine(found)).map(this.manner.worded)
      const isLarge = problems.some(({ code }) => code === 'too_large')
      const excerpt: Excerpt = isLarge ? { length: bytes.length + cut } : { document: decoded(bytes) }
      yield { line: first + unit, offset: offset + start, ...excerpt, problems }
    }
  }

  /** Converts a refused document alone, for the reasons. */
  #problemsOf(bytes: Uint8Array, held: Uint8Array | undefined): Problem[] {
    const convertWith = (complement: string | undefined) =>
      convertUnder(this.shape, bytes, encoded({ ...this.#settings.options, complement }, this.#settings.fill)).problems
    const problems = convertWith(held && decoded(held))
    if (problems.length > 0) return problems
    // A complement that is not UTF-8 can become valid by decoding, and a document alone can take less memory than in a batch.
    if (held !== undefined) return convertWith('{}')
    return conversionOf(this.shape, BYTES, REFUSED_MEMORY, this.#settings).conversion.problems
  }

  async end(): Promise<void> {
    // The last query lost all its parameters, and had no line end: nothing is left of it.
    if (isQuery(this.shape) && !this.#isOpen && (await this.#held?.isAt(this.#number)))
      await this.batch({ bytes: new Uint8Array(0), offset: this.lines.offset, cut: 0 })
    await this.#held?.end()
    await this.#complements?.writeLines([{ lines: this.#written - 1 }])
    this.summary.losses = this.#tallies.list('losses')
    this.summary.gaps = this.#tallies.list('gaps')
  }

  cancel(reason: unknown): void {
    this.#held?.cancel(reason)
  }
}
