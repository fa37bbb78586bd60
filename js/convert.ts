/**
 * A document from one version to another, in the form it came in. The order of work is here; what
 * changes is the core's business.
 */
import { type Conversion, type Detected, type Lists, readConversion, readDetected, type Summary } from './conversion.js'
import { type ConvertOptions, type ConvertSettings, readConvertOptions } from './convert_options.js'
import { bytesAt, call, textAt } from './core.js'
import { sourceOf } from './document.js'
import type { SameForm } from './fixes.js'
import { CONVERSION_MOST } from './generated/layout.js'
import { BYTES, type Form, formOf, isStackOverflow, TEXT, VALUE } from './input.js'
import type { Messages } from './message.js'
import { readSettings, record, refuseEntries, shapeIndex } from './options.js'
import { isQuery } from './query_shapes.js'
import { isRefusal, REFUSED_DEPTH, type Refusal } from './refusal.js'
import type { Limits, Shape } from './types.js'
import { reportOn } from './validate.js'
import { write } from './write.js'

/**
 * Converts a document from one version to another. Only what has to change does: in text and bytes
 * every other byte stays as it was. In a value it is JavaScript that reads the numbers: `1.10` becomes
 * `1.1`, and 20 digits become 17. The input is never changed.
 *
 * `convert` does not validate. What the other version has no place for is listed in `losses` and kept
 * in `complement`, with which the way back gives the same bytes. A document that can't be read, and
 * a complement of another one, are reported; a mistake in the options throws a `TypeError`.
 *
 * Entries and items without an `id` are told apart by their position, so reordering those between there
 * and back cannot be seen.
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
  const index = shapeIndex(shape)
  const settings = readConvertOptions(shape, options)
  const form = formOf(input)
  const source = sourceOf(shape, form, input, settings)
  if (settings.identity && form !== VALUE) return same(source as string | Uint8Array) as Conversion<I>
  const length = write(source, settings)
  return isRefusal(length)
    ? refused(shape, index, form, length, settings)
    : converted(shape, index, form, length, settings, input)
}

/**
 * Converts bytes for whoever hands the output on. The core stops listing losses and gaps at `most` of each, up
 * to 255, and counts the others; it makes no other list and no complement.
 */
export function convertInSummary(
  shape: Shape,
  input: Uint8Array<ArrayBuffer>,
  options: ConvertOptions,
  most: number,
): Summary {
  const index = shapeIndex(shape)
  const settings = readConvertOptions(shape, options)
  settings.bytes[CONVERSION_MOST] = most
  const length = write(input, settings)
  if (isRefusal(length)) return refused(shape, index, BYTES, length, settings)
  const read = readConversion(
    call((core) => core.convert(index, BYTES, length, settings.bytes.length)),
    settings.messages,
  )
  if (read.problems !== undefined) return { ok: false, problems: read.problems }
  const lists = noLists()
  const output = bytesAt(read.start, read.length)
  read.fill(lists)
  return { ok: true, output, losses: lists.losses, gaps: lists.gaps, more: read.more }
}

/**
 * Tells which versions a document can have: those that no stated evidence speaks against. "Cannot
 * tell" is an answer: then all of them are candidates.
 *
 * @example
 * ```ts
 * import { detectVersion } from 'order-contract'
 *
 * const { candidates } = detectVersion('order', '{"items": [{"redemption_url": "https://example.com"}]}')
 * if (candidates.join() !== '2023-07-27') throw new Error('not told')
 * ```
 */
export function detectVersion(
  shape: Shape,
  input: unknown,
  options?: { entries?: string | undefined; limits?: Limits | undefined; messages?: Messages | undefined },
): Detected {
  const index = shapeIndex(shape)
  if (options !== undefined) record('options', options, ['entries', 'limits', 'messages'])
  const settings = readSettings(options)
  refuseEntries(shape, settings)
  const form = formOf(input)
  const length = write(sourceOf(shape, form, input, settings), settings)
  // What can't be read speaks against nothing.
  const written = isRefusal(length) ? write('', settings) : length
  const address = call((core) => core.detect_version(index, form, written, settings.bytes.length))
  return readDetected(address, settings.messages?.conversions)
}

/** The outcome without an output. */
type Refused = Extract<Conversion<unknown>, { ok: false }>

function noLists(): Lists {
  return { edits: [], changes: [], losses: [], gaps: [], complement: null }
}

/** One version to itself: no byte changes, whatever the document is. */
function same(input: string | Uint8Array): Conversion<string | Uint8Array> {
  const output = typeof input === 'string' ? input : input.slice()
  return { ok: true, output, ...noLists(), assumptions: [], problems: [] }
}

function refused(shape: Shape, index: number, form: Form, why: Refusal, settings: ConvertSettings): Refused {
  const { problems } = reportOn(shape, { index, form, source: why, length: why, settings: settings.ofReport })
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
  const address = call((core) => core.convert(index, form, length, settings.bytes.length))
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
  const query = new URLSearchParams(text)
  return input instanceof URLSearchParams ? query : Object.fromEntries(query)
}
