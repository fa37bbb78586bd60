import { isFatal } from '../fatal.js';
import { EdgeError } from './edge_error.js';
import { detailedErrors, refusedLosses } from './problem_details.js';
/** The default statuses. */
export const STATUSES = {
    removed: 410,
    not_listed: 501,
    not_found: 404,
    unlisted: 404,
    loop: 508,
    unknown_version: 400,
    unreadable: 400,
    inconvertible: 422,
    bad_answer: 502,
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
        super(refusal.code);
        this.refusal = refusal;
        this.reason = reason;
    }
    /** Returns the error for `onError`. */
    errorAt(upstream) {
        return this.reason && new EdgeError({ code: this.refusal.code, upstream, ...this.reason });
    }
}
/** The rejection of an endpoint that has been removed. The problem's message says what replaces it. */
export function removed({ message }) {
    return { code: 'removed', message };
}
/** The rejection of an endpoint that only the client's version lists. */
export function notListed(version) {
    return { code: 'not_listed', version };
}
/** The path is outside `/v2/`. */
export const NOT_FOUND = { code: 'not_found' };
/** The path is inside `/v2/`, no version lists it, and the option `unlisted` is `'reject'`. */
export const UNLISTED = { code: 'unlisted' };
/** The request has passed a gateway twice: its services lead to one another. */
export const LOOP = { code: 'loop' };
/** The API documentation does not list the values of the version header. We assume that there are only these two. */
export const UNKNOWN_VERSION = { code: 'unknown_version' };
export const TIMEOUT = { code: 'timeout' };
export const UNREACHABLE = { code: 'unreachable' };
export const FAILED = { code: 'failed' };
/** The rejection of a request that cannot be converted to the service's version. */
export function ofCall(problems) {
    const code = problems.some(({ code }) => isFatal(code)) ? 'unreadable' : 'inconvertible';
    return { code, errors: detailedErrors(problems) };
}
/** The rejection of a request with losses. */
export function ofLosses(losses) {
    return { code: 'inconvertible', sentence: 'losses', errors: refusedLosses(losses) };
}
/** Conversion would lose all payouts, so the client could not redeem what was paid for. */
export const PAYOUT_LOST = { code: 'payout_lost' };
/** The rejection of a response that cannot be converted. Its errors have no `detail`: the client can't fix them. */
export function badAnswer(problems) {
    const errors = detailedErrors(problems).map(({ detail, ...error }) => error);
    return { code: 'bad_answer', errors };
}
