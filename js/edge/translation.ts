/**
 * A call that is translated: converts its query, its body and the body of its answer, and refuses it.
 */
import { convertCounted } from '../convert.js'
import { BY_DEFAULT, encoded } from '../convert_options.js'
import { pointersOf } from '../differences.js'
import { englishCall } from '../generated/edge.js'
import { english, versions } from '../generated/tables.js'
import { translated } from '../language.js'
import { filled } from '../message.js'
import { isRecord } from '../option_reader.js'
import { isList } from '../options.js'
import type { Shape } from '../types.js'
import { MOST_LISTED, type Shortfalls } from './call_headers.js'
import type { TranslateSettings } from './call_options.js'
import { jsonIn } from './incoming.js'
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

/**
 * Converts a part of a call, and notes what is lost and what is missing. Returns the response that refuses a part which
 * can't be converted or, as `undefined`, could not be read.
 */
export function convertedPart(
  { route: { client, service }, settings, ...noted }: Translation,
  part: '/query' | '/body' | '/response',
  shape: Shape,
  bytes: Uint8Array<ArrayBuffer> | undefined,
): Uint8Array<ArrayBuffer> | Response {
  const isAnswer = part === '/response'
  const refusal = isAnswer ? 'bad_answer' : 'unreadable'
  if (bytes === undefined) return refusedCall(refusal, settings)
  const { payoutUrl, fill, limits, messages } = settings
  const [from, to] = isAnswer ? [service, client] : [client, service]
  const gaps = pointersOf(shape, from, to)
  // Pointers and texts in turn.
  const ofShape = fill.filter((_, n) => gaps.includes(fill[n - (n % 2)] as string))
  const entries = isList(shape) ? (settings.entries ?? (mayBeList(bytes) ? undefined : NOWHERE)) : undefined
  const options = encoded({ ...BY_DEFAULT, from, to, payoutUrl, entries, limits, messages }, ofShape, MOST_LISTED)
  const { conversion, more } = convertCounted(shape, bytes, options)
  if (!conversion.ok) return refusedCall(refusal, settings, errorsOf(conversion.problems, part))
  const { losses, output } = conversion
  // Without a parameter that is lost, the service would answer another question.
  if (part === '/query' && losses.length > 0) {
    const problems = losses.map((loss) => ({ ...loss, ...UNDOCUMENTED, message: loss.reason }))
    return refusedCall('inconvertible', settings, errorsOf(problems, part))
  }
  noted.losses.add(part, losses, more.losses)
  noted.gaps.add(part, conversion.gaps, more.gaps)
  return output as Uint8Array<ArrayBuffer>
}

const UNDOCUMENTED = { code: 'undocumented', severity: 'error' } as const

/** A pointer to what is no array: `convert` refuses it, and names the option `entries`. */
const NOWHERE = ''

/**
 * Returns whether a page can have entries. `convert` passes one without an array as a page without entries, but the API
 * documentation does not show where they are (4.4): they may be deeper.
 */
function mayBeList(bytes: Uint8Array): boolean {
  const page = jsonIn(bytes)
  // `convert` reports what is not JSON.
  return page === undefined || Array.isArray(page) || (isRecord(page) && Object.values(page).some(Array.isArray))
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
