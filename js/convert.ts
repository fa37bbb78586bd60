/**
 * Converts a document from one version to another and detects versions. The core does the conversion; this file
 * hands it the document and returns the output in the form of the input. js/conversion.ts decodes the reply.
 */
import { type Conversion, type Detected, type Lists, readConversion, readDetected, type Summary } from './conversion.js'
import { type ConvertOptions, type ConvertSettings, readConvertOptions, settingsOfRefusal } from './convert_options.js'
import { bytesAt, callWhole, textAt } from './core.js'
import { sourceOf } from './document.js'
import type { SameForm } from './fixes.js'
import { CONVERSION_MOST } from './generated/layout.js'
import { BYTES, type Form, formOf, isStackOverflow, TEXT, VALUE } from './input.js'
import type { Messages } from './language.js'
import { readerOf } from './option_reader.js'
import { DEFAULTS, DOCUMENT, refuseEntries, settingsOf, shapeIndex } from './options.js'
import { queryLike } from './query_output.js'
import { isQuery } from './query_shapes.js'
import { isRefusal, REFUSED_DEPTH, type Refusal } from './refusal.js'
import type { Limits, Shape } from './types.js'
import { reportOn } from './validate.js'
import { write } from './write.js'

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
export function convert<I>(shape: Shape, input: I, options: ConvertOptions): Conversion<I> {
  // First the shape: which options there are depends on it.
  shapeIndex(shape)
  return convertUnder(shape, input, readConvertOptions(shape, options))
}

/** Converts a document under options that were read. */
export function convertUnder<I>(shape: Shape, input: I, settings: ConvertSettings): Conversion<I> {
  const index = shapeIndex(shape)
  const form = formOf(input)
  const source = sourceOf(shape, form, input, settings)
  if (settings.identity && form !== VALUE) return unchanged(source as string | Uint8Array) as Conversion<I>
  const length = write(source, settings)
  return isRefusal(length)
    ? refused(shape, index, form, length, settings)
    : converted(shape, index, form, length, settings, input)
}

/**
 * Converts bytes and lists only losses and gaps: the first `most` of each, at most 255. Counts the others. It
 * makes no other list and no complement.
 */
export function convertInSummary(
  shape: Shape,
  input: Uint8Array<ArrayBuffer>,
  options: ConvertSettings,
  most: number,
): Summary {
  const index = shapeIndex(shape)
  const settings = { ...options, bytes: options.bytes.slice() }
  settings.bytes[CONVERSION_MOST] = most
  const length = write(input, settings)
  if (isRefusal(length)) return refused(shape, index, BYTES, length, settings)
  const reply = readConversion(
    callWhole((core) => core.convert(index, BYTES, length, settings.bytes.length)),
    settings.messages,
  )
  if (reply.problems !== undefined) return { ok: false, problems: reply.problems }
  const lists = noLists()
  const output = bytesAt(reply.start, reply.length)
  reply.fill(lists)
  return { ok: true, output, losses: lists.losses, gaps: lists.gaps, more: reply.more }
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
  options?: { entries?: string | undefined; limits?: Limits | undefined; messages?: Messages | undefined },
): Detected {
  const index = shapeIndex(shape)
  const settings = settingsOf({ ...DEFAULTS, ...readDetectionOptions(options) })
  refuseEntries(shape, settings)
  const form = formOf(input)
  const length = write(sourceOf(shape, form, input, settings), settings)
  // A document that can't be read gives no evidence, like an empty one.
  const written = isRefusal(length) ? write('', settings) : length
  const address = callWhole((core) => core.detect_version(index, form, written, settings.bytes.length))
  return readDetected(address, settings.messages?.conversions)
}

const { entries, limits, messages } = DOCUMENT
const readDetectionOptions = /* @__PURE__ */ readerOf({ entries, limits, messages })

/** A conversion without an output. */
type RefusedConversion = Extract<Conversion<unknown>, { ok: false }>

function noLists(): Lists {
  return { edits: [], changes: [], losses: [], gaps: [], complement: null }
}

/** Converts a version to itself: returns a copy, even of a document that can't be read. `slice` of a `Buffer` copies nothing. */
function unchanged(input: string | Uint8Array): Conversion<string | Uint8Array> {
  const output = typeof input === 'string' ? input : new Uint8Array(input)
  return { ok: true, output, ...noLists(), assumptions: [], problems: [] }
}

function refused(shape: Shape, index: number, form: Form, why: Refusal, settings: ConvertSettings): RefusedConversion {
  const { problems } = reportOn(shape, { index, form, source: why, length: why, settings: settingsOfRefusal(settings) })
  return { ok: false, output: undefined, problems }
}

function converted<I>(
  shape: Shape,
  index: number,
  form: Form,
  length: number,
  settings: ConvertSettings,
  input: I,
): Conversion<I> {
  const address = callWhole((core) => core.convert(index, form, length, settings.bytes.length))
  const read = readConversion(address, settings.messages)
  if (read.problems !== undefined) return { ok: false, output: undefined, problems: read.problems }
  try {
    const output = outputOf(shape, form, read.start, read.length, input) as SameForm<I>
    const conversion: Conversion<I> = { ok: true, output, ...noLists(), assumptions: read.assumptions, problems: [] }
    read.fill(conversion)
    return conversion
  } catch (error) {
    // The caller's limits may allow more nesting than the engine's own JSON.parse.
    if (!isStackOverflow(error)) throw error
    return refused(shape, index, form, REFUSED_DEPTH, settings)
  }
}

function outputOf(shape: Shape, form: Form, start: number, length: number, input: unknown): unknown {
  if (form === TEXT) return textAt(start, length)
  if (form !== VALUE) return bytesAt(start, length)
  const text = textAt(start, length)
  if (!isQuery(shape)) return JSON.parse(text)
  return queryLike(input, text) ?? Object.fromEntries(new URLSearchParams(text))
}
