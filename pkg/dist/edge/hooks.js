/**
 * Calls the hooks of a receiver within its time limit, and records which one failed.
 */
import { otherOrType } from '../options.js';
import { keepAlive } from './platform.js';
import { CLAIMS } from './receiver_options.js';
/** The error that a hook has thrown, or a `TimeoutError`. */
export class HookFailure {
    hook;
    error;
    constructor(hook, error) {
        this.hook = hook;
        this.error = error;
    }
}
/** The hooks of one delivery. */
export class Hooks {
    #settings;
    #time;
    #platform;
    constructor(settings, time, platform) {
        this.#settings = settings;
        this.#time = time;
        this.#platform = platform;
    }
    has(hook) {
        return this.#settings.hooks[hook] !== undefined;
    }
    /** Resolves to the hook's result. Rejects with a `HookFailure` if it throws or takes too long. */
    async call(hook, ...given) {
        try {
            return await this.#within(hook, this.#begin(hook, given));
        }
        catch (error) {
            throw new HookFailure(hook, error);
        }
    }
    /** Claims an update. Releases it again if the claim succeeds only after the time limit. */
    async claim(update) {
        try {
            const claiming = this.#begin('claim', [update]);
            const claim = await this.#within('claim', claiming, async () => {
                if ((await claiming) === 'new')
                    await this.#begin('release', [update]);
            });
            if (isClaim(claim))
                return claim;
            throw new TypeError(`claim must return 'new', 'done' or 'busy', not ${otherOrType(claim)}`);
        }
        catch (error) {
            throw new HookFailure('claim', error);
        }
    }
    /** Handles an update. Releases the claim if that fails, even after the time limit. */
    async handle(update) {
        const handling = (async () => this.#begin('handle', [update]))();
        let isLate = false;
        try {
            await this.#within('handle', handling, () => {
                isLate = true;
                // It may still succeed, so release the claim only once it has failed.
                return handling.catch(() => this.#begin('release', [update]));
            });
        }
        catch (error) {
            if (this.has('claim') && !isLate)
                await this.#release(update, error);
            throw new HookFailure('handle', error);
        }
    }
    async #release(update, cause) {
        const releasing = (async () => this.#begin('release', [update]))();
        // It continues even after the time limit, and even if the client disconnects.
        keepAlive(this.#platform, () => releasing);
        try {
            await this.#time.race(releasing, () => {
                throw this.#time.passed('release');
            });
        }
        catch (error) {
            throw new HookFailure('release', new AggregateError([cause, error], 'handle failed, and so did release'));
        }
    }
    /** Calls a hook. `then` of a lazy thenable is called only once: each call would begin its work again. */
    #begin(hook, given) {
        const result = this.#settings.hooks[hook]?.(...given);
        return isThenable(result) ? Promise.resolve(result) : result;
    }
    /**
     * Applies the time limit to a promise. Any other value needs no timer. When the time is over, the platform waits
     * for `rest` instead.
     */
    #within(hook, value, rest = () => value) {
        if (!isThenable(value))
            return value;
        return this.#time.race(value, () => {
            keepAlive(this.#platform, rest);
            throw this.#time.passed(hook);
        });
    }
}
function isClaim(value) {
    return CLAIMS.includes(value);
}
function isThenable(value) {
    return typeof value?.then === 'function';
}
