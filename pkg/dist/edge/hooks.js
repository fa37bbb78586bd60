/**
 * Calls the hooks of a receiver within its time limit, and reports what fails after it.
 */
import { otherOrType } from '../mistakes.js';
import { classOf } from './edge_error.js';
import { HookError } from './hook_error.js';
import { waitFor } from './platform.js';
import { CLAIMS } from './receiver_options.js';
/** The hooks of one delivery. */
export class Hooks {
    #bytes;
    #settings;
    #deadline;
    #platform;
    #id;
    constructor(bytes, settings, deadline, platform) {
        this.#bytes = bytes;
        this.#settings = settings;
        this.#deadline = deadline;
        this.#platform = platform;
    }
    has(hook) {
        return this.#settings.hooks[hook] !== undefined;
    }
    /** Resolves to the hook's result. Rejects with a `HookError` if it throws or takes too long. */
    call(hook, ...given) {
        return this.#inTime(hook, this.#begin(hook, ...given));
    }
    /** Claims an update. Releases it again if the claim ends only after the time limit. */
    async claim(update) {
        const claiming = this.#begin('claim', update);
        try {
            return (await this.#inTime('claim', claiming));
        }
        catch (error) {
            if (this.#deadline.passed)
                waitFor(this.#platform, this.#releaseLate(update, claiming));
            throw error;
        }
    }
    /** Handles an update. Releases the claim if that fails, even after the time limit. */
    async handle(update) {
        const handling = this.#begin('handle', update);
        try {
            await this.#inTime('handle', handling);
        }
        catch (error) {
            if (!this.has('claim'))
                throw error;
            // It may still succeed, so release the claim only once it has failed.
            if (this.#deadline.passed)
                waitFor(this.#platform, handling.catch(() => this.#begin('release', update)));
            else
                await this.#release(update, error);
            throw error;
        }
    }
    /** Waits for a claim. One that fails may have been stored all the same. */
    async #releaseLate(update, claiming) {
        const claim = await claiming.catch(() => 'new');
        if (claim === 'new')
            await this.#begin('release', update);
    }
    async #release(update, failure) {
        const releasing = this.#begin('release', update);
        // It continues even if the client disconnects.
        waitFor(this.#platform, releasing);
        try {
            await this.#deadline.race(releasing);
        }
        catch (error) {
            throw bothFailed(failure, this.#deadline.passed ? this.#timeoutOf('release') : error);
        }
    }
    /** Applies the time limit to a hook. When the time is over, the platform waits for it. */
    async #inTime(hook, running) {
        try {
            return await this.#deadline.race(running);
        }
        catch (error) {
            if (!this.#deadline.passed)
                throw error;
            waitFor(this.#platform, running);
            throw this.#timeoutOf(hook);
        }
    }
    /** Calls a hook. `async`, because `then` of a lazy thenable may be called only once. */
    async #begin(hook, ...given) {
        try {
            const result = await this.#settings.hooks[hook]?.(...[...given, this.#deliveryFor(hook)]);
            if (hook === 'claim')
                checkClaim(result);
            return result;
        }
        catch (thrown) {
            const error = new HookError(hook, this.#codeFor(hook), `${hook} has thrown ${classOf(thrown)}`, thrown);
            if (this.#deadline.passed)
                await this.#reportLate(error);
            throw error;
        }
    }
    /** `release` has no signal, because it continues after the time limit. */
    #deliveryFor(hook) {
        this.#id ??= crypto.randomUUID();
        return hook === 'release' ? { id: this.#id } : { id: this.#id, signal: this.#deadline.signal };
    }
    async #reportLate(error) {
        try {
            const given = [error, error.hook, { id: this.#id, bytes: this.#bytes }];
            await this.#settings.hooks.onLateError?.(...given);
        }
        catch {
            // The platform still learns of the failure.
        }
    }
    #timeoutOf(hook) {
        const message = `${hook} took too long: the option timeout gives a delivery ${this.#settings.timeout} ms`;
        return new HookError(hook, this.#codeFor(hook), message, undefined, 'TimeoutError');
    }
    #codeFor(hook) {
        return hook === 'verify' ? this.#settings.onVerifyError : 'failed';
    }
}
/** Makes the error for the failure of `release` after that of `handle`. */
function bothFailed(handle, release) {
    const thrown = new AggregateError([handle.thrown ?? handle, release.thrown ?? release], 'handle and release failed');
    return new HookError('release', 'failed', `${handle.message}, and ${release.message}`, thrown);
}
function checkClaim(claim) {
    if (CLAIMS.includes(claim))
        return;
    throw new TypeError(`claim must return 'new', 'done' or 'busy', not ${otherOrType(claim)}`);
}
