/**
 * Converts one part of a call: its query, its body, or the body of its answer.
 */
import type { Shortfall } from '../conversion.js'
import { convertInSummary } from '../convert.js'
import type { ConvertSettings } from '../convert_options.js'
import type { Shape } from '../types.js'
import { type DetailedError, detailedErrors } from './problem_details.js'
import { MOST_LISTED, type Shortfalls } from './shortfalls.js'

/** The losses and gaps of a call and its answer. */
export interface Lists {
  readonly losses: Shortfalls
  readonly gaps: Shortfalls
}

/** The converted bytes, or why there are none. */
type ConvertedPart =
  | { output: Uint8Array<ArrayBuffer>; losses: readonly Shortfall[] }
  | { output?: undefined; errors: DetailedError[] }

/** Converts bytes. Adds what is lost and what is missing to the lists, below the name of the part. */
export function convertedPart(
  below: '/query' | '/body' | '/response',
  shape: Shape,
  bytes: Uint8Array<ArrayBuffer>,
  settings: ConvertSettings,
  lists: Lists,
): ConvertedPart {
  const { conversion, more } = convertInSummary(shape, bytes, settings, MOST_LISTED)
  if (!conversion.ok) return { errors: detailedErrors(conversion.problems, below) }
  const { output, losses, gaps } = conversion
  lists.losses.add(below, losses, more.losses)
  lists.gaps.add(below, gaps, more.gaps)
  return { output: output as Uint8Array<ArrayBuffer>, losses }
}
