/**
 * Inputs that never became text in the core's memory, and the codes they are reported by.
 * A refusal is a negative number, where the length of a document would stand.
 */
import { codes } from './generated/tables.js'
import type { Code } from './types.js'

export const REFUSED_SIZE = -1
export const REFUSED_DEPTH = -2
export const REFUSED_VALUE = -3
/** There is no input. */
export const REFUSED_NOTHING = -4

export type Refusal = typeof REFUSED_SIZE | typeof REFUSED_DEPTH | typeof REFUSED_VALUE | typeof REFUSED_NOTHING

const CODES: Readonly<Partial<Record<Refusal, Code>>> = {
  [REFUSED_SIZE]: 'too_large',
  [REFUSED_DEPTH]: 'too_deep',
  [REFUSED_VALUE]: 'not_serializable',
}

/** Tells a refusal from a length. */
export function isRefusal(length: number): length is Refusal {
  return length < 0
}

/** The number of the code in the core; where there is no input, one of no code. */
export function codeIndex(refusal: Refusal): number {
  const code = CODES[refusal]
  return code === undefined ? codes.length : codes.indexOf(code)
}
