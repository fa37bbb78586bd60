/** Writes text for terminals: colours and numbers. Removes characters that would control a terminal. */
import { styleText } from 'node:util'

type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'blue' | 'cyan' | 'green'

export type Paint = (style: Style, text: string) => string

/** Returns the paint for an output stream. Node reads `NO_COLOR` and `FORCE_COLOR`. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  return (style, text) => styleText(style, text, { stream })
}

/** Writes a line on standard error, after the name of the command. */
export function tell(text: string): void {
  process.stderr.write(`order-contract: ${printable(text)}\n`)
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
