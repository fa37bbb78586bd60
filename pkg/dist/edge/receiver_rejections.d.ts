/**
 * The rejections of the webhook receiver, with their statuses. The API documentation shows only that status 200
 * means received, so all of them are our choice, and each status is an option.
 */
import type { Problem } from '../types.js';
import type { Body } from './body.js';
import { type Rejection } from './problem_details.js';
/** The default statuses. */
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
/** Why a delivery is rejected: the `code` of the problem details, and the name of its status in `statuses`. */
export type ReceiverRejection = keyof typeof STATUSES;
/** A rejection by the receiver. */
export type ReceiverRefusal = Rejection<ReceiverRejection>;
export declare const METHOD: ReceiverRefusal;
export declare const CONTENT_TYPE: ReceiverRefusal;
export declare const CONTENT_ENCODING: ReceiverRefusal;
export declare const TOO_LARGE: ReceiverRefusal;
export declare const UNVERIFIED: ReceiverRefusal;
export declare const BUSY: ReceiverRefusal;
export declare const FAILED: ReceiverRefusal;
/** The rejections of a body that could not be read. */
export declare const OF_BODY: Readonly<Record<NonNullable<Body['failure']>, ReceiverRefusal>>;
/** The rejection of a document that can't be read or is not valid. */
export declare function ofProblems(problems: readonly Problem[], isReadable: boolean): ReceiverRefusal;
