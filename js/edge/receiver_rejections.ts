/**
 * Why a delivery of the webhook is rejected, and with which status. The API documentation shows
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

/** Why, without the words for it. */
export type Refusal = Rejection<ReceiverRejection>

const JSON_TYPE = 'application/json'

export const METHOD: Refusal = { code: 'method', headers: { allow: 'POST' } }

export const CONTENT_TYPE: Refusal = {
  code: 'content_type',
  headers: { accept: JSON_TYPE, 'accept-post': JSON_TYPE },
}

export const CONTENT_ENCODING: Refusal = { code: 'content_encoding', headers: { 'accept-encoding': 'identity' } }

export const TOO_LARGE: Refusal = { code: 'too_large' }

export const UNVERIFIED: Refusal = { code: 'unverified' }

export const BUSY: Refusal = { code: 'busy' }

export const FAILED: Refusal = { code: 'failed' }

/** Why there are no bytes. */
export const OF_BODY: Readonly<Record<NonNullable<Body['failure']>, Refusal>> = {
  too_large: TOO_LARGE,
  aborted: { code: 'timeout' },
  incomplete: { code: 'incomplete' },
}

/** A document that is not valid: either it cannot be read to its end, or the contract is not kept. */
export function ofReport({ problems }: Report, isReadable: boolean): Refusal {
  return { code: isReadable ? 'invalid' : 'unreadable', errors: detailedErrors(problems) }
}
