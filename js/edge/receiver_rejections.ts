/**
 * Why a delivery of the webhook is rejected, with which status and in which words. The API documentation shows
 * only that 200 means received: everything here is our choice, and each status is an option.
 */
import type { Report } from '../types.js'
import type { Body } from './body.js'
import { detailedErrors, type Rejection } from './problem_details.js'

/** The statuses, where the options give no others. */
export const STATUSES = {
  method: 405,
  content_type: 415,
  content_encoding: 415,
  too_large: 413,
  timeout: 408,
  incomplete: 400,
  unverified: 401,
  unreadable: 400,
  invalid: 422,
  busy: 503,
  failed: 500,
} as const

/** Why a delivery is rejected: the `code` of its problem details, and the name of its status in the options. */
export type ReceiverRejection = keyof typeof STATUSES

type Refusal = Rejection<ReceiverRejection>

export const METHOD: Refusal = {
  code: 'method',
  detail: 'Updates are accepted only with the method POST.',
  headers: { allow: 'POST' },
}

const JSON_TYPE = 'application/json'

export const CONTENT_TYPE: Refusal = {
  code: 'content_type',
  detail: `This content type is not accepted. Send the update as \`content-type: ${JSON_TYPE}\` in UTF-8.`,
  headers: { accept: JSON_TYPE, 'accept-post': JSON_TYPE },
}

export const CONTENT_ENCODING: Refusal = {
  code: 'content_encoding',
  detail: 'Content encodings are not accepted. Send the update without one.',
  headers: { 'accept-encoding': 'identity' },
}

export const TOO_LARGE: Refusal = { code: 'too_large', detail: 'The body is too large. Send a smaller one.' }

export const UNVERIFIED: Refusal = {
  code: 'unverified',
  detail: 'The update could not be verified. Sign it as agreed.',
}

export const BUSY: Refusal = {
  code: 'busy',
  detail: 'This update is being handled. Send it again later.',
}

export const FAILED: Refusal = { code: 'failed', detail: 'The receiver failed. Send the update again later.' }

/** Why there are no bytes. */
export const OF_BODY: Readonly<Record<NonNullable<Body['failure']>, Refusal>> = {
  too_large: TOO_LARGE,
  aborted: { code: 'timeout', detail: 'The body took too long to arrive. Send it again.' },
  incomplete: { code: 'incomplete', detail: 'The body ended early. Send it again as a whole.' },
}

/** A document that is not valid: either it cannot be read to its end, or the contract is not kept. */
export function ofReport({ problems }: Report, isReadable: boolean): Refusal {
  const errors = detailedErrors(problems)
  return isReadable
    ? {
        code: 'invalid',
        detail: 'This is not an update as the API documentation shows it. Correct what `errors` names.',
        errors,
      }
    : { code: 'unreadable', detail: 'The body cannot be read. Send one JSON document in UTF-8.', errors }
}
