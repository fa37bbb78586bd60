/**
 * The safe fixes of a document, made: what to send instead, in the form it came in.
 * Which fixes there are, and which are safe, is the core's business.
 */
import * as core from './core.js'
import { codes } from './generated/tables.js'
import { formOf, VALUE } from './input.js'
import { oneOf, readSettings, shapeIndex, show } from './options.js'
import { isRefusal } from './refusal.js'
import { readFixed } from './report.js'
import type { Code, Input, Options, Problem, Report, Shape } from './types.js'
import { isQuery, reportOn, sourceOf } from './validate.js'
import { write } from './write.js'

/** How to check and what to mend. */
export interface FixOptions extends Options {
  /** Mends only findings of these codes. The default is all of them. */
  only?: readonly Code[] | undefined
}

/** The form of an input, not its content: text for text, bytes for bytes. */
export type SameForm<I> = I extends string ? string : I extends Uint8Array ? Uint8Array : I

/** What became of a document. */
export interface Fixed<S extends Shape, I> {
  /** The document, in the form it came in; a value comes back as a new one. */
  output: SameForm<I>
  /** Headers to send, with the values that were taken out of the body. */
  headers: Record<string, string>
  /** What was mended. Places are those of the text in which it was found. */
  applied: Problem[]
  /** What there is to say about the output. */
  report: Report<S>
}

const ALL = 0xffffffff

/**
 * Makes every safe fix that the findings of a document offer, checks again, and repeats until there
 * is none. A safe fix removes its finding and adds none; whatever else there is to do stays in the
 * report.
 *
 * @example
 * ```ts
 * import { applyFixes } from 'order-contract'
 *
 * const { output, headers } = applyFixes('order-request', '{"idempotency_key": "k-1", "items": []}')
 * if (output !== '{"items": []}' || headers['x-idempotency-key'] !== 'k-1') throw new Error('not fixed')
 * ```
 */
export function applyFixes<S extends Shape, I extends Input<S>>(shape: S, input: I, options?: FixOptions): Fixed<S, I> {
  const index = shapeIndex(shape)
  const settings = readSettings(options, ['only'])
  const only = bitsOf(options?.only)
  const form = formOf(input)
  const length = write(sourceOf(shape, form, input, settings), settings)
  if (isRefusal(length)) {
    return {
      output: input as SameForm<I>,
      headers: {},
      applied: [],
      report: reportOn(shape, index, form, length, settings),
    }
  }
  const {
    start,
    length: size,
    headers,
    applied,
    report,
  } = readFixed(core.applyFixes(index, form, length, settings.bytes.length, only), shape)
  // What cannot be read comes back as it is, for not every byte of it is a character.
  const output = form === VALUE ? editedValue(shape, input, start, size) : textOf(input, applied, start, size)
  return { output: output as SameForm<I>, headers, applied, report }
}

function textOf(input: unknown, applied: readonly Problem[], start: number, length: number): unknown {
  if (typeof input !== 'string') return core.bytesAt(start, length)
  return applied.length === 0 ? input : core.textAt(start, length)
}

/** No fix of a query is safe, so it comes back as a copy of what it was. */
function editedValue(shape: Shape, input: unknown, start: number, length: number): unknown {
  if (!isQuery(shape)) return JSON.parse(core.textAt(start, length))
  return input instanceof URLSearchParams ? new URLSearchParams(input) : structuredClone(input)
}

/** One bit a code. */
function bitsOf(only: unknown): number {
  if (only === undefined) return ALL
  if (!Array.isArray(only)) throw new TypeError(`only must be an array of codes, not ${show(only)}`)
  return only.reduce((bits: number, code) => bits | (1 << codes.indexOf(oneOf('code in only', code, codes))), 0) >>> 0
}
