/**
 * Applies the fixes of a document and returns it in the form of the input.
 * The core decides which fixes there are and which are safe; reports list them as edits.
 */
import { checkCore } from '../cores/check.js'
import type { defaultVersion } from '../generated/tables.js'
import { decoded, utf8 } from '../input/encoding.js'
import { type Form, isQuery, isRefusal, queryLike, TEXT, VALUE } from '../input/input.js'
import { extended, readerOf } from '../options/reader.js'
import { encode, fitting, withFixes } from '../options/settings.js'
import { DOCUMENT, only, review } from '../options/table.js'
import type {
  Code,
  Document,
  Edit,
  Fix,
  Incomplete,
  Options,
  Problem,
  QueryShape,
  Report,
  Shape,
  ValueOf,
  Version,
} from '../types/types.js'
import { hand, write } from './document.js'
import { reportOn } from './validate.js'

/** Options of `applyFixes`. An unknown name or value throws a `TypeError`. */
export interface FixOptions<V extends Version = Version> extends Options {
  version?: V | undefined
  /** Applies the safe fixes of problems with these codes alone. The default is all codes. */
  only?: readonly Code[] | undefined
  /** Also applies the fixes that need a review, of problems with these codes. By default of no code. */
  review?: readonly Code[] | undefined
}

/**
 * The type of an output: text for text, bytes for bytes, and for a value the document of the output's version, of which any
 * member may be missing: it need not be valid. A query has the form of the input; as an object, it is `Parameters`.
 */
export type SameForm<S extends Shape, I, V extends Version, Parameters = Texts<Document<S, V>>> = unknown extends I
  ? unknown
  : I extends string
    ? string
    : I extends Uint8Array
      ? Uint8Array<ArrayBuffer>
      : S extends QueryShape
        ? QueryLike<I, Parameters>
        : Incomplete<Document<S, V>>

type QueryLike<I, Parameters> = I extends { href: string } | { getAll: unknown } ? I : Parameters

type Texts<Query> = { [Name in keyof Query]?: string | string[] }

/** The result of `applyFixes`. */
export interface Fixed<S extends Shape, Output> {
  /**
   * The fixed document: text for text, other bytes for bytes, a new value for a value. An input that is too large or has no
   * JSON is returned itself.
   */
  output: Output
  /** The problems that were fixed. Spans refer to the text of the round in which the problem was found. */
  applied: Problem[]
  /** The report on the output. */
  report: Report<S>
}

/**
 * Applies all safe fixes of a document, validates it again, and repeats until no safe fix is left. A safe fix
 * removes its problem and adds none. All other problems stay in the report, unless `review` has their fixes applied too.
 * The input is never modified. A mistake in an argument throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { applyFixes } from 'order-contract'
 *
 * const { output } = applyFixes('order-created', '{"status": "completed"}')
 * if (output !== '{"status": "COMPLETED"}') throw new Error('not fixed')
 * ```
 */
export function applyFixes<S extends Shape, I, V extends Version = typeof defaultVersion>(
  shape: S,
  input: I,
  options?: FixOptions<V>,
): Fixed<S, SameForm<S, I, V, Partial<ValueOf<S, V>>>>
export function applyFixes(shape: Shape, input: unknown, options?: FixOptions): Fixed<Shape, unknown> {
  const settings = fitting(shape, readOptions(options))
  const { only, review } = settings.options
  const { form, source, length } = hand(checkCore, shape, input, settings)
  const applied: Problem[] = []
  if (isRefusal(length) || typeof source === 'number')
    return { output: input, applied, report: reportOn(shape, { form, length }, settings) }
  // The fixes of a value are made in its JSON text, so the report needs spans and edits.
  const inText = form === VALUE ? TEXT : form
  const listing = withFixes(settings)
  let text = source
  const isWanted = ({ code, fix }: Problem) =>
    (fix?.applicability === 'safe' && only.includes(code)) || review.includes(code)
  for (let left = MOST_ROUNDS; left > 0; left--) {
    const { problems } = reportOn(shape, { form: inText, length: write(checkCore, text, listing) }, listing)
    const chosen = applicable(problems.filter(isWanted))
    if (chosen.length === 0) break
    for (const problem of chosen) applied.push(form === VALUE ? withoutPlaces(problem) : problem)
    const edits = chosen.flatMap(({ fix }) => fix.edits)
    text = edited(text, edits)
  }
  const report = reportOn(shape, { form, length: write(checkCore, text, settings) }, settings)
  return { output: outputOf(shape, input, form, text, text !== source), applied, report }
}

/** Far more than any document needs: a fix that leads to another one is rare. */
const MOST_ROUNDS = 16

const readOptions = readerOf(extended(DOCUMENT, { only, review }), (given) => encode(given))

type Fixable = Problem & { fix: Fix & { edits: Edit[] } }

/** Returns the problems with fixes whose edits do not overlap. */
function applicable(problems: readonly Problem[]): Fixable[] {
  let end = 0
  return problems.filter((problem): problem is Fixable => {
    const edits = problem.fix?.edits
    if (!edits?.every(({ start }) => end <= start)) return false
    end = edits.at(-1)?.end ?? end
    return true
  })
}

function edited(text: string | Uint8Array, edits: readonly Edit[]): string | Uint8Array {
  const pieces = edits.flatMap((edit, n) => [part(text, edits[n - 1]?.end ?? 0, edit.start), edit.text])
  pieces.push(part(text, edits.at(-1)?.end ?? 0))
  return typeof text === 'string' ? pieces.join('') : utf8().encode(pieces.join(''))
}

function part(text: string | Uint8Array, from: number, to?: number): string {
  return typeof text === 'string' ? text.slice(from, to) : decoded(text.subarray(from, to))
}

/** Removes the spans and edits from a problem of a value: the caller does not have the text. */
function withoutPlaces({ span: _, fix: { edits: __, ...fix }, ...problem }: Fixable): Problem {
  return { ...problem, fix }
}

/** Returns the output in the form of the input, never the caller's own object. `slice` of a `Buffer` copies nothing. */
function outputOf(shape: Shape, input: unknown, form: Form, text: string | Uint8Array, isFixed: boolean): unknown {
  if (typeof text !== 'string') return text === input ? new Uint8Array(text) : text
  if (form !== VALUE) return text
  if (!isQuery(shape)) return JSON.parse(text)
  return queryLike(input, text) ?? (isFixed ? renamed(input as object, text) : { ...(input as object) })
}

/** Returns a copy of a query object, with the names of a text that was made of it: a fix of a query only renames. */
function renamed(query: object, text: string): object {
  const names = new URLSearchParams(text).keys()
  const isSent = (value: unknown) => value !== undefined && value !== null
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [isSent(value) ? (names.next().value ?? name) : name, value]),
  )
}
