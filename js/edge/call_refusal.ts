/**
 * The rejections of `translateCall` as responses.
 */
import { englishCall } from '../generated/edge.js'
import { english, versions } from '../generated/tables.js'
import { translated } from '../language.js'
import { filled } from '../message.js'
import type { TranslateSettings } from './call_options.js'
import { type DetailedError, rejected } from './problem_details.js'
import { CALL_STATUSES, type CallRejection } from './rejections.js'

/** Makes the response of a rejection. */
export function refusedCall(
  code: CallRejection,
  { messages, service }: TranslateSettings,
  errors: DetailedError[] = [],
): Response {
  const template = (messages?.call ?? englishCall)[code]
  const or = translated(messages, english.or)
  const detail = filled(template, (name) => (name === 'version' ? service : versions.join(` ${or} `)))
  return rejected(CALL_STATUSES[code], detail, { code, errors })
}
