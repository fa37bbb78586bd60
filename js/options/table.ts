/**
 * Every option of the package once: its check and its default. Each is a constant of its own, so that a bundle has those that its
 * functions name. The flags of the command, and the lines of its help, are in js/command/flags.ts: no bundle has them.
 */

import { fillable } from '../generated/changes.js'
import {
  shapes as allShapes,
  codes,
  defaultVersion,
  fatalCodes,
  levels,
  namings,
  severities,
} from '../generated/tables.js'
import type { Code, Options, Problem, Severities, Shape } from '../types/types.js'
import {
  acceptedValues,
  boolean,
  callback,
  claimStore,
  complementText,
  jsonText,
  knownVersion,
  language,
  listOf,
  oneOf,
  pointer,
  pointers,
  serviceUrl,
  streamWith,
  text,
  wholeNumber,
} from './checks.js'
import { type Check, defaultsOf, membersOf, type OptionsFor, optional, required } from './reader.js'

/** The core's memory and the maximum string length of engines set this limit. */
export const MOST_BYTES = 500_000_000
export const MOST = 0xffffffff

export const version = optional(knownVersion, defaultVersion)
export const level = optional(oneOf(levels), 'implied')
export const draft = optional(boolean, false)
export const mask = optional(boolean, true)
export const messages = optional(language)
export const names = optional(oneOf(namings), 'wire')
/** `names` of `standardSchema`. */
export const labels = optional(oneOf(namings), 'label')
export const message = optional(callback<(problem: Problem) => unknown>, (problem: Problem) => problem.message)
export const accept = optional(acceptedValues)
const optionalFields = optional(pointers)

export { optionalFields as optional }
export const entries = optional(pointer)
export const baseUrl = optional(text)

const aSeverity = oneOf(severities)

const severityOfFatal: Check<(typeof severities)[number]> = (value, name) => {
  if (aSeverity(value, name) === 'error') return 'error'
  throw new TypeError(`${name} must be 'error', as nothing is checked after such a problem: leave it out`)
}

/** Returns whether nothing more is checked after a problem with this code. */
export function isFatal(code: Code): boolean {
  return (fatalCodes as readonly Code[]).includes(code)
}

const SEVERITIES = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ codes.map((code) => [code, optional(isFatal(code) ? severityOfFatal : aSeverity)]),
)

export const severity = optional(membersOf(SEVERITIES) as Check<Severities>)

/** The limits, which are members of the option `limits`. */
export const LIMITS = {
  bytes: optional(wholeNumber(0, MOST_BYTES), 1_048_576),
  depth: optional(wholeNumber(0, MOST), 64),
  findings: optional(wholeNumber(0, MOST), 100),
}

export const limits = optional(membersOf(LIMITS), defaultsOf(LIMITS))

const aCode = oneOf(codes)
const codesIn = listOf((code, name) => aCode(code, `code in ${name}`), 'codes')
export const only = optional(codesIn, codes as readonly Code[])
export const review = optional(codesIn, [] as readonly Code[])

/** `version` of `detectShape`. */
export const eachVersion = optional(knownVersion)
export const shapes = optional(listOf(oneOf(allShapes), 'shapes'), allShapes as readonly Shape[])

export const from = required(knownVersion)
export const to = required(knownVersion)
export const payoutUrl = optional(pointer)
const FILL = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ fillable.map(({ pointer }) => [pointer, optional(jsonText)]),
)
/** The values of all gaps that any conversion has. */
export const fill = optional(membersOf(FILL))
export const complement = optional(complementText)
export const onLoss = optional(oneOf(['report', 'error']), 'report')
export const onOrphan = optional(oneOf(['error', 'drop']), 'error')

const toWrite = streamWith<WritableStream<Uint8Array>>('getWriter', 'WritableStream')

export const rejects = optional(toWrite)
export const complements = optional(toWrite)
/** `complement` of `convertStream`. */
export const heldComplements = optional(streamWith<ReadableStream<Uint8Array>>('getReader', 'ReadableStream'))

export const client = required(knownVersion)
export const service = required(knownVersion)
export const base = required(serviceUrl)

/** The longest time of a timer. */
const MOST_MILLISECONDS = 0x7fffffff
export const timeout = optional(wholeNumber(1, MOST_MILLISECONDS, ' of milliseconds'), 10_000)
export const claims = optional(claimStore)
export const verify = optional(callback)
export const handle = optional(callback)
export const other = optional(callback)
export const isUpdate = optional(callback)

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
