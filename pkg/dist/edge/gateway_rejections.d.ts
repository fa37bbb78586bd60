/**
 * Why a gateway answers by itself, and with which status. The API documentation shows no errors:
 * everything here is our choice, and each status is an option.
 */
import type { Shortfall } from '../conversion.js';
import type { Problem, Version } from '../types.js';
import type { Body } from './body.js';
import { type Rejection } from './problem_details.js';
import type { EdgeMessages, GatewayWords } from './words.js';
/** The statuses, where the options give no others. */
export declare const STATUSES: {
    readonly removed: 410;
    readonly not_listed: 501;
    readonly not_found: 404;
    readonly unlisted: 404;
    readonly unknown_version: 400;
    readonly too_large: 413;
    readonly incomplete: 400;
    readonly unreadable: 400;
    readonly inconvertible: 422;
    readonly bad_answer: 502;
    readonly payout_lost: 502;
    readonly unreachable: 502;
    readonly timeout: 504;
    readonly failed: 500;
};
/** Why a gateway answers by itself: the `code` of its problem details, and the name of its status in the options. */
export type GatewayRejection = keyof typeof STATUSES;
/** Why, and what fills the sentence that says it. */
export interface Refusal extends Rejection<GatewayRejection> {
    /** The sentence, where it is not that of the code. */
    sentence?: keyof GatewayWords;
    version?: Version;
    /** What the contract says of it; then no sentence is needed. */
    message?: string;
}
/**
 * Ends an exchange: thrown by whatever finds that it cannot go on, caught where the exchange began. A
 * `cause` is what the operator of the gateway should know.
 */
export declare class Refused extends Error {
    readonly refusal: Refusal;
    constructor(refusal: Refusal, options?: {
        cause: unknown;
    });
}
/** The `detail` of a refusal. */
export declare function detailOf({ code, sentence, version, message }: Refusal, messages: EdgeMessages | undefined): string;
/** An endpoint that no version lists any more; the contract says what replaces it. */
export declare function removed({ message }: Problem): Refusal;
/** An endpoint that only the client's version lists. */
export declare function notListed(version: Version): Refusal;
export declare const NOT_FOUND: Refusal;
/** Inside, but of neither version, where the options keep such endpoints out. */
export declare const UNLISTED: Refusal;
/** Which values the service accepts is not shown: that it knows these two is assumed. */
export declare const UNKNOWN_VERSION: Refusal;
export declare const TIMEOUT: Refusal;
export declare const UNREACHABLE: Refusal;
export declare const FAILED: Refusal;
/** Why there is no body to convert. */
export declare const OF_BODY: Readonly<Record<NonNullable<Body['failure']>, Refusal>>;
/** A request that cannot be put into the version of the service. */
export declare function ofCall(problems: readonly Problem[]): Refusal;
/** A request of which the service would not see everything. */
export declare function ofLosses(losses: readonly Shortfall[]): Refusal;
/** Orders that were paid for, without a way to redeem them. */
export declare const PAYOUT_LOST: Refusal;
/** An answer that cannot be put into the version of the client, who can do nothing about it. */
export declare function badAnswer(problems: readonly Problem[]): Refusal;
