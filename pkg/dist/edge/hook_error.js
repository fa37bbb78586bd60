/**
 * The error of a hook of the receiver.
 */
import { classOf, EdgeError } from './edge_error.js';
export const HOOKS = ['verify', 'isDuplicate', 'claim', 'release', 'handle'];
/** Says that a hook has thrown or took too long. */
export class HookError extends EdgeError {
    /** `'TimeoutError'` if the hook took too long; it may still succeed. */
    name;
    /** The hook that failed. */
    hook;
    /** @internal */
    constructor(hook, code, message, thrown, name = 'HookError') {
        super({ code, message, cause: thrown });
        this.name = name;
        this.hook = hook;
        Object.defineProperty(this, 'thrown', { value: thrown });
    }
}
// Not methods: a class that names itself has another name in a bundle, and so where it is printed.
export function hookThrew(hook, code, thrown) {
    return new HookError(hook, code, `${hook} has thrown ${classOf(thrown)}`, thrown);
}
export function hookTimedOut(hook, code, timeout) {
    const message = `${hook} took too long: the option timeout gives a delivery ${timeout} ms`;
    return new HookError(hook, code, message, undefined, 'TimeoutError');
}
/** Makes the error for the failure of `release` after that of `handle`. */
export function bothFailed(handle, release) {
    const thrown = new AggregateError([handle.thrown ?? handle, release.thrown ?? release], 'handle and release failed');
    return new HookError('release', 'failed', `${handle.message}, and ${release.message}`, thrown);
}
