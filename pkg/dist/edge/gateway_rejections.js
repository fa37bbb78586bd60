/**
 * The rejections of a gateway, with their statuses. The API documentation shows no errors, so all of them are our
 * choice, and each status is an option.
 */
import { isFatal } from '../closed_lists.js';
import { EdgeError } from './edge_error.js';
import { detailedErrors, refusedLosses } from './problem_details.js';
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
};
/** Ends an exchange with a rejection: any step throws it, and `createGateway` catches it. */
export class Refused extends Error {
    refusal;
    reason;
    constructor(refusal, reason) {
        super();
        this.refusal = typeof refusal === 'string' ? { code: refusal } : refusal;
        this.reason = reason;
    }
    /** Returns the error for `onError`. */
    errorAt(upstream) {
        return this.reason && new EdgeError({ code: this.refusal.code, upstream, ...this.reason });
    }
}
/** The rejection of a request that cannot be converted to the service's version. */
export function ofCall(problems) {
    const code = problems.some(({ code }) => isFatal(code)) ? 'unreadable' : 'inconvertible';
    return { code, errors: detailedErrors(problems) };
}
/** The rejection of a request with losses. */
export function ofLosses(losses) {
    return { code: 'inconvertible', sentence: 'losses', errors: refusedLosses(losses) };
}
/** The rejection of a response that cannot be converted. Its errors have no `detail`: the client can't fix them. */
export function badAnswer(problems) {
    const errors = detailedErrors(problems).map(({ detail, ...error }) => error);
    return { code: 'bad_answer', errors };
}
