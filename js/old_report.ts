/**
 * Reads a report out of the core's memory: a row of numbers, and one text that holds every string.
 * The layout is described in src/wasm/wire.rs. The result is plain data.
 */
import { memoryWords, textAt } from './core.js'
import { applicabilities, bases, codes, severities } from './generated/tables.js'
import type { Applicability, Edit, Fix, Problem, Severity, Span } from './types.js'

const ABSENT = 0xffffffff

/** Problems, one behind the other. */
export function readProblems(reader: Reader, count: number): Problem[] {
  const problems: Problem[] = []
  for (let i = 0; i < count; i++) problems.push(readProblem(reader))
  return problems
}

function readProblem(reader: Reader): Problem {
  const code = reader.member(codes)
  // What is switched off is never listed.
  const severity = reader.member(severities) as Severity
  const basis = reader.member(bases)
  const span = readSpan(reader)
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
  if (span !== undefined) problem.span = span
  const fix = readFix(reader)
  if (fix !== undefined) problem.fix = fix
  return problem
}

function readFix(reader: Reader): Fix | undefined {
  const applicability = reader.number()
  if (applicability === ABSENT) return undefined
  const title = reader.string()
  const headers = reader.strings()
  const edits = readEdits(reader)
  const fix: Fix = { title, applicability: applicabilities[applicability] as Applicability }
  if (edits !== undefined) fix.edits = edits
  if (headers.length > 0) fix.headers = headers
  return fix
}

/** Edits, or undefined where there is no text to edit. */
export function readEdits(reader: Reader): Edit[] | undefined {
  const count = reader.number()
  if (count === ABSENT) return undefined
  const edits: Edit[] = []
  for (let i = 0; i < count; i++) {
    const start = reader.number()
    const end = reader.number()
    edits.push({ start, end, text: reader.string() })
  }
  return edits
}

/** A span, where there is one. */
export function readSpan(reader: Reader): Span | undefined {
  const start = reader.number()
  const end = reader.number()
  const line = reader.number()
  const column = reader.number()
  return start === ABSENT ? undefined : { start, end, line, column }
}

/** A place is a JSON Pointer whose array positions are marked: `/items/~#0`. */
export function pointerOf(place: string): string {
  return place.replaceAll('/~#', '/')
}

/** The segments of a place. */
export function pathOf(place: string): (string | number)[] {
  return place.split('/').slice(1).map(segment)
}

function segment(text: string): string | number {
  if (!text.includes('~')) return text
  if (text.startsWith('~#')) return Number(text.slice(2))
  return text.replaceAll('~1', '/').replaceAll('~0', '~')
}

/** Steps through the words, and through the text alongside. */
export class Reader {
  readonly #words = memoryWords()
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
