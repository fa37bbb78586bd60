import { isFatal } from '../fatal.js';
import { englishGateway } from '../generated/edge.js';
import { english } from '../generated/english.js';
import { versions } from '../generated/tables.js';
import { filled } from '../message.js';
import { detailedErrors, refusedLosses } from './problem_details.js';
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
};
/**
 * Ends an exchange: thrown by whatever finds that it cannot go on, caught where the exchange began. A
 * `cause` is what the operator of the gateway should know.
 */
export class Refused extends Error {
    refusal;
    constructor(refusal, options) {
        super(refusal.code, options);
        this.refusal = refusal;
    }
}
/** The `detail` of a refusal. */
export function detailOf({ code, sentence, version, message }, messages) {
    if (message !== undefined)
        return message;
    const words = messages?.gateway ?? englishGateway;
    return filled(words[sentence ?? code], (name) => name === 'version' ? (version ?? '') : versions.join(` ${messages?.documents.or ?? english.or} `));
}
/** An endpoint that no version lists any more; the contract says what replaces it. */
export function removed({ message }) {
    return { code: 'removed', message };
}
/** An endpoint that only the client's version lists. */
export function notListed(version) {
    return { code: 'not_listed', version };
}
export const NOT_FOUND = { code: 'not_found' };
/** Inside, but of neither version, where the options keep such endpoints out. */
export const UNLISTED = { code: 'unlisted' };
/** Which values the service accepts is not shown: that it knows these two is assumed. */
export const UNKNOWN_VERSION = { code: 'unknown_version' };
export const TIMEOUT = { code: 'timeout' };
export const UNREACHABLE = { code: 'unreachable' };
export const FAILED = { code: 'failed' };
/** Why there is no body to convert. */
export const OF_BODY = {
    too_large: { code: 'too_large' },
    aborted: TIMEOUT,
    incomplete: { code: 'incomplete' },
};
/** A request that cannot be put into the version of the service. */
export function ofCall(problems) {
    const code = problems.some(({ code }) => isFatal(code)) ? 'unreadable' : 'inconvertible';
    return { code, errors: detailedErrors(problems) };
}
/** A request of which the service would not see everything. */
export function ofLosses(losses) {
    return { code: 'inconvertible', sentence: 'losses', errors: refusedLosses(losses) };
}
/** Orders that were paid for, without a way to redeem them. */
export const PAYOUT_LOST = { code: 'payout_lost' };
/** An answer that cannot be put into the version of the client, who can do nothing about it. */
export function badAnswer(problems) {
    const errors = detailedErrors(problems).map(({ detail, ...error }) => error);
    return { code: 'bad_answer', errors };
}
