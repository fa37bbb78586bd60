/** Writes text for terminals. Removes characters that would control one. */
import type { Problem } from '../types.js'
import { withFlags } from './flags.js'

/** Writes a line on standard error, after the name of the command. */
export function tell(text: string): void {
  process.stderr.write(`order-contract: ${printable(text)}\n`)
}

/** Formats a problem for people: the message, the place and the help. `line` is that of the document's first byte, from 1. */
export function formatted(problem: Problem, file: string, line = 1): string {
  const { severity, code, section, message, pointer, help, suggestion, span, fix } = problem
  const at = `${file}:${line + (span?.line ?? 1) - 1}${span ? `:${span.column}` : ''}`
  const place = pointer === '' ? at : `${at}  ${pointer}`
  const lines = [`${severity} ${code} (${section}) ${withFlags(message)}`, `  --> ${place}`]
  if (help !== undefined) lines.push(`  help: ${withFlags(help)}`)
  if (suggestion !== undefined) lines.push(`  did you mean: ${suggestion}`)
  if (fix !== undefined) lines.push(`  ${fix.applicability === 'safe' ? 'fix' : 'possible fix'}: ${fix.title}`)
  return `${lines.map(printable).join('\n')}\n`
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
