/**
 * Reads a report out of the core's memory: a row of numbers, and one text that holds every string.
 * The layout is described in src/wasm/wire.rs. The result is plain data.
 */
import { reportWords, textAt } from './core.js'
import { bases, codes, severities } from './generated/tables.js'
import type { Problem, Report, Severity, Shape, Version } from './types.js'

const ABSENT = 0xffffffff
const VALID = 1
const TRUNCATED = 2

/** The report that begins at a word of the memory. */
export function readReport(at: number, shape: Shape, version: Version): Report {
  const reader = new Reader(at)
  const listed = reader.number()
  const flags = reader.number()
  reader.openText()
  const assumptions = reader.strings()
  const problems: Problem[] = []
  for (let i = 0; i < listed; i++) problems.push(readProblem(reader))
  return { valid: (flags & VALID) !== 0, shape, version, problems, truncated: (flags & TRUNCATED) !== 0, assumptions }
}

function readProblem(reader: Reader): Problem {
  const code = reader.member(codes)
  // What is switched off is never listed.
  const severity = reader.member(severities) as Severity
  const basis = reader.member(bases)
  const start = reader.number()
  const end = reader.number()
  const line = reader.number()
  const column = reader.number()
  const section = reader.string()
  const message = reader.string()
  const place = reader.string()
  const problem: Problem = { code, severity, basis, section, message, pointer: pointerOf(place), path: pathOf(place) }
  const expected = reader.strings()
  const found = reader.optional()
  const help = reader.optional()
  const suggestion = reader.optional()
  if (expected.length > 0) problem.expected = expected
  if (found !== undefined) problem.found = found
  if (help !== undefined) problem.help = help
  if (suggestion !== undefined) problem.suggestion = suggestion
  if (start !== ABSENT) problem.span = { start, end, line, column }
  return problem
}

/** A place is a JSON Pointer whose array positions are marked: `/items/~#0`. */
function pointerOf(place: string): string {
  return place.replaceAll('/~#', '/')
}

function pathOf(place: string): (string | number)[] {
  return place.split('/').slice(1).map(segment)
}

function segment(text: string): string | number {
  if (!text.includes('~')) return text
  if (text.startsWith('~#')) return Number(text.slice(2))
  return text.replaceAll('~1', '/').replaceAll('~0', '~')
}

/** Steps through the words, and through the text alongside. */
class Reader {
  readonly #words = reportWords()
  #at: number
  #text = ''
  #textAt = 0

  constructor(at: number) {
    this.#at = at
  }

  number(): number {
    return this.#words[this.#at++] as number
  }

  member<const T extends readonly string[]>(names: T): T[number] {
    return names[this.number()] as T[number]
  }

  /** Decodes all of the text at once; every length that follows counts in it. */
  openText(): void {
    const start = this.number()
    this.#text = textAt(start, this.number())
  }

  string(): string {
    return this.#take(this.number())
  }

  optional(): string | undefined {
    const length = this.number()
    return length === ABSENT ? undefined : this.#take(length)
  }

  strings(): string[] {
    const count = this.number()
    const strings: string[] = []
    for (let i = 0; i < count; i++) strings.push(this.string())
    return strings
  }

  #take(length: number): string {
    const start = this.#textAt
    this.#textAt += length
    return this.#text.slice(start, this.#textAt)
  }
}
