/**
 * The rejections of a gateway, with their statuses. The API documentation shows no errors, so all of them are our
 * choice, and each status is an option.
 */
import { isFatal } from '../closed_lists.js'
import type { Shortfall } from '../conversion.js'
import type { Problem, Version } from '../types.js'
import { EdgeError, type EdgeFailure } from './edge_error.js'
import { detailedErrors, type Rejection, refusedLosses } from './problem_details.js'

/** The default statuses. */
export const STATUSES = {
  /** Only the service's version or an older one lists the endpoint. */
  removed: 410,
  /** Only the client's version lists the endpoint. */
  not_listed: 501,
  /** The path is outside `/v2/`. */
  not_found: 404,
  /** The path is inside `/v2/`, no version lists it, and the option `unlisted` is `'reject'`. */
  unlisted: 404,
  /** The request has passed a gateway twice: its services lead to one another. */
  loop: 508,
  /** The API documentation does not list the values of the version header. We assume that there are only these two. */
  unknown_version: 400,
  unreadable: 400,
  inconvertible: 422,
  bad_answer: 502,
  /** Conversion would lose all payouts, so the client could not redeem what was paid for. */
  payout_lost: 502,
  unreachable: 502,
  timeout: 504,
  failed: 500,
} as const

/** Why a gateway rejects a request: the `code` of the problem details, and the name of its status in `statuses`. */
export type GatewayRejection = keyof typeof STATUSES

/** A rejection, and how its `detail` is made. */
export interface GatewayRefusal extends Rejection<GatewayRejection> {
  /** The name of the template, if it is not the code. */
  sentence?: 'losses'
  version?: Version
  /** The finished `detail`, from a problem. */
  message?: string
}

/** What `onError` is told about a rejection. A rejection for which only the client is to blame has none. */
export type Reason = Pick<EdgeFailure, 'message' | 'cause'>

/** Ends an exchange with a rejection: any step throws it, and `createGateway` catches it. */
export class Refused extends Error {
  readonly refusal: GatewayRefusal
  readonly reason: Reason | undefined

  constructor(refusal: GatewayRejection | GatewayRefusal, reason?: Reason) {
    super()
    this.refusal = typeof refusal === 'string' ? { code: refusal } : refusal
    this.reason = reason
  }

  /** Returns the error for `onError`. */
  errorAt(upstream: string): EdgeError | undefined {
    return this.reason && new EdgeError({ code: this.refusal.code, upstream, ...this.reason })
  }
}

/** The rejection of a request that cannot be converted to the service's version. */
export function ofCall(problems: readonly Problem[]): GatewayRefusal {
  const code = problems.some(({ code }) => isFatal(code)) ? 'unreadable' : 'inconvertible'
  return { code, errors: detailedErrors(problems) }
}

/** The rejection of a request with losses. */
export function ofLosses(losses: readonly Shortfall[]): GatewayRefusal {
  return { code: 'inconvertible', sentence: 'losses', errors: refusedLosses(losses) }
}

/** The rejection of a response that cannot be converted. Its errors have no `detail`: the client can't fix them. */
export function badAnswer(problems: readonly Problem[]): GatewayRefusal {
  const errors = detailedErrors(problems).map(({ detail, ...error }) => error)
  return { code: 'bad_answer', errors }
}
