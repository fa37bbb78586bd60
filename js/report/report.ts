/** Builds reports from replies of the core. */

import type { Core } from '../cores/core.js'
import * as layout from '../generated/layout.js'
import { english } from '../generated/sentences.js'
import { applicabilities, bases, codes, sections, severities, versions, words } from '../generated/tables.js'
import type { Settings } from '../options/settings.js'
import { translated } from '../types/language.js'
import type { Applicability, Fix, Problem, Report, Severity, Shape, Version } from '../types/types.js'
import { type Arguments, buildMessage, type English, expectedOf, messageOf, type Phrasing } from './message.js'
import { Reply } from './reply.js'

const NOTHING = 65535
const CLEAN = 0

/** Reads the report at an address of the core's memory. Address 0 means a valid document without problems. */
export function reportAt<S extends Shape | 'call'>(
  core: Core,
  address: number,
  shape: S,
  settings: Settings,
  builtIn: English = english,
): Report<S> {
  const { version } = settings.options
  if (address === CLEAN) return { valid: true, shape, version, problems: [], truncated: false, assumptions: [] }
  const reply = new Reply(core, address, layout.REPORT_HEAD)
  const phrasing = phrasingOf(settings, builtIn)
  const flags = reply.word(layout.REPORT_FLAGS)
  const assumptions = assumptionsFrom(reply, phrasing)
  return {
    valid: (flags & layout.REPORT_VALID) !== 0,
    shape,
    version: versions[flags >>> layout.REPORT_VERSION_SHIFT] as Version,
    problems: readProblems(reply, phrasing),
    truncated: (flags & layout.REPORT_TRUNCATED) !== 0,
    assumptions,
  }
}

/** Returns how to build messages: in the language of the options, or in English. */
function phrasingOf({ options: { messages, names, mask }, amended }: Settings, builtIn: English): Phrasing {
  return { english: builtIn, language: messages, byLabel: names === 'label', mask, accepted: amended.accepted }
}

/** Reads the assumptions of a report. Call it first: their text precedes that of the problems. */
export function assumptionsFrom(reply: Reply, phrasing: Phrasing): string[] {
  const sentence = reply.word(layout.REPORT_ASSUMPTION)
  if (sentence === layout.ABSENT) return []
  const name = reply.string(reply.word(layout.REPORT_ASSUMPTION + 1))
  return [messageOf(phrasing, sentence, { ...NO_ARGUMENTS, name: phrasing.mask ? undefined : name })]
}

const NO_ARGUMENTS: Arguments = {
  field: NOTHING,
  object: NOTHING,
  near: NOTHING,
  other: NOTHING,
  number: 0,
  version: 0,
}

export function readProblems(reply: Reply, phrasing: Phrasing): Problem[] {
  // The version whose rules applied.
  const version = reply.word(layout.REPORT_FLAGS) >>> layout.REPORT_VERSION_SHIFT
  const problems: Problem[] = []
  for (let left = reply.word(layout.REPORT_DETAILS); left > 0; left--)
    problems.push(readProblem(reply, phrasing, version))
  return problems
}

function readProblem(reply: Reply, phrasing: Phrasing, version: number): Problem {
  const detail = layout.readDetailRecord(reply.numbers, reply.at)
  const { path, pointer, span } = reply.listed(layout.DETAIL_WORDS, detail.spans)
  const number = reply.next()
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
    pointer,
    path,
    meta: { ...meta },
  }
  const expected = expectedOf(phrasing, detail.message, given)
  if (expected !== undefined) problem.expected = expected
  if (detail.found !== NOTHING) problem.found = readFound(reply, phrasing, detail)
  if (detail.help !== NOTHING) problem.help = messageOf(phrasing, detail.help, given)
  if (near !== NOTHING) problem.suggestion = words[near] as string
  if (span) problem.span = span
  if (detail.has_fix) problem.fix = readFix(reply, phrasing, given)
  return problem
}

function readFound(reply: Reply, phrasing: Phrasing, { found, character }: layout.DetailRecord): string {
  if (found === layout.FOUND_SOURCE) return reply.string(reply.next())
  if (found === layout.FOUND_CHARACTER) return String.fromCharCode(character)
  return translated(phrasing.language, phrasing.english.found[found] as string)
}

function readFix(reply: Reply, phrasing: Phrasing, given: Arguments): Fix {
  const { title, applicability } = layout.readFixRecord(reply.numbers, reply.at)
  reply.at += layout.FIX_WORDS
  const fix: Fix = {
    title: messageOf(phrasing, title, given),
    applicability: applicabilities[applicability] as Applicability,
  }
  const edits = reply.edits()
  if (edits.length > 0) fix.edits = edits
  return fix
}
