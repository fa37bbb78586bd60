/**
 * The safe fixes of a document, made: what to send instead, in the form it came in.
 * Which fixes there are, and which are safe, is the core's business.
 */
import { bytesAt, call, textAt } from './core.js'
import { prepare } from './document.js'
import { REPORT_HEAD } from './generated/layout.js'
import { codes } from './generated/tables.js'
import { words } from './generated/words.js'
import { VALUE } from './input.js'
import type { Phrasing } from './message.js'
import { oneOf, show } from './options.js'
import { isQuery } from './query_shapes.js'
import { isRefusal } from './refusal.js'
import { Reply } from './reply.js'
import { assumptionsFrom, ProblemReader, phrasingOf, reportFrom } from './report.js'
import type { Code, Input, Options, Problem, Report, Shape } from './types.js'
import { reportOn } from './validate.js'

/** How to check and what to fix. */
export interface FixOptions extends Options {
  /** Fixes only findings of these codes. The default is all of them. */
  only?: readonly Code[] | undefined
}

/** The form of an input, not its content: text for text, bytes for bytes. */
export type SameForm<I> = I extends string ? string : I extends Uint8Array ? Uint8Array : I

/** The result of fixing: output, headers, applied fixes, and the report that is left. */
export interface Fixed<S extends Shape, I> {
  /** The document, in the form it came in; a value comes back as a new one. */
  output: SameForm<I>
  /** Headers to send, with the values that were taken out of the body. */
  headers: Record<string, string>
  /** The problems that were fixed. Places are those of the text in which each was found. */
  applied: Problem[]
  /** The report on the output. */
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
  const only = bitsOf(options?.only)
  const prepared = prepare(shape, input, options, ONLY)
  const { index, form, length, settings } = prepared
  if (isRefusal(length)) {
    return { output: input as SameForm<I>, headers: {}, applied: [], report: reportOn(shape, prepared) }
  }
  const address = call((core) => core.apply_fixes(index, form, length, settings.bytes.length, only))
  const reply = new Reply(address, REPORT_HEAD)
  const phrasing = phrasingOf(settings)
  const assumptions = assumptionsFrom(reply, phrasing)
  const start = reply.next()
  const size = reply.next()
  const headers = headersFrom(reply)
  const applied = appliedFrom(reply, phrasing)
  const report = reportFrom(reply, assumptions, shape, phrasing)
  // What cannot be read comes back as it is, for not every byte of it is a character.
  const output = form === VALUE ? editedValue(shape, input, start, size) : textOf(input, applied, start, size)
  return { output: output as SameForm<I>, headers, applied, report }
}

const ONLY = ['only'] as const

function headersFrom(reply: Reply): Record<string, string> {
  const headers: Record<string, string> = {}
  for (let left = reply.next(); left > 0; left--) {
    const name = words[reply.next()] as string
    headers[name] = reply.string(reply.next())
  }
  return headers
}

function appliedFrom(reply: Reply, phrasing: Phrasing): Problem[] {
  const applied: Problem[] = []
  for (let left = reply.next(); left > 0; left--) {
    applied.push(...new ProblemReader(reply, phrasing).problems(reply.next()))
  }
  return applied
}

function textOf(input: unknown, applied: readonly Problem[], start: number, length: number): unknown {
  if (typeof input !== 'string') return bytesAt(start, length)
  return applied.length === 0 ? input : textAt(start, length)
}

/** No fix of a query is safe, so it comes back as a copy of what it was. */
function editedValue(shape: Shape, input: unknown, start: number, length: number): unknown {
  if (!isQuery(shape)) return JSON.parse(textAt(start, length))
  if (input instanceof URLSearchParams) return new URLSearchParams(input)
  return input instanceof URL ? new URL(input) : { ...(input as object) }
}

/** One bit a code. */
function bitsOf(only: unknown): number {
  if (only === undefined) return ALL
  if (!Array.isArray(only)) throw new TypeError(`only must be an array of codes, not ${show(only)}`)
  return only.reduce((bits: number, code) => bits | (1 << codes.indexOf(oneOf('code in only', code, codes))), 0) >>> 0
}
