/** A call that is translated: converts its query, its body and the body of its answer, and refuses it. */
import { write } from '../check/document.js'
import { pointersOf } from '../contract/differences.js'
import type { Loss, Shortfall } from '../convert/conversion.js'
import { convertCounted } from '../convert/convert.js'
import { BY_DEFAULT, encoded, valuesFor } from '../convert/convert_options.js'
import { convertCore } from '../cores/convert.js'
import { englishCall, noEntries } from '../generated/edge.js'
import { ANSWER_SHOWN } from '../generated/layout.js'
import { english } from '../generated/sentences.js'
import { versions } from '../generated/tables.js'
import { headOf } from '../input/encoding.js'
import { isRefusal } from '../input/input.js'
import { isRecord, own } from '../options/reader.js'
import { isList, shapeIndex } from '../options/settings.js'
import { filled, joined } from '../report/message.js'
import { translated } from '../types/language.js'
import { CALL_STATUSES, type CallRejection } from '../types/rejections.js'
import type { Shape } from '../types/types.js'
import { MOST_LISTED, type Shortfalls, type ValuePlace } from './call_headers.js'
import type { TranslateSettings } from './call_options.js'
import { jsonIn } from './incoming.js'
import { type DetailedError, errorsOf, rejected } from './problem_details.js'
import type { Route } from './route.js'

/** A call, with what it and its answer lose or lack. */
export interface Translation extends Route {
  readonly method: string
  readonly settings: TranslateSettings
  readonly losses: Shortfalls
  readonly gaps: Shortfalls
}

/** Converts a part of a call, and notes what it loses and lacks. Returns the response that refuses it, also if unread. */
export function convertedPart(
  { client, service, settings, ...noted }: Translation,
  part: '/query' | '/body' | '/response',
  shape: Shape,
  bytes: Uint8Array<ArrayBuffer> | undefined,
): Uint8Array<ArrayBuffer> | Response {
  const isAnswer = part === '/response'
  const refusal = isAnswer ? 'bad_answer' : 'unreadable'
  if (bytes === undefined) return refusedCall(refusal, settings)
  const { payoutUrl, fill, limits, messages } = settings
  const [from, to] = isAnswer ? [service, client] : [client, service]
  const ofShape = valuesFor(pointersOf(shape, from, to), fill)
  const entries = isList(shape) ? settings.entries : undefined
  const options = encoded({ ...BY_DEFAULT, from, to, payoutUrl, entries, limits, messages }, ofShape, MOST_LISTED)
  const { conversion, more, unplaced } = convertCounted(shape, bytes, options)
  if (!conversion.ok) return refusedCall(refusal, settings, errorsOf(conversion.problems, part))
  const { losses, output } = conversion
  // Without what is lost, the service would answer another question, or do something else.
  if (!isAnswer && losses.length > 0) {
    const problems = losses.map((loss) => ({ ...loss, ...UNDOCUMENTED, message: loss.reason }))
    return refusedCall('inconvertible', settings, errorsOf(problems, part))
  }
  noted.losses.add(part, losses, more.losses, isAnswer ? placesIn(bytes, unplaced) : undefined)
  noted.gaps.add(part, conversion.gaps, more.gaps)
  return output as Uint8Array<ArrayBuffer>
}

/** Returns for each loss without a value where an option says, whether the lost member has a text elsewhere. */
function placesIn(bytes: Uint8Array, losses: readonly Loss[]): Map<Shortfall, ValuePlace> {
  const answer = losses.length > 0 ? jsonIn(bytes) : undefined
  return new Map(losses.map((loss) => [loss, hasText(valueAt(answer, loss.path)) ? 'elsewhere' : 'none']))
}

function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce((value, segment) => (isRecord(value) ? own(value, String(segment)) : undefined), value)
}

/** A list and not the stack, because an answer can be nested as deeply as `limits.depth` allows. */
function hasText(value: unknown): boolean {
  const values = [value]
  for (const one of values) {
    if (typeof one === 'string' && one !== '') return true
    if (isRecord(one)) for (const item of Object.values(one)) values.push(item)
  }
  return false
}

const UNDOCUMENTED = { code: 'undocumented', severity: 'error' } as const

/** Returns what an answer is: one of the constants `ANSWER_…`. */
export function kindOfAnswer(shape: Shape, bytes: Uint8Array, { entries, limits }: TranslateSettings): number {
  const head = headOf([entries])
  const length = write(convertCore, bytes, { bytes: head, limits })
  return isRefusal(length)
    ? ANSWER_SHOWN
    : convertCore.call((core) => core.answer_of(shapeIndex(shape), length, head.length))
}

/** Refuses a page without entries that can have them in another object: the API documentation does not show where (4.4). */
export function refusedPage(settings: TranslateSettings): Response {
  const detail = settings.messages?.codes.entries ?? noEntries.detail
  return refusedCall('bad_answer', settings, [
    { code: 'entries', pointer: '/response', section: noEntries.section, detail },
  ])
}

export function refusedCall(
  code: CallRejection,
  { messages, service }: TranslateSettings,
  errors: DetailedError[] = [],
): Response {
  const template = (messages?.call ?? englishCall)[code]
  const all = joined([...versions], translated(messages, english.or))
  const detail = filled(template, (name) => (name === 'version' ? service : all))
  return rejected({ status: CALL_STATUSES[code], code, detail, errors })
}
