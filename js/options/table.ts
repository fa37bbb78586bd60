/**
 * Every option of the package once: its check and its default. Each is a constant of its own, so that a bundle has those that its
 * functions name. The flags of the command, and the lines of its help, are in js/command/flags.ts: no bundle has them.
 */
import * as tables from '../generated/tables.js'
import type { Code, Options, Problem, Severities, Shape } from '../types/types.js'
import * as check from './checks.js'
import { type Check, defaultsOf, extended, membersOf, type OptionsFor, optional, required } from './reader.js'

/** The core's memory and the maximum string length of engines set this limit. */
export const MOST_BYTES = 500_000_000
export const MOST = 0xffffffff

export const version = optional(check.knownVersion, tables.defaultVersion)
export const level = optional(check.oneOf(tables.levels), 'implied')
export const draft = optional(check.boolean, false)
export const mask = optional(check.boolean, true)
export const messages = optional(check.language)
export const names = optional(check.oneOf(tables.namings), 'wire')
/** `names` of `standardSchema`. */
export const labels = optional(check.oneOf(tables.namings), 'label')
export const message = optional(
  check.callback as Check<(problem: Problem) => unknown>,
  ({ message }: Problem) => message,
)
export const accept = optional(check.acceptedValues)
const optionalFields = optional(check.pointers)

export { optionalFields as optional }
export const entries = optional(check.pointer)
export const baseUrl = optional(check.text)

const aSeverity = check.oneOf(tables.severities)

const severityOfFatal: Check<(typeof tables.severities)[number]> = (value, name) => {
  if (aSeverity(value, name) === 'error') return 'error'
  throw new TypeError(`${name} must be 'error', as nothing is checked after such a problem: leave it out`)
}

/** Returns whether nothing more is checked after a problem with this code. */
export function isFatal(code: Code): boolean {
  return (tables.fatalCodes as readonly Code[]).includes(code)
}

const SEVERITIES = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ tables.codes.map((code) => [code, optional(isFatal(code) ? severityOfFatal : aSeverity)]),
)

export const severity = optional(membersOf(SEVERITIES) as Check<Severities>)

/** The limits, which are members of the option `limits`. */
export const LIMITS = {
  bytes: optional(check.wholeNumber(0, MOST_BYTES), 1_048_576),
  depth: optional(check.wholeNumber(0, MOST), 64),
  findings: optional(check.wholeNumber(0, MOST), 100),
}

export const limits = optional(membersOf(LIMITS), defaultsOf(LIMITS))

const aCode = check.oneOf(tables.codes)
const codesIn = check.listOf((code, name) => aCode(code, `code in ${name}`), 'codes')
export const only = optional(codesIn, tables.codes as readonly Code[])
export const review = optional(codesIn, [] as readonly Code[])

/** `version` of `detectShape`. */
export const eachVersion = optional(check.knownVersion)
export const shapes = optional(check.listOf(check.oneOf(tables.shapes), 'shapes'), tables.shapes as readonly Shape[])

export const from = required(check.knownVersion)
export const to = required(check.knownVersion)
export const payoutUrl = optional(check.pointer)
export const fill = optional(check.jsonTexts)
export const complement = optional(check.complementText)
export const onLoss = optional(check.oneOf(['report', 'error']), 'report')
export const onOrphan = optional(check.oneOf(['error', 'drop']), 'error')

/** The longest time of a timer. */
const MOST_MILLISECONDS = 0x7fffffff

export const DOCUMENT = {
  version,
  level,
  draft,
  severity,
  accept,
  optional: optionalFields,
  entries,
  limits,
  mask,
  messages,
  names,
} satisfies OptionsFor<Options>

export const CONVERSION = {
  from,
  to,
  payoutUrl,
  fill,
  complement,
  entries,
  onLoss,
  onOrphan,
  limits,
  messages,
}

const toWrite = check.streamWith<WritableStream<Uint8Array>>('getWriter', 'a WritableStream')

export const ARCHIVE = extended(CONVERSION, {
  rejects: optional(toWrite),
  complements: optional(toWrite),
  complement: optional(check.streamWith<ReadableStream<Uint8Array>>('getReader', 'a ReadableStream')),
})

export const RECEIVER = {
  version,
  accept,
  optional: optionalFields,
  severity,
  limits,
  messages,
  timeout: optional(check.wholeNumber(1, MOST_MILLISECONDS, ' of milliseconds'), 10_000),
  claims: optional(check.claimStore),
  verify: optional(check.callback),
  handle: optional(check.callback),
  other: optional(check.callback),
  isUpdate: optional(check.callback),
}

export const TRANSLATION = {
  client: required(check.knownVersion),
  service: required(check.knownVersion),
  base: required(check.serviceUrl),
  payoutUrl,
  fill,
  entries,
  limits,
  messages,
}
