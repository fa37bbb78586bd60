/**
 * A call that is translated: converts its query, its body and the body of its answer, and refuses it.
 */
import type { Shortfall } from '../conversion.js'
import { convertCounted } from '../convert.js'
import { BY_DEFAULT, encoded } from '../convert_options.js'
import { pointersOf } from '../differences.js'
import { englishCall } from '../generated/edge.js'
import { english, versions } from '../generated/tables.js'
import { translated } from '../language.js'
import { filled } from '../message.js'
import type { Shape } from '../types.js'
import { MOST_LISTED, type Shortfalls } from './call_headers.js'
import type { TranslateSettings } from './call_options.js'
import { type DetailedError, errorsOf, rejected } from './problem_details.js'
import { CALL_STATUSES, type CallRejection } from './rejections.js'
import type { Route } from './route.js'

/** A call, with what it and its answer lose or lack. */
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
  const { payoutUrl, fill, limits, messages } = settings
  const [from, to] = below === '/response' ? [service, client] : [client, service]
  const gaps = pointersOf(shape, from, to)
  // Pointers and texts in turn.
  const ofShape = fill.filter((_, n) => gaps.includes(fill[n - (n % 2)] as string))
  const options = encoded({ ...BY_DEFAULT, from, to, payoutUrl, entries, limits, messages }, ofShape, MOST_LISTED)
  const { conversion, more } = convertCounted(shape, bytes, options)
  if (!conversion.ok) return { errors: errorsOf(conversion.problems, below) }
  const { output, losses } = conversion
  noted.losses.add(below, losses, more.losses)
  noted.gaps.add(below, conversion.gaps, more.gaps)
  return { output: output as Uint8Array<ArrayBuffer>, losses }
}

/** Makes the response of a rejection. */
export function refusedCall(
  code: CallRejection,
  { messages, service }: TranslateSettings,
  errors: DetailedError[] = [],
): Response {
  const template = (messages?.call ?? englishCall)[code]
  const or = translated(messages, english.or)
  const detail = filled(template, (name) => (name === 'version' ? service : versions.join(` ${or} `)))
  return rejected({ status: CALL_STATUSES[code], code, detail, errors })
}
