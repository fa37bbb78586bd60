/** Builds reports from replies of the core. */
import type { English } from './english.js'
import {
  ABSENT,
  DETAIL_WORDS,
  type DetailRecord,
  FIX_WORDS,
  FOUND_CHARACTER,
  FOUND_SOURCE,
  REPORT_ASSUMPTION,
  REPORT_DETAILS,
  REPORT_FLAGS,
  REPORT_HEAD,
  REPORT_TRUNCATED,
  REPORT_VALID,
  REPORT_VERSION_SHIFT,
  readDetailRecord,
  readFixRecord,
  STEP_NAME,
  STEP_WORD,
} from './generated/layout.js'
import { applicabilities, bases, codes, english, sections, severities, versions, words } from './generated/tables.js'
import { translated } from './language.js'
import { type Arguments, buildMessage, escaped, expectedOf, messageOf, type Phrasing } from './message.js'
import type { Settings } from './options.js'
import { Reply } from './reply.js'
import type { Applicability, Edit, Fix, Problem, Report, Severity, Shape, Span, Version } from './types.js'

const NOTHING = 65535
const CLEAN = 0

/** Reads the report at an address of the core's memory. Address 0 means a valid document without problems. */
export function reportAt<S extends Shape | 'call'>(
  address: number,
  shape: S,
  settings: Settings,
  builtIn: English = english,
): Report<S> {
  const { version } = settings
  if (address === CLEAN) return { valid: true, shape, version, problems: [], truncated: false, assumptions: [] }
  const reply = new Reply(address, REPORT_HEAD)
  const phrasing = phrasingOf(settings, builtIn)
  const flags = reply.word(REPORT_FLAGS)
  const assumptions = assumptionsFrom(reply, phrasing)
  return {
    valid: (flags & REPORT_VALID) !== 0,
    shape,
    version: versions[flags >>> REPORT_VERSION_SHIFT] as Version,
    problems: readProblems(reply, phrasing),
    truncated: (flags & REPORT_TRUNCATED) !== 0,
    assumptions,
  }
}

/** Returns how to build messages: in the language of the options, or in English. */
export function phrasingOf({ messages, names, mask, amended }: Settings, builtIn: English = english): Phrasing {
  return { english: builtIn, language: messages, byLabel: names === 'label', mask, accepted: amended.accepted }
}

/** Reads the assumptions of a report. Call it first: their text precedes that of the problems. */
export function assumptionsFrom(reply: Reply, phrasing: Phrasing): string[] {
  const sentence = reply.word(REPORT_ASSUMPTION)
  if (sentence === ABSENT) return []
  const name = reply.string(reply.word(REPORT_ASSUMPTION + 1))
  return [messageOf(phrasing, sentence, { ...NO_ARGUMENTS, name: phrasing.mask ? undefined : name })]
}

/** The arguments of a message that has none. */
export const NO_ARGUMENTS: Arguments = {
  field: NOTHING,
  object: NOTHING,
  near: NOTHING,
  other: NOTHING,
  number: 0,
  version: 0,
}

/** What problems are read from, in order. */
interface ProblemSource {
  readonly reply: Reply
  readonly trail: Trail
  readonly phrasing: Phrasing
  /** The number of the version whose rules applied. */
  readonly version: number
}

export function readProblems(reply: Reply, phrasing: Phrasing): Problem[] {
  const version = reply.word(REPORT_FLAGS) >>> REPORT_VERSION_SHIFT
  const source = { reply, trail: new Trail(reply), phrasing, version }
  const problems: Problem[] = []
  for (let left = reply.word(REPORT_DETAILS); left > 0; left--) problems.push(readProblem(source))
  return problems
}

function readProblem(source: ProblemSource): Problem {
  const { reply, trail, phrasing, version } = source
  const detail = readDetailRecord(reply.numbers, reply.at)
  reply.at += DETAIL_WORDS
  const number = reply.next()
  const path = trail.to(reply.next(), reply.next())
  const { field, object, near, other } = detail
  const last = path.at(-1)
  const name = phrasing.mask || typeof last !== 'string' ? undefined : last
  const given: Arguments = { field, object, near, other, number, name, version }
  const { text, meta } = buildMessage(phrasing, detail.message, given)
  const problem: Problem = {
    code: codes[detail.code] as Problem['code'],
    severity: severities[detail.severity] as Severity,
    basis: bases[detail.basis] as Problem['basis'],
    section: sections[detail.section] as string,
    message: text,
    pointer: trail.pointer(),
    path,
    meta: { ...meta },
  }
  const expected = expectedOf(phrasing, detail.message, given)
  if (expected !== undefined) problem.expected = expected
  if (detail.found !== NOTHING) problem.found = readFound(detail, source)
  if (detail.help !== NOTHING) problem.help = messageOf(phrasing, detail.help, given)
  if (near !== NOTHING) problem.suggestion = words[near] as string
  if (detail.has_span) problem.span = readSpan(reply)
  if (detail.has_fix) problem.fix = readFix(object, source)
  return problem
}

function readFound({ found, character }: DetailRecord, { reply, phrasing }: ProblemSource): string {
  if (found === FOUND_SOURCE) return reply.string(reply.next())
  if (found === FOUND_CHARACTER) return String.fromCharCode(character)
  return translated(phrasing.language, phrasing.english.found[found] as string)
}

function readFix(object: number, { reply, phrasing }: ProblemSource): Fix {
  const { title, applicability, field, near, has_edits } = readFixRecord(reply.numbers, reply.at)
  reply.at += FIX_WORDS
  const given: Arguments = { ...NO_ARGUMENTS, field, object, near }
  const fix: Fix = {
    title: messageOf(phrasing, title, given),
    applicability: applicabilities[applicability] as Applicability,
  }
  const edits = readEdits(reply)
  if (has_edits) fix.edits = edits
  return fix
}

/** Reads paths. Consecutive paths usually share segments, so the pointers of the shared ones are reused. */
export class Trail {
  readonly #reply: Reply
  readonly #path: (string | number)[] = []
  readonly #pointers: string[] = []

  constructor(reply: Reply) {
    this.#reply = reply
  }

  /** Reads the path that shares `shared` segments with the last one and has `count` more. */
  to(shared: number, count: number): (string | number)[] {
    // Not by `length`: setting it costs more than a few pops.
    while (this.#path.length > shared) this.#path.pop()
    while (this.#pointers.length > shared) this.#pointers.pop()
    for (let i = 0; i < count; i++) this.#path.push(readSegment(this.#reply, this.#reply.next()))
    return this.#path.slice()
  }

  /** Returns the JSON Pointer of the last path. */
  pointer(): string {
    let pointer = this.#pointers.at(-1) ?? ''
    for (let at = this.#pointers.length; at < this.#path.length; at++) {
      pointer = below(pointer, this.#path[at] as string | number)
      this.#pointers.push(pointer)
    }
    return pointer
  }

  /** Returns the pointer of the last path without its last segments. Call `pointer` first. */
  above(segments: number): string {
    return this.#pointers.at(-1 - segments) ?? ''
  }
}

/** Decodes the segment of a path from its word. */
export function readSegment(reply: Reply, step: number): string | number {
  if (step >= STEP_NAME) return reply.string(step - STEP_NAME)
  return step >= STEP_WORD ? (words[step - STEP_WORD] as string) : step
}

export function below(pointer: string, segment: string | number): string {
  return `${pointer}/${typeof segment === 'string' ? escaped(segment) : segment}`
}

export function readSpan(reply: Reply): Span {
  return { start: reply.next(), end: reply.next(), line: reply.next(), column: reply.next() }
}

export function readEdits(reply: Reply): Edit[] {
  const edits: Edit[] = []
  for (let left = reply.next(); left > 0; left--) {
    edits.push({ start: reply.next(), end: reply.next(), text: reply.string(reply.next()) })
  }
  return edits
}
