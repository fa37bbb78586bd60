/** Writes text for terminals. Removes characters that would control one. */
import { decoded } from '../input/encoding.js'
import type { Problem, Span } from '../types/types.js'
import { nameOf } from './inputs.js'

export function tell(text: string): void {
  process.stderr.write(`order-contract: ${printable(text)}\n`)
}

/** A document in a file, with the line where it begins, from 1, if the file has several. */
interface Origin {
  file: string
  line?: number | undefined
  bytes?: Uint8Array
}

/** Formats a problem for people: the message, the place and the help. Quotes nothing of the document, as it may get into a log. */
export function formatted(problem: Problem, { file, line, bytes }: Origin): string {
  const { severity, code, section, message, pointer, help, suggestion, span, fix } = problem
  const column = span && bytes ? columnOf(bytes, span) : span?.column
  const first = line ?? 1
  const at = span ? `${first + span.line - 1}:${column}` : first
  const place = `${nameOf(file)}:${at}${pointer === '' ? '' : `  ${pointer}`}`
  const lines = [`${severity} ${code} (${section}) ${message}`, `  --> ${place}`]
  if (help !== undefined) lines.push(`  help: ${help}`)
  const advice = line === undefined ? adviceOnLines(problem) : undefined
  if (advice !== undefined) lines.push(`  help: ${advice}`)
  if (suggestion !== undefined) lines.push(`  did you mean: ${suggestion}`)
  if (fix !== undefined) lines.push(`  ${fix.applicability === 'safe' ? 'fix' : 'possible fix'}: ${fix.title}`)
  return `${lines.map(printable).join('\n')}\n`
}

/** Returns what to do about a problem that a document has if its lines are documents. */
export function adviceOnLines({ code, expected, found = '', span }: Problem): string | undefined {
  const isBehindFirst = code === 'syntax' && expected?.length === 1 && '[{'.includes(found) && (span?.line ?? 0) > 1
  return isBehindFirst || code === 'too_large' ? 'if each line is a document, pass --input ndjson' : undefined
}

/** Returns the column as editors count it: not in bytes. */
function columnOf(bytes: Uint8Array, { start, column }: Span): number {
  return decoded(bytes.subarray(start - (column - 1), start)).length + 1
}

/** Replaces characters that would move the cursor or hide text. */
export function printable(text: string): string {
  return text.replace(/\t/g, ' ').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '\u{fffd}')
}

export function grouped(number: number): string {
  return number.toLocaleString('en')
}

export function counted(number: number, noun: string, plural = `${noun}s`): string {
  return `${grouped(number)} ${number === 1 ? noun : plural}`
}
