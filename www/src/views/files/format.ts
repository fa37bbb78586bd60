/** How the documents stand in a file, guessed from its first byte; names of results, and sizes in words. */
import type { ArchiveFormat } from 'order-contract/stream'

/** So many bytes of white space may stand before it. */
const LOOKED_AT = 4096

/** An array begins with a bracket. A byte order mark is no white space of JSON, but some programs write one. */
export async function guessFormat(file: Blob): Promise<ArchiveFormat> {
  const start = await file.slice(0, LOOKED_AT).text()
  return start.trimStart().startsWith('[') ? 'json' : 'ndjson'
}

/** `orders.ndjson` to `orders.rejects.ndjson`. */
export function nameWith(name: string, part: string, ending?: string): string {
  const dot = name.lastIndexOf('.')
  const [stem, own] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  return `${stem}.${part}${ending ?? own}`
}

const UNITS = ['bytes', 'KB', 'MB', 'GB']

/** `52.4 MB`; units are powers of 1024, as elsewhere on the page. */
export function sizeInWords(bytes: number): string {
  const unit = Math.min(UNITS.length - 1, bytes > 0 ? Math.floor(Math.log2(bytes) / 10) : 0)
  return `${(bytes / 1024 ** unit).toFixed(unit > 0 ? 1 : 0)} ${UNITS[unit]}`
}
