/**
 * The safe fixes of a document, made: what to send instead, in the form it came in.
 * Which fixes there are, and which are safe, is the core's business; reports carry them as edits.
 */
import { prepare } from './document.js'
import { codes } from './generated/tables.js'
import { type Form, TEXT, VALUE } from './input.js'
import { oneOf, withAllFindings } from './options.js'
import { isQuery } from './query_shapes.js'
import { isRefusal } from './refusal.js'
import { typeOf } from './tag.js'
import type { Code, Edit, Fix, Options, Problem, Report, Shape } from './types.js'
import { reportOn } from './validate.js'
import { write } from './write.js'

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
export function applyFixes<S extends Shape, I>(shape: S, input: I, options?: FixOptions): Fixed<S, I> {
  const only = wanted(options?.only)
  const prepared = prepare(shape, input, options, ONLY)
  const { index, form, settings, source } = prepared
  const headers: Record<string, string> = {}
  const applied: Problem[] = []
  if (isRefusal(prepared.length) || typeof source === 'number') {
    return { output: input as SameForm<I>, headers, applied, report: reportOn(shape, prepared) }
  }
  // A value's text has places, though they are not reported.
  const round = { ...prepared, form: form === VALUE ? TEXT : form, settings: withAllFindings(settings) }
  let text = source
  let spare = MOST_POINTER_TEXT
  for (;;) {
    const { problems } = reportOn(shape, { ...round, length: write(text, round.settings) })
    const safe = applicable(problems.filter(({ code }) => only.includes(code)))
    if (safe.length === 0) break
    for (const problem of safe) {
      Object.assign(headers, headersOf(problem.fix, text))
      spare -= pointerText(problem)
      if (spare >= 0 || applied.length === 0) applied.push(form === VALUE ? withoutPlaces(problem) : problem)
    }
    text = edited(
      text,
      safe.flatMap(({ fix }) => fix.edits),
    )
  }
  const report = reportOn(shape, { index, form, source: text, length: write(text, settings), settings })
  return { output: outputOf(shape, input, form, text) as SameForm<I>, headers, applied, report }
}

const ONLY = ['only'] as const

/** All rounds list no more text of pointers together than one report does. */
const MOST_POINTER_TEXT = 1 << 20

/** How long the pointer is at the most. */
function pointerText({ path }: Problem): number {
  return path.reduce<number>((length, segment) => length + 1 + 2 * String(segment).length, 0)
}

/** A problem whose fix has edits. */
type Fixable = Problem & { fix: Fix & { edits: Edit[] } }

/** The problems whose fixes are safe and can be applied at once, because their edits do not touch. */
function applicable(problems: readonly Problem[]): Fixable[] {
  let end = 0
  return problems.filter((problem): problem is Fixable => {
    const { edits, applicability } = problem.fix ?? {}
    if (applicability !== 'safe' || !edits?.every(({ start }) => end <= start)) return false
    end = edits.at(-1)?.end ?? end
    return true
  })
}

/** The text or bytes with edits applied, which ascend. */
function edited(text: string | Uint8Array, edits: readonly Edit[]): string | Uint8Array {
  const pieces = edits.flatMap((edit, n) => [part(text, edits[n - 1]?.end ?? 0, edit.start), edit.text])
  pieces.push(part(text, edits.at(-1)?.end ?? 0))
  return typeof text === 'string' ? pieces.join('') : new TextEncoder().encode(pieces.join(''))
}

function part(text: string | Uint8Array, from: number, to?: number): string {
  return typeof text === 'string'
    ? text.slice(from, to)
    : new TextDecoder('utf-8', { ignoreBOM: true }).decode(text.subarray(from, to))
}

/** The header that carries the value of a member which is taken out. */
function headersOf({ headers, edits }: Fixable['fix'], text: string | Uint8Array): Record<string, string> {
  const [name] = headers ?? []
  const [edit] = edits
  if (name === undefined || edit === undefined) return {}
  const member = part(text, edit.start, edit.end).replace(/^[\s,]+|[\s,]+$/gu, '')
  return { [name]: Object.values(JSON.parse(`{${member}}`))[0] as string }
}

/** A value has no text that places could count in. */
function withoutPlaces({ span: _, fix: { edits: __, ...fix }, ...problem }: Fixable): Problem {
  return { ...problem, fix }
}

/** What comes back is never the caller's own object. */
function outputOf(shape: Shape, input: unknown, form: Form, text: string | Uint8Array): unknown {
  if (typeof text !== 'string') return text === input ? text.slice() : text
  return form === VALUE ? editedValue(shape, input, text) : text
}

/** No fix of a query is safe, so it comes back as a copy of what it was. */
function editedValue(shape: Shape, input: unknown, text: string): unknown {
  if (!isQuery(shape)) return JSON.parse(text)
  if (input instanceof URLSearchParams) return new URLSearchParams(input)
  return input instanceof URL ? new URL(input) : { ...(input as object) }
}

/** The codes whose findings are fixed. */
function wanted(only: unknown): readonly Code[] {
  if (only === undefined) return codes
  if (!Array.isArray(only)) throw new TypeError(`only must be an array of codes, not ${typeOf(only)}`)
  return only.map((code) => oneOf('code in only', code, codes))
}
