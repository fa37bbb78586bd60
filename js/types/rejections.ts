/**
 * The rejections of `createReceiver` and `translateCall`, with their statuses. The API documentation shows no errors, and
 * of the webhook only that status 200 means received, so all of them are our choice.
 */

export const RECEIVER_STATUSES = {
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

/** Why a delivery is rejected: the `code` of the problem details. */
export type ReceiverRejection = keyof typeof RECEIVER_STATUSES

export const CALL_STATUSES = {
  /** The API documentation does not list the values of the version header. We assume that there are only these two. */
  unknown_version: 400,
  unreadable: 400,
  /** The service's version lacks a part of the request that changes what it asks for. */
  inconvertible: 422,
  /** Only the client's version lists the endpoint, or the path is outside the service's. */
  not_listed: 404,
  bad_answer: 502,
  /** The program or its platform has failed. */
  failed: 500,
} as const

/** Why a call or its answer is rejected: the `code` of the problem details. */
export type CallRejection = keyof typeof CALL_STATUSES

const JSON_TYPE = 'application/json'
/** Seconds after which most hooks have ended. The API documentation does not show when the service sends again. */
const LATER = { 'retry-after': '30' }

export const RECEIVER_HEADERS: { readonly [C in ReceiverRejection]?: Readonly<Record<string, string>> } = {
  method: { allow: 'POST' },
  content_type: { accept: JSON_TYPE, 'accept-post': JSON_TYPE },
  content_encoding: { 'accept-encoding': 'identity' },
  busy: LATER,
  failed: LATER,
}
