/** Finds out why documents of an archive can't be converted, and makes the rejects. */
import type { Complement } from '../conversion.js'
import { convertUnder } from '../convert.js'
import { type CheckedConversion, type ConvertSettings, encoded, settingsOfRefusal } from '../convert_options.js'
import { withFatalAlone } from '../options.js'
import type { Problem, Shape } from '../types.js'
import { validated } from '../validate.js'
import { complementOf, INVALID } from './complements.js'
import { type BatchDocument, complementsByUnit, type HeldComplements } from './core_batch.js'
import { type DocumentPlace, type Excerpt, excerptOf } from './excerpt.js'
import { type Batch, type CutDocument, LF } from './framing.js'
import { tooLarge, unreadableOf } from './unread.js'

/** A line of `rejects`: a document that could not be converted, and why. */
export type Reject = DocumentPlace &
  Excerpt & {
    /** The end of the document's line, unless that is a line feed: empty if the archive ends without one. */
    lineEnd?: string
    problems: Problem[]
  }

/** Handles refused documents alone: the core lists only their places. */
export class RefusalReasons {
  readonly #shape: Shape
  readonly #options: CheckedConversion
  readonly #settings: ConvertSettings

  /** `settings` are the options, encoded. */
  constructor(shape: Shape, options: CheckedConversion, settings: ConvertSettings) {
    this.#shape = shape
    this.#options = options
    this.#settings = settings
  }

  /** Returns the problems of a document over the limit. */
  ofLong(): Problem[] {
    return tooLarge(this.#shape, settingsOfRefusal(this.#settings)).problems
  }

  /** Validates instead of converting, because a conversion to the same version reads nothing. */
  ofCut({ bytes }: CutDocument): Excerpt & { problems: Problem[] } {
    const settings = settingsOfRefusal(this.#settings)
    const unreadable = unreadableOf(this.#shape, bytes, settings)
    const { problems } = validated(this.#shape, unreadable, withFatalAlone(settings))
    return { ...excerptOf(bytes, this.#settings.limits.bytes), problems }
  }

  /** Yields the rejects of a batch whose first document has the number `first`. Makes one report at a time: a batch can hold tens of thousands of documents. */
  *inBatch(batch: Batch, refused: readonly BatchDocument[], held: HeldComplements, first: number): Iterable<Reject> {
    const complementOfUnit = complementsByUnit(held)
    for (const { unit, start, end } of refused) {
      const bytes = batch.bytes.subarray(start, end)
      const line = batch.places?.lines[unit] ?? first + unit
      const problems = this.#problems(bytes, complementOfUnit(unit))
      const excerpt = excerptOf(bytes, this.#settings.limits.bytes)
      yield { line, offset: batch.offset + start, ...excerpt, ...lineEndAt(batch, end), problems }
    }
  }

  /** Converts a refused document alone, for the reasons. */
  #problems(bytes: Uint8Array, held?: Uint8Array): Problem[] {
    const convertWith = (complement: Complement | undefined) =>
      convertUnder(
        this.#shape,
        bytes,
        encoded({ ...this.#options, complement: complement && JSON.stringify(complement) }, this.#settings.fill),
      ).problems
    const problems = convertWith(held && complementOf(held))
    // A complement that the core refuses can become valid when it is parsed: `1.0` becomes `1`.
    return problems.length > 0 || held === undefined ? problems : convertWith(INVALID)
  }
}

/** Returns the end of a line that ends with more or less than a line feed, which is needed to restore the line. */
function lineEndAt({ bytes, places }: Batch, end: number): { lineEnd?: string } {
  if (places !== undefined || bytes[end] === LF) return {}
  // A carriage return belongs to a document, but not to a query.
  return { lineEnd: String.fromCharCode(...bytes.subarray(end, end + 2)) }
}
