/**
 * The error of a hook of the receiver.
 */
import { EdgeError } from './edge_error.js';
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
