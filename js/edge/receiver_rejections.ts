/**
 * The rejections of the webhook receiver, with their statuses. The API documentation shows only that status 200
 * means received, so all of them are our choice, and each status is an option.
 */
import type { Problem } from '../types.js'
import type { Body } from './body.js'
import { detailedErrors, type Rejection } from './problem_details.js'

/** The default statuses. */
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

/** Why a delivery is rejected: the `code` of the problem details, and the name of its status in `statuses`. */
export type ReceiverRejection = keyof typeof STATUSES

/** A rejection by the receiver. */
export type ReceiverRefusal = Rejection<ReceiverRejection>

const JSON_TYPE = 'application/json'

export const METHOD: ReceiverRefusal = { code: 'method', headers: { allow: 'POST' } }

export const CONTENT_TYPE: ReceiverRefusal = {
  code: 'content_type',
  headers: { accept: JSON_TYPE, 'accept-post': JSON_TYPE },
}

export const CONTENT_ENCODING: ReceiverRefusal = {
  code: 'content_encoding',
  headers: { 'accept-encoding': 'identity' },
}

export const TOO_LARGE: ReceiverRefusal = { code: 'too_large' }

export const UNVERIFIED: ReceiverRefusal = { code: 'unverified' }

/** Seconds after which most hooks have ended. The API documentation does not show when the service sends again. */
const LATER = { 'retry-after': '30' }

export const BUSY: ReceiverRefusal = { code: 'busy', headers: LATER }

export const FAILED: ReceiverRefusal = { code: 'failed', headers: LATER }

/** The rejections of a body that could not be read. */
export const OF_BODY: Readonly<Record<NonNullable<Body['failure']>, ReceiverRefusal>> = {
  too_large: TOO_LARGE,
  aborted: { code: 'timeout' },
  incomplete: { code: 'incomplete' },
}

/** The rejection of a document that can't be read or is not valid. */
export function ofProblems(problems: readonly Problem[], isReadable: boolean): ReceiverRefusal {
  return { code: isReadable ? 'invalid' : 'unreadable', errors: detailedErrors(problems) }
}
