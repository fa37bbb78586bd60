/**
 * The error of a hook of the receiver.
 */
import { classOf, EdgeError } from './edge_error.js';
/** Says that a hook has thrown or took too long. */
export class HookError extends EdgeError {
    /** `'TimeoutError'` if the hook took too long; it may still succeed. */
    name;
    /** The hook that failed. */
    hook;
    constructor(name, hook, code, message, thrown) {
        super({ code, message, cause: thrown });
        this.name = name;
        this.hook = hook;
        Object.defineProperty(this, 'thrown', { value: thrown });
    }
    /** @internal */
    static ofThrown(hook, code, thrown) {
        return new HookError('HookError', hook, code, `${hook} has thrown ${classOf(thrown)}`, thrown);
    }
    /** @internal */
    static ofTimeout(hook, code, timeout) {
        const message = `${hook} took too long: the option timeout gives a delivery ${timeout} ms`;
        return new HookError('TimeoutError', hook, code, message);
    }
    /** The failure of `release` after that of `handle`. @internal */
    static ofBoth(handle, release) {
        const thrown = new AggregateError([handle.thrown ?? handle, release.thrown ?? release], 'handle and release failed');
        return new HookError('HookError', 'release', 'failed', `${handle.message}, and ${release.message}`, thrown);
    }
}
