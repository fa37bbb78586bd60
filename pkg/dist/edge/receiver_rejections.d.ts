/**
 * Why a delivery of the webhook is rejected, and with which status. The API documentation shows
 * only that 200 means received: everything here is our choice, and each status is an option.
 */
import type { Report } from '../types.js';
import type { Body } from './body.js';
import { type Rejection } from './problem_details.js';
/** The statuses, where the options give no others. */
export declare const STATUSES: {
    readonly method: 405;
    readonly content_type: 415;
    readonly content_encoding: 415;
    readonly too_large: 413;
    readonly timeout: 408;
    readonly incomplete: 400;
    readonly unverified: 401;
    readonly unreadable: 400;
    readonly invalid: 422;
    readonly busy: 503;
    readonly failed: 500;
};
/** Why a delivery is rejected: the `code` of its problem details, and the name of its status in the options. */
export type ReceiverRejection = keyof typeof STATUSES;
/** Why, without the words for it. */
export type Refusal = Rejection<ReceiverRejection>;
export declare const METHOD: Refusal;
export declare const CONTENT_TYPE: Refusal;
export declare const CONTENT_ENCODING: Refusal;
export declare const TOO_LARGE: Refusal;
export declare const UNVERIFIED: Refusal;
export declare const BUSY: Refusal;
export declare const FAILED: Refusal;
/** Why there are no bytes. */
export declare const OF_BODY: Readonly<Record<NonNullable<Body['failure']>, Refusal>>;
/** A document that is not valid: either it cannot be read to its end, or the contract is not kept. */
export declare function ofReport({ problems }: Report, isReadable: boolean): Refusal;
