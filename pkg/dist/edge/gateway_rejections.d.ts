import type { Shortfall } from '../conversion.js';
import type { Problem, Version } from '../types.js';
import { EdgeError, type EdgeFailure } from './edge_error.js';
import { type Rejection } from './problem_details.js';
/** The default statuses. */
export declare const STATUSES: {
    /** Only the service's version or an older one lists the endpoint. */
    readonly removed: 410;
    /** Only the client's version lists the endpoint. */
    readonly not_listed: 501;
    /** The path is outside `/v2/`. */
    readonly not_found: 404;
    /** The path is inside `/v2/`, no version lists it, and the option `unlisted` is `'reject'`. */
    readonly unlisted: 404;
    /** The request has passed a gateway twice: its services lead to one another. */
    readonly loop: 508;
    /** The API documentation does not list the values of the version header. We assume that there are only these two. */
    readonly unknown_version: 400;
    readonly unreadable: 400;
    readonly inconvertible: 422;
    readonly bad_answer: 502;
    /** Conversion would lose all payouts, so the client could not redeem what was paid for. */
    readonly payout_lost: 502;
    readonly unreachable: 502;
    readonly timeout: 504;
    readonly failed: 500;
};
/** Why a gateway rejects a request: the `code` of the problem details, and the name of its status in `statuses`. */
export type GatewayRejection = keyof typeof STATUSES;
/** A rejection, and how its `detail` is made. */
export interface GatewayRefusal extends Rejection<GatewayRejection> {
    /** The name of the template, if it is not the code. */
    sentence?: 'losses';
    version?: Version;
    /** The finished `detail`, from a problem. */
    message?: string;
}
/** What `onError` is told about a rejection. A rejection for which only the client is to blame has none. */
export type Reason = Pick<EdgeFailure, 'message' | 'cause'>;
/** Ends an exchange with a rejection: any step throws it, and `createGateway` catches it. */
export declare class Refused extends Error {
    readonly refusal: GatewayRefusal;
    readonly reason: Reason | undefined;
    constructor(refusal: GatewayRejection | GatewayRefusal, reason?: Reason);
    /** Returns the error for `onError`. */
    errorAt(upstream: string): EdgeError | undefined;
}
/** The rejection of a request that cannot be converted to the service's version. */
export declare function ofCall(problems: readonly Problem[]): GatewayRefusal;
/** The rejection of a request with losses. */
export declare function ofLosses(losses: readonly Shortfall[]): GatewayRefusal;
/** The rejection of a response that cannot be converted. Its errors have no `detail`: the client can't fix them. */
export declare function badAnswer(problems: readonly Problem[]): GatewayRefusal;
