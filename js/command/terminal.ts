/** Writes text for terminals: colours, numbers and a progress bar. Removes characters that would control a terminal. */
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

const NARROW = /\p{Mn}|\p{Me}/gu
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/gu

/** Returns the number of columns that a text takes in a terminal. */
export function width(text: string): number {
  return [...text.replace(NARROW, '').replace(WIDE, '..')].length
}

export function grouped(number: number): string {
  return number.toLocaleString('en')
}

export function counted(number: number, noun: string, plural = `${noun}s`): string {
  return `${grouped(number)} ${number === 1 ? noun : plural}`
}

export function clearLine(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
}

const EVERY_MS = 100
const CELLS = 24

/** Returns a function that draws the progress in a file on standard error, after more bytes. `size` is its length, if known. */
export function progressBar(size: number | undefined): (more: number) => void {
  const started = performance.now()
  let drawn = 0
  let bytes = 0
  return (more) => {
    bytes += more
    const now = performance.now()
    if (!process.stderr.isTTY || now - drawn < EVERY_MS) return
    drawn = now
    const speed = bytes / 1000 / Math.max(1, now - started)
    const bar = size ? barOf(Math.min(1, bytes / size)) : ''
    const text = `${bar}${(bytes / 1e6).toFixed(1)} MB, ${speed.toFixed(0)} MB/s`
    clearLine()
    process.stderr.write(text.slice(0, (process.stderr.columns || 80) - 1))
  }
}

function barOf(share: number): string {
  const full = Math.round(share * CELLS)
  return `${'█'.repeat(full)}${'░'.repeat(CELLS - full)} ${String(Math.floor(share * 100)).padStart(3)} % `
}
