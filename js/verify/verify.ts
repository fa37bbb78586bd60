/** `verifyConversion`: the laws of conversion on a document of the caller. */
import { validate } from '../check/validate.js'
import type { Conversion } from '../convert/conversion.js'
import { convert } from '../convert/convert.js'
import type { ConvertOptions } from '../convert/convert_options.js'
import { computing } from '../generated/changes.js'
import { decoded } from '../input/encoding.js'
import { formOf, sourceOf } from '../input/input.js'
import { type OptionsFor, readerOf } from '../options/reader.js'
import { knownShape } from '../options/settings.js'
import { entries, from, limits, messages, payoutUrl, to } from '../options/table.js'
import type { Problem, Shape } from '../types/types.js'
import { masked, maskedPointer } from './mask.js'
import { type Converter, type Finding, Trial } from './trial.js'

/** The laws, in the order in which they are reported, each with a sentence that says what it is. */
export const LAWS = {
  back: 'Converting back with the complement gives the same bytes.',
  kept: 'Whatever the output lacks is listed as a loss.',
  invented: 'The output has nothing that the input has not.',
  valid: 'A valid document stays valid, but for listed gaps.',
  edited: 'Changes to the output are kept on the way back.',
  pure: 'The input stays as it is, and converting it again gives the same.',
} as const

/** A law of conversion. */
export type Law = keyof typeof LAWS

export const LAW_NAMES = /* @__PURE__ */ Object.keys(LAWS) as Law[]

/** Options of `verifyConversion`. An unknown name or value throws a `TypeError`. */
export type VerifyOptions = Pick<ConvertOptions, 'from' | 'to' | 'payoutUrl' | 'entries' | 'limits' | 'messages'>

/** The result of `verifyConversion`. */
export interface Verification {
  /** Whether the document was converted, and no law is broken. */
  ok: boolean
  /** For each law, whether it holds. Null if it says nothing here: the document was not converted, or was not valid before. */
  laws: { [L in Law]: boolean | null }
  /** The first law that is broken. */
  counterexample?: Counterexample
  /** Why the document was not converted. */
  problems: Problem[]
}

/** A document for which a law is broken, without its data. */
export interface Counterexample {
  law: Law
  /** Where, as a JSON Pointer. Names that the API documentation does not list are replaced by `*`. */
  pointer: string
  /** The document with other values. Equal strings stay equal, and words of the API documentation stay as they are. */
  document: string
}

/**
 * Checks on one document what a conversion promises: it comes back byte for byte, nothing is invented or lost in silence, what
 * is valid stays valid but for listed gaps, what you edit between the conversions is kept, and the input stays as it is.
 * A document that can't be converted is reported in `problems`. A mistake in an argument throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { verifyConversion } from 'order-contract'
 *
 * const order = '{"items": [{"redemption_url": "https://example.com"}]}'
 * const { ok, counterexample } = verifyConversion('order', order, { from: '2023-07-27', to: '2024-02-05' })
 * if (!ok) throw new Error(counterexample?.law)
 * ```
 */
export function verifyConversion(shape: Shape, input: unknown, options: VerifyOptions): Verification {
  return verifyBy({ convert, validate, computing }, shape, input, options)
}

const readOptions = readerOf({ from, to, payoutUrl, entries, limits, messages } satisfies OptionsFor<VerifyOptions>)

/** `verifyConversion` of another converter. */
export function verifyBy(by: Converter, shape: Shape, input: unknown, given: VerifyOptions): Verification {
  knownShape(shape)
  const options = readOptions(given)
  const source = sourceOf(shape, formOf(input), input)
  if (typeof source === 'number') return unconverted(validate(shape, input, { version: options.from }).problems)
  const before = textOf(source)
  const there = by.convert(shape, source, options)
  if (!there.ok) return unconverted(there.problems)
  const isSame = answerOf(by.convert(shape, source, options)) === answerOf(there)
  const trial = new Trial(by, shape, options, before, { ...there, output: textOf(there.output) })
  const findings: { [L in Law]: Finding } = {
    back: trial.back(),
    kept: trial.kept(),
    invented: trial.invented(),
    valid: trial.valid(),
    edited: trial.edited(),
    pure: isSame && textOf(source) === before ? true : '',
  }
  const result: Verification = {
    ok: true,
    laws: lawsBy((law) => typeof findings[law] !== 'string' && findings[law]),
    problems: [],
  }
  const law = LAW_NAMES.find((law) => typeof findings[law] === 'string')
  if (law === undefined) return result
  const pointer = maskedPointer(findings[law] as string)
  return { ...result, ok: false, counterexample: { law, pointer, document: masked(shape, before) } }
}

/** Returns something for each law. */
export function lawsBy<T>(made: (law: Law) => T) {
  return Object.fromEntries(LAW_NAMES.map((law) => [law, made(law)])) as { [L in Law]: T }
}

function unconverted(problems: Problem[]): Verification {
  return { ok: false, laws: lawsBy(() => null), problems }
}

function answerOf(conversion: Conversion<unknown>): string {
  return JSON.stringify(conversion.ok ? { ...conversion, output: textOf(conversion.output) } : conversion)
}

function textOf(document: unknown): string {
  return typeof document === 'string' ? document : decoded(document as Uint8Array)
}
