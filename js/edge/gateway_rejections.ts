/**
 * Why a gateway answers by itself, and with which status. The API documentation shows no errors:
 * everything here is our choice, and each status is an option.
 */
import type { Shortfall } from '../conversion.js'
import { isFatal } from '../fatal.js'
import { englishGateway } from '../generated/edge.js'
import { english } from '../generated/english.js'
import { versions } from '../generated/tables.js'
import { filled } from '../message.js'
import type { Problem, Version } from '../types.js'
import type { Body } from './body.js'
import { detailedErrors, type Rejection, refusedLosses } from './problem_details.js'
import type { EdgeMessages, GatewayWords } from './words.js'

/** The statuses, where the options give no others. */
export const STATUSES = {
  removed: 410,
  not_listed: 501,
  not_found: 404,
  unlisted: 404,
  unknown_version: 400,
  too_large: 413,
  incomplete: 400,
  unreadable: 400,
  inconvertible: 422,
  bad_answer: 502,
  payout_lost: 502,
  unreachable: 502,
  timeout: 504,
  failed: 500,
} as const

/** Why a gateway answers by itself: the `code` of its problem details, and the name of its status in the options. */
export type GatewayRejection = keyof typeof STATUSES

/** Why, and what fills the sentence that says it. */
export interface Refusal extends Rejection<GatewayRejection> {
  /** The sentence, where it is not that of the code. */
  sentence?: keyof GatewayWords
  version?: Version
  /** What the contract says of it; then no sentence is needed. */
  message?: string
}

/**
 * Ends an exchange: thrown by whatever finds that it cannot go on, caught where the exchange began. A
 * `cause` is what the operator of the gateway should know.
 */
export class Refused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal, options?: { cause: unknown }) {
    super(refusal.code, options)
    this.refusal = refusal
  }
}

/** The `detail` of a refusal. */
export function detailOf({ code, sentence, version, message }: Refusal, messages: EdgeMessages | undefined): string {
  if (message !== undefined) return message
  const words = messages?.gateway ?? englishGateway
  return filled(words[sentence ?? (code as keyof GatewayWords)], (name) =>
    name === 'version' ? (version ?? '') : versions.join(` ${messages?.documents.or ?? english.or} `),
  )
}

/** An endpoint that no version lists any more; the contract says what replaces it. */
export function removed({ message }: Problem): Refusal {
  return { code: 'removed', message }
}

/** An endpoint that only the client's version lists. */
export function notListed(version: Version): Refusal {
  return { code: 'not_listed', version }
}

export const NOT_FOUND: Refusal = { code: 'not_found' }

/** Inside, but of neither version, where the options keep such endpoints out. */
export const UNLISTED: Refusal = { code: 'unlisted' }

/** Which values the service accepts is not shown: that it knows these two is assumed. */
export const UNKNOWN_VERSION: Refusal = { code: 'unknown_version' }

export const TIMEOUT: Refusal = { code: 'timeout' }

export const UNREACHABLE: Refusal = { code: 'unreachable' }

export const FAILED: Refusal = { code: 'failed' }

/** Why there is no body to convert. */
export const OF_BODY: Readonly<Record<NonNullable<Body['failure']>, Refusal>> = {
  too_large: { code: 'too_large' },
  aborted: TIMEOUT,
  incomplete: { code: 'incomplete' },
}

/** A request that cannot be put into the version of the service. */
export function ofCall(problems: readonly Problem[]): Refusal {
  const code = problems.some(({ code }) => isFatal(code)) ? 'unreadable' : 'inconvertible'
  return { code, errors: detailedErrors(problems) }
}

/** A request of which the service would not see everything. */
export function ofLosses(losses: readonly Shortfall[]): Refusal {
  return { code: 'inconvertible', sentence: 'losses', errors: refusedLosses(losses) }
}

/** Orders that were paid for, without a way to redeem them. */
export const PAYOUT_LOST: Refusal = { code: 'payout_lost' }

/** An answer that cannot be put into the version of the client, who can do nothing about it. */
export function badAnswer(problems: readonly Problem[]): Refusal {
  const errors = detailedErrors(problems).map(({ detail, ...error }) => error)
  return { code: 'bad_answer', errors }
}
