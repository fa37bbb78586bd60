/** Formats a problem for people: the message, the line with the place underlined, and the help. */
import type { Problem } from '../types.js'
import { withFlags } from './flags.js'
import { type Paint, printable } from './terminal.js'

/** How many characters of a line are shown before a place, and from there. */
const BEFORE = 40
const COLUMNS = 60

export interface Origin {
  file: string
  /** The line of the document's first byte, from 1. */
  line: number
  /** The document. Undefined if it was not kept. */
  bytes: Uint8Array | undefined
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

export function frame(problem: Problem, origin: Origin, paint: Paint): string {
  const { severity, code, section, message, pointer, help, suggestion, span } = problem
  const colour = severity === 'error' ? 'red' : severity === 'warning' ? 'yellow' : 'blue'
  const line = origin.line + (span?.line ?? 1) - 1
  const excerpt = span && origin.bytes ? excerptOf(origin.bytes, span) : undefined
  const column = span === undefined ? '' : `:${excerpt?.column ?? span.column}`
  const place = printable(`${origin.file}:${line}${column}`)
  const lines = [
    `${paint(colour, paint('bold', severity))} ${paint('bold', code)} ${paint('dim', `(${section})`)} ${printable(withFlags(message))}`,
    `  ${paint('dim', '-->')} ${place}${pointer === '' ? '' : `  ${printable(pointer)}`}`,
  ]
  if (excerpt) {
    const gutter = String(line)
    const bar = paint('dim', '|')
    const marks = paint(colour, '^'.repeat(Math.max(1, excerpt.marked.length)))
    lines.push(
      `  ${paint('dim', gutter)} ${bar} ${excerpt.before}${excerpt.marked}${excerpt.behind}`,
      `  ${' '.repeat(gutter.length)} ${bar} ${' '.repeat(excerpt.before.length)}${marks}`,
    )
  }
  if (help !== undefined) lines.push(`  ${paint('cyan', 'help:')} ${printable(withFlags(help))}`)
  if (suggestion !== undefined) lines.push(`  ${paint('cyan', 'did you mean:')} ${printable(suggestion)}`)
  if (problem.fix) {
    lines.push(
      `  ${paint('cyan', problem.fix.applicability === 'safe' ? 'fix:' : 'possible fix:')} ${printable(problem.fix.title)}`,
    )
  }
  return `${lines.join('\n')}\n`
}

/** Returns the line in which a span starts, shortened to the width of a terminal. `column` counts as editors do. */
function excerptOf(bytes: Uint8Array, { start, end, column }: { start: number; end: number; column: number }) {
  const before = decoder.decode(bytes.subarray(start - (column - 1), start))
  // A character has at most four bytes.
  const most = start + 4 * COLUMNS
  const [line = ''] = decoder.decode(bytes.subarray(start, most)).split(/[\r\n]/, 1)
  const shown = line.slice(0, COLUMNS)
  const { length } = decoder.decode(bytes.subarray(start, Math.min(end, most)))
  return {
    column: before.length + 1,
    before: `${before.length > BEFORE ? '…' : ''}${printable(before.slice(-BEFORE))}`,
    marked: printable(shown.slice(0, length)),
    behind: `${printable(shown.slice(length))}${line.length > COLUMNS ? '…' : ''}`,
  }
}
