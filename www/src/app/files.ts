/** Files and the command: what is too large for the page, texts in bytes, and saving. */
import type { Shape, Version } from 'order-contract'
import type { ViewName } from './first.js'
import { oldest, usual } from './words.js'

/** In bytes. Typing in a larger text would be slow. */
export const LARGEST = 10_000_000

interface Converted {
  shape?: Shape
  from?: Version
  to?: Version
  file?: string
}

/** The command that validates or converts a file with a document per line: as the page has done, or by default orders. */
export function commandFor(view: ViewName, done: Converted = {}): string {
  const { shape = 'order', from = oldest, to = usual, file = 'old.ndjson' } = done
  return view === 'validate'
    ? `npx order-contract validate ${shape} ${file}`
    : `npx order-contract convert ${shape} ${file} --from ${from} --to ${to} -o new.ndjson --complements back.ndjson`
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
