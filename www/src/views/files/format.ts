/** Guesses what a file contains; names results; writes sizes and rates. */
import type { ArchiveFormat } from 'order-contract/stream'
import { parsed } from '../../app/json.js'
import { inWords } from '../../app/words.js'

/** How many bytes are read, and how many documents of them are looked at. */
const LOOKED_AT = 65_536
const DOCUMENTS = 20
/** A text that is nothing but braces is not read at each. */
const BRACES = 500

/** What a file looks like from its start: its format, and its first documents. */
export interface Glance {
  format: ArchiveFormat
  documents: string[]
}

/** A file that begins with a bracket is an array. `trimStart` also removes a byte order mark. */
export async function glanceAt(file: Blob): Promise<Glance> {
  const start = await file.slice(0, LOOKED_AT).text()
  if (!start.trimStart().startsWith('[')) {
    const lines = start.split('\n').filter((line) => line.trim() !== '')
    return { format: 'ndjson', documents: lines.slice(0, DOCUMENTS) }
  }
  return { format: 'json', documents: firstEntries(start.slice(start.indexOf('[') + 1)) }
}

/** The objects that stand whole at the start of a list: each ends at the first brace that makes it readable. */
function firstEntries(text: string): string[] {
  const documents: string[] = []
  let begun = ''
  for (const part of text.split('}', BRACES)) {
    begun = `${begun}${part}}`.replace(/^[\s,]+/, '')
    if (parsed(begun) === undefined) continue
    documents.push(begun)
    begun = ''
  }
  return documents.slice(0, DOCUMENTS)
}

/** `orders.ndjson` to `orders.rejects.ndjson`. */
export function nameWith(name: string, part: string, ending?: string): string {
  const dot = name.lastIndexOf('.')
  const [stem, own] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  return `${stem}.${part}${ending ?? own}`
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte']
/** From here on, a size is written with four digits before the point: the next unit is shorter. */
const FOUR_DIGITS = 999.95

/** `52.4 MB`; units are powers of 1024, as elsewhere on the page. */
export function sizeInWords(bytes: number): string {
  let at = 0
  while (at < UNITS.length - 1 && bytes / 1024 ** at >= FOUR_DIGITS) at += 1
  const unitDisplay = at > 0 ? 'short' : 'long'
  return inWords(bytes / 1024 ** at, at > 0 ? 1 : 0, { style: 'unit', unit: UNITS[at], unitDisplay })
}

/** The size per second. */
export const rateInWords = (bytes: number, milliseconds: number) =>
  sizeInWords((bytes * 1000) / Math.max(milliseconds, 1))
