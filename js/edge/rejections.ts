/**
 * The rejections of `createReceiver` and `translateCall`, with their statuses. The API documentation shows no errors, and
 * of the webhook only that status 200 means received, so all of them are our choice.
 */

const JSON_TYPE = 'application/json'
/** Seconds after which most hooks have ended. The API documentation does not show when the service sends again. */
const LATER = { 'retry-after': '30' }

/** The statuses and headers of the receiver. */
export const RECEIVER_REJECTIONS = {
  method: { status: 405, headers: { allow: 'POST' } },
  content_type: { status: 415, headers: { accept: JSON_TYPE, 'accept-post': JSON_TYPE } },
  content_encoding: { status: 415, headers: { 'accept-encoding': 'identity' } },
  too_large: { status: 413 },
  timeout: { status: 408 },
  incomplete: { status: 400 },
  unverified: { status: 401 },
  unreadable: { status: 400 },
  invalid: { status: 422 },
  busy: { status: 503, headers: LATER },
  failed: { status: 500, headers: LATER },
} satisfies { readonly [code: string]: Rejection }

export interface Rejection {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Why a delivery is rejected: the `code` of the problem details. */
export type ReceiverRejection = keyof typeof RECEIVER_REJECTIONS

/** The statuses of `translateCall`. */
export const CALL_STATUSES = {
  /** The API documentation does not list the values of the version header. We assume that there are only these two. */
  unknown_version: 400,
  unreadable: 400,
  /** The service's version lacks a part of the request that changes what it asks for. */
  inconvertible: 422,
  /** Only the client's version lists the endpoint. */
  not_listed: 501,
  bad_answer: 502,
} as const

/** Why a call or its answer is rejected: the `code` of the problem details. */
export type CallRejection = keyof typeof CALL_STATUSES
