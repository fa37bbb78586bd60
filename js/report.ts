/**
 * Reports, made from replies of the core. A long report is cheap until it is looked at: its problems are
 * made when they are first read, and are plain data from then on.
 */
import { english } from './generated/english.js'
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
import { applicabilities, bases, codes, severities, versions } from './generated/tables.js'
import { sections, words } from './generated/words.js'
import { type Arguments, escaped, expectedOf, type Messages, messageOf } from './message.js'
import type { Settings } from './options.js'
import { Reply } from './reply.js'
import type { Applicability, Edit, Fix, Problem, Report, Severity, Shape, Version } from './types.js'

const NOTHING = 255
const CLEAN = 0

/** The report at an address; 0 stands for a valid document without problems. */
export function reportAt<S extends Shape | 'call'>(
  address: number,
  shape: S,
  { version, mask }: Settings,
  messages: Messages = english,
): Report<S> {
  if (address === CLEAN) return { valid: true, shape, version, problems: [], truncated: false, assumptions: [] }
  return reportFrom(new Reply(address, REPORT_HEAD), shape, mask, messages)
}

/** The report with which a reply begins, and ends. */
export function reportFrom<S extends Shape | 'call'>(
  reply: Reply,
  shape: S,
  mask: boolean,
  messages: Messages = english,
): Report<S> {
  const report = headFrom(reply, shape, mask, messages)
  addProblems(report, reply, mask, messages)
  return report
}

/** A report that has no problems yet: in the reply something else may stand before them. */
export function headFrom<S extends Shape | 'call'>(
  reply: Reply,
  shape: S,
  mask: boolean,
  messages: Messages = english,
): Report<S> {
  const flags = reply.word(REPORT_FLAGS)
  const assumptions = assumptionsFrom(reply, mask, messages)
  return {
    valid: (flags & REPORT_VALID) !== 0,
    shape,
    version: versions[flags >>> REPORT_VERSION_SHIFT] as Version,
    problems: NONE,
    truncated: (flags & REPORT_TRUNCATED) !== 0,
    assumptions,
  }
}

/** Adds the problems, which are the last in the reply, to its report: at once, or when they are read. */
export function addProblems(report: Report, reply: Reply, mask: boolean, messages: Messages = english): void {
  const reader = new ProblemReader(reply, mask, messages)
  const count = reply.word(REPORT_DETAILS)
  if (count <= FEW) report.problems = reader.problems(count)
  else postpone(report, () => reader.problems(count))
}

/** A few problems cost less than a property that makes them later. */
const FEW = 8
const NONE: Problem[] = []

/** Makes the problems when they are first read; from then on, or once they are set, they are plain data. */
function postpone(report: Report, make: () => Problem[]): void {
  let made: Problem[] | undefined
  Object.defineProperty(report, 'problems', {
    get() {
      made ??= make()
      // A report that was frozen keeps this property, so nothing throws where it can't be replaced.
      Reflect.defineProperty(report, 'problems', dataProperty(made))
      return made
    },
    set: (problems: Problem[]) => Object.defineProperty(report, 'problems', dataProperty(problems)),
    enumerable: true,
    configurable: true,
  })
}

function dataProperty(value: Problem[]): PropertyDescriptor {
  return { value, enumerable: true, configurable: true, writable: true }
}

function assumptionsFrom(reply: Reply, mask: boolean, messages: Messages): string[] {
  const sentence = reply.word(REPORT_ASSUMPTION)
  if (sentence === ABSENT) return []
  const name = reply.string(reply.word(REPORT_ASSUMPTION + 1))
  return [messageOf(messages, sentence, { ...NO_ARGUMENTS, name: mask ? undefined : name })]
}

const NO_ARGUMENTS: Arguments = { field: NOTHING, object: NOTHING, near: NOTHING, other: NOTHING, number: 0 }

/** Reads problems, one behind the other. */
export class ProblemReader {
  readonly #reply: Reply
  readonly #mask: boolean
  readonly #messages: Messages
  /** The last path, and the pointers to its segments: mostly the next one shares them. */
  #path: (string | number)[] = []
  #pointers: string[] = []

  constructor(reply: Reply, mask: boolean, messages: Messages) {
    this.#reply = reply
    this.#mask = mask
    this.#messages = messages
  }

  problems(count: number): Problem[] {
    const problems: Problem[] = []
    for (let i = 0; i < count; i++) problems.push(this.#problem())
    return problems
  }

  #problem(): Problem {
    const reply = this.#reply
    const detail = readDetailRecord(reply.words, reply.at)
    reply.at += DETAIL_WORDS
    const number = reply.next()
    this.#step(reply.next(), reply.next())
    const path = this.#path.slice()
    const { field, object, near, other } = detail
    const last = path.at(-1)
    const name = this.#mask || typeof last !== 'string' ? undefined : last
    const given: Arguments = { field, object, near, other, number, name }
    const problem: Problem = {
      code: codes[detail.code] as Problem['code'],
      severity: severities[detail.severity] as Severity,
      basis: bases[detail.basis] as Problem['basis'],
      section: sections[detail.section] as string,
      message: messageOf(this.#messages, detail.message, given),
      pointer: this.#pointers.at(-1) ?? '',
      path,
    }
    const expected = expectedOf(this.#messages, detail.message, given)
    if (expected !== undefined) problem.expected = expected
    if (detail.found !== NOTHING) problem.found = this.#found(detail)
    if (detail.help !== NOTHING) problem.help = messageOf(this.#messages, detail.help, given)
    if (near !== NOTHING) problem.suggestion = words[near] as string
    if (detail.has_span) {
      problem.span = { start: reply.next(), end: reply.next(), line: reply.next(), column: reply.next() }
    }
    if (detail.has_fix) problem.fix = this.#fix()
    return problem
  }

  /** Goes from the last path to the next one. */
  #step(shared: number, count: number): void {
    this.#path.length = shared
    this.#pointers.length = shared
    let pointer = this.#pointers.at(-1) ?? ''
    for (let i = 0; i < count; i++) {
      const step = this.#reply.next()
      const segment = this.#segment(step)
      pointer += `/${typeof segment === 'string' ? escaped(segment) : segment}`
      this.#path.push(segment)
      this.#pointers.push(pointer)
    }
  }

  #segment(step: number): string | number {
    if (step >= STEP_NAME) return this.#reply.string(step - STEP_NAME)
    return step >= STEP_WORD ? (words[step - STEP_WORD] as string) : step
  }

  #found({ found, character }: DetailRecord): string {
    if (found === FOUND_SOURCE) return this.#reply.string(this.#reply.next())
    return found === FOUND_CHARACTER ? String.fromCharCode(character) : (this.#messages.found[found] as string)
  }

  #fix(): Fix {
    const reply = this.#reply
    const { title, applicability, field, near, other, has_edits, has_header } = readFixRecord(reply.words, reply.at)
    reply.at += FIX_WORDS
    const given: Arguments = { ...NO_ARGUMENTS, field, near, other }
    const fix: Fix = {
      title: messageOf(this.#messages, title, given),
      applicability: applicabilities[applicability] as Applicability,
    }
    const edits: Edit[] = []
    for (let left = reply.next(); left > 0; left--) {
      edits.push({ start: reply.next(), end: reply.next(), text: reply.string(reply.next()) })
    }
    if (has_edits) fix.edits = edits
    if (has_header) fix.headers = [words[other] as string]
    return fix
  }
}
