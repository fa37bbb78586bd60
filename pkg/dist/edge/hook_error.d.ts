/**
 * The error of a hook of the receiver.
 */
import { EdgeError } from './edge_error.js';
export declare const HOOKS: readonly ['verify', 'isDuplicate', 'claim', 'release', 'handle'];
/** A hook of the receiver. */
export type ReceiverHook = (typeof HOOKS)[number];
/** What the client gets if a hook fails: the `code` of the problem details. */
export type HookFailure = 'failed' | 'unverified';
/** Says that a hook has thrown or took too long. */
export declare class HookError extends EdgeError {
    /** `'TimeoutError'` if the hook took too long; it may still succeed. */
    readonly name: 'HookError' | 'TimeoutError';
    readonly code: HookFailure;
    /** The hook that failed. */
    readonly hook: ReceiverHook;
    /**
     * What the hook has thrown. Not enumerable, so that loggers leave it out. Undefined if the hook took too long. If
     * `release` failed after `handle`, an `AggregateError` with both.
     */
    readonly thrown: unknown;
}
