/** Finds out why documents of an archive can't be converted. */
import type { Complement } from '../conversion.js'
import { convertUnder } from '../convert.js'
import { type CheckedConversion, type ConvertSettings, encoded, settingsOfRefusal } from '../convert_options.js'
import type { Problem, Shape } from '../types.js'
import { complementOf, INVALID } from './complements.js'
import { type BatchDocument, complementsByUnit, type HeldComplements } from './core_batch.js'
import type { Batch } from './framing.js'
import { problemsInLine } from './problems_in_line.js'
import type { RejectedDocument } from './rejected_document.js'
import { tooLarge } from './too_large.js'

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

  /** Yields the refused documents of a batch whose first line is `first`. Makes one report at a time: a batch can hold tens of thousands of documents. */
  *inBatch(
    batch: Batch,
    refused: readonly BatchDocument[],
    held: HeldComplements,
    first: number,
  ): Iterable<RejectedDocument> {
    const complementOfUnit = complementsByUnit(held)
    for (const { unit, start, end } of refused) {
      const bytes = batch.bytes.subarray(start, end)
      const problems = problemsInLine(this.#problems(bytes, complementOfUnit(unit)))
      yield { line: first + unit, offset: batch.offset + start, bytes, length: bytes.length, problems }
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
