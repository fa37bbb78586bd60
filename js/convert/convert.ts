/**
 * Converts a document from one version to another and detects versions. The core does the conversion; this file
 * hands it the document and returns the output in the form of the input. js/convert/conversion.ts decodes the reply.
 */

import { ask, hand } from '../check/document.js'
import type { SameForm } from '../check/fixes.js'
import { convertCore } from '../cores/convert.js'
import { CONVERSION_STRINGS } from '../generated/layout.js'
import { BYTES, type Form, formOf, parsedAs, sentQuery, sourceOf, TEXT, VALUE } from '../input/input.js'
import { readerOf } from '../options/reader.js'
import { DEFAULTS, encode, fitting, knownShape, shapeIndex } from '../options/settings.js'
import { entries, limits, messages } from '../options/table.js'
import type { Options, Shape, Version } from '../types/types.js'
import {
  type Conversion,
  type CountedConversion,
  converted,
  type Detected,
  readConversion,
  readDetected,
} from './conversion.js'
import { type ConvertOptions, type ConvertSettings, readConvertOptions } from './convert_options.js'

/**
 * Converts a document from one version to another. Changes only what differs between the versions: in text and
 * bytes every other byte stays the same. The input itself is never modified. In a value, JavaScript has already
 * read the numbers: `1.10` becomes `1.1`, and 20 digits become 17. The values of a query object become strings, even if
 * both versions are the same.
 *
 * `convert` does not validate. It lists in `losses` what the other version can't hold, and keeps it in
 * `complement`. Pass the complement when you convert back to get the same bytes. A document that can't be read
 * and the complement of another document are reported in `problems`. A mistake in the options throws a `TypeError`.
 *
 * Entries and items without an `id` are matched by position: reordering them before you convert back goes unnoticed.
 *
 * @example
 * ```ts
 * import { convert } from 'order-contract'
 *
 * const order = '{"items": [{"payout": {"url": "https://example.com", "id": 7}}]}'
 * const old = convert('order', order, { from: '2024-02-05', to: '2023-07-27' })
 * if (!old.ok) throw new Error(old.problems[0]?.message)
 * if (old.output !== '{"items": [{"redemption_url": "https://example.com"}]}') throw new Error(old.output)
 *
 * const { complement } = old
 * const again = convert('order', old.output, { from: '2023-07-27', to: '2024-02-05', complement })
 * if (again.output !== order) throw new Error('lost something')
 * ```
 */
export function convert<S extends Shape, I, To extends Version>(
  shape: S,
  input: I,
  options: ConvertOptions<To>,
): Conversion<SameForm<S, I, To>> {
  // First the shape: which options there are depends on it.
  knownShape(shape)
  return convertUnder(shape, input, readConvertOptions(shape, options)) as Conversion<SameForm<S, I, To>>
}

export function convertUnder(shape: Shape, input: unknown, settings: ConvertSettings): Conversion<unknown> {
  const copy = settings.identity ? copyOf(shape, input) : undefined
  return copy === undefined ? convertCounted(shape, input, settings).conversion : converted(copy)
}

/** Copies a document, even one that can't be read. Returns undefined for a value that has no text. */
function copyOf(shape: Shape, input: unknown): unknown {
  const form = formOf(input)
  const source = sourceOf(shape, form, input)
  if (form !== VALUE) return typeof source === 'string' ? source : new Uint8Array(source as Uint8Array)
  const text = typeof source === 'string' ? sentQuery(source) : undefined
  return text === undefined ? undefined : parsedAs(shape, text, input)
}

/** Converts a document, and counts the losses and gaps that the conversion does not list. */
export function convertCounted(shape: Shape, input: unknown, settings: ConvertSettings): CountedConversion {
  const { form, length } = hand(convertCore, shape, input, settings)
  return conversionOf(shape, form, length, settings, input)
}

/** Converts the document in the core's memory, or gets the problem of a refusal. */
export function conversionOf(
  shape: Shape,
  form: Form,
  length: number,
  settings: ConvertSettings,
  input?: unknown,
): CountedConversion {
  const index = shapeIndex(shape)
  const address = ask(
    convertCore,
    length,
    settings,
    (core, length, behind) => core.convert(index, form, length, behind),
    // Without the strings: there may be no memory for a complement.
    { bytes: settings.bytes.subarray(0, CONVERSION_STRINGS) },
  )
  const output = (start: number, length: number) => outputOf(shape, form, start, length, input)
  return readConversion(address, output, settings.options.messages)
}

/**
 * Returns the versions that a document can have, with the evidence against the others. Only what the API
 * documentation states counts as evidence. All versions are candidates if the document does not tell.
 * A mistake in an argument throws a `TypeError`.
 *
 * @example
 * ```ts
 * import { detectVersion } from 'order-contract'
 *
 * const { candidates } = detectVersion('order', '{"items": [{"redemption_url": "https://example.com"}]}')
 * if (candidates.join() !== '2023-07-27') throw new Error('unclear')
 * ```
 */
export function detectVersion(
  shape: Shape,
  input: unknown,
  options?: Pick<Options, 'entries' | 'limits' | 'messages'>,
): Detected {
  // First the shape: a mistake in it comes before one in the options.
  knownShape(shape)
  const settings = fitting(shape, readDetectionOptions(options))
  const index = shapeIndex(shape)
  const { form, length } = hand(convertCore, shape, input, settings)
  // A document that can't be read gives no evidence, like an empty one.
  const address = ask(convertCore, length, settings, (core, length, behind) =>
    core.detect_version(index, form, Math.max(0, length), settings.head, behind),
  )
  return readDetected(address, settings.options.messages)
}

const readDetectionOptions = readerOf({ entries, limits, messages }, (given) =>
  encode({ ...DEFAULTS.options, ...given }),
)

function outputOf(shape: Shape, form: Form, start: number, length: number, input: unknown): unknown {
  if (form === BYTES) return convertCore.viewAt(start, length).slice()
  const text = convertCore.textAt(start, length)
  return form === TEXT ? text : parsedAs(shape, text, input)
}
