/**
 * Converts one part of a call: its query, its body, or the body of its answer.
 */
import type { Shortfall } from '../conversion.js'
import { convertInSummary } from '../convert.js'
import type { Shape } from '../types.js'
import type { TranslateSettings } from './call_options.js'
import { type DetailedError, detailedErrors } from './problem_details.js'
import type { Route } from './route.js'
import { MOST_LISTED, type Shortfalls } from './shortfalls.js'

/** A call that is translated, with what it and its answer lose or lack. */
export interface Translation {
  readonly method: string
  readonly route: Route
  readonly settings: TranslateSettings
  readonly losses: Shortfalls
  readonly gaps: Shortfalls
}

/** The converted bytes, or why there are none. */
type ConvertedPart =
  | { output: Uint8Array<ArrayBuffer>; losses: readonly Shortfall[] }
  | { output?: undefined; errors: DetailedError[] }

/** Converts bytes. Notes what is lost and what is missing, below the name of the part. */
export function convertedPart(
  { route: { client, service }, settings, ...noted }: Translation,
  below: '/query' | '/body' | '/response',
  shape: Shape,
  bytes: Uint8Array<ArrayBuffer>,
  entries?: string,
): ConvertedPart {
  const [from, to] = below === '/response' ? [service, client] : [client, service]
  const options = settings.conversion(shape, from, to, entries)
  const { conversion, more } = convertInSummary(shape, bytes, options, MOST_LISTED)
  if (!conversion.ok) return { errors: detailedErrors(conversion.problems, below) }
  const { output, losses, gaps } = conversion
  noted.losses.add(below, losses, more.losses)
  noted.gaps.add(below, gaps, more.gaps)
  return { output: output as Uint8Array<ArrayBuffer>, losses }
}
