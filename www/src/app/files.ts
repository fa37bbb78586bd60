/** Files and the command: what is too large for the page, texts in bytes, and saving. */
import type { ConvertOptions, Shape, Version } from 'order-contract'
import type { ViewName } from './first.js'
import { oldest, usual } from './words.js'

/** In bytes. Typing in a larger text would be slow. */
export const LARGEST = 10_000_000

interface Converted {
  shape?: Shape
  from?: Version
  to?: Version
  file?: string
  /** What it was converted with. */
  options?: ConvertOptions
}

/** The command that validates or converts a file with a document per line: as the page has done, or by default orders. */
export function commandFor(view: ViewName, done: Converted = {}): string {
  const { shape = 'order', from = oldest, to = usual, options } = done
  const isBack = options?.complement !== undefined
  const { file = isBack ? 'new.ndjson' : 'old.ndjson' } = done
  if (view === 'validate') return `npx order-contract validate ${shape} ${file}`
  const convert = `npx order-contract convert ${shape} ${file} --from ${from} --to ${to}`
  return isBack
    ? `${convert} -o back.ndjson --with-complements complements.ndjson`
    : `${convert} -o new.ndjson --complements complements.ndjson`
}

/** With its byte order mark, if it has one. Undefined if it is not UTF-8. */
export function decoded(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Has the browser save a text. */
export function save(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text]))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
