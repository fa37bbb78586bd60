import { isFatal } from '../fatal.js';
import { apiVersion, pathRoot } from '../generated/endpoints.js';
import { versions } from '../generated/tables.js';
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
        super(refusal.detail, options);
        this.refusal = refusal;
    }
}
/** An endpoint that no version lists any more; the contract says what replaces it. */
export function removed({ message }) {
    return { code: 'removed', detail: message };
}
/** An endpoint that only the client's version lists. */
export function notListed(version) {
    const detail = `The service behind this gateway uses version ${version}, which does not have this endpoint.`;
    return { code: 'not_listed', detail };
}
export const NOT_FOUND = {
    code: 'not_found',
    detail: `This gateway answers only below its base address and ${pathRoot}. Check the URL.`,
};
/** Inside, but of neither version, where the options keep such endpoints out. */
export const UNLISTED = {
    code: 'unlisted',
    detail: 'The API documentation does not list this endpoint. Check the method and the path.',
};
/** Which values the service accepts is not shown: that it knows these two is assumed. */
export const UNKNOWN_VERSION = {
    code: 'unknown_version',
    detail: `The header \`${apiVersion}\` does not name a documented version. Send it once with ${versions.join(' or ')}, or leave it out.`,
};
const UNKNOWN_OUTCOME = 'Whether it acted on the request is not known.';
export const TIMEOUT = {
    code: 'timeout',
    detail: `The service behind this gateway took too long. ${UNKNOWN_OUTCOME}`,
};
export const UNREACHABLE = {
    code: 'unreachable',
    detail: `The service behind this gateway gave no answer. ${UNKNOWN_OUTCOME}`,
};
export const FAILED = {
    code: 'failed',
    detail: 'This gateway failed. Whether the service behind it acted on the request is not known.',
};
/** Why there is no body to convert. */
export const OF_BODY = {
    too_large: { code: 'too_large', detail: 'The body is too large. Send a smaller one.' },
    aborted: TIMEOUT,
    incomplete: { code: 'incomplete', detail: 'The body ended early. Send it again as a whole.' },
};
/** A request that cannot be put into the version of the service. */
export function ofCall(problems) {
    const errors = detailedErrors(problems);
    return problems.some(({ code }) => isFatal(code))
        ? { code: 'unreadable', detail: 'The request cannot be read. Correct what `errors` names.', errors }
        : {
            code: 'inconvertible',
            detail: 'The service behind this gateway cannot accept this request. Correct what `errors` names.',
            errors,
        };
}
/** A request of which the service would not see everything. */
export function ofLosses(losses) {
    const detail = 'The service behind this gateway does not know every part of this request. Remove what `errors` names.';
    return { code: 'inconvertible', detail, errors: refusedLosses(losses) };
}
/** Orders that were paid for, without a way to redeem them. */
export const PAYOUT_LOST = {
    code: 'payout_lost',
    detail: 'No `payout` of this answer has a URL where the option `payoutUrl` of this gateway points. ' +
        "Its operator can correct `payoutUrl`, or set `onPayoutLoss: 'report'`.",
};
/** An answer that cannot be put into the version of the client, who can do nothing about it. */
export function badAnswer(problems) {
    const errors = detailedErrors(problems).map(({ detail, ...error }) => error);
    return {
        code: 'bad_answer',
        detail: 'The service behind this gateway gave an answer that cannot be converted.',
        errors,
    };
}
