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
        let claiming;
        try {
            claiming = this.#begin('claim', [update]);
            const claim = await this.#within('claim', claiming);
            if (isClaim(claim))
                return claim;
            throw new TypeError(`claim must return 'new', 'done' or 'busy', not ${otherOrType(claim)}`);
        }
        catch (error) {
            keepAlive(this.#platform, async () => {
                if ((await claiming) === 'new')
                    await this.#begin('release', [update]);
            });
            throw new HookFailure('claim', error);
        }
    }
    /** Handles an update. Releases the claim if that fails, even after the time limit. */
    async handle(update) {
        const handling = (async () => this.#begin('handle', [update]))();
        let late = false;
        try {
            await this.#time.race(handling, () => {
                late = true;
                throw this.#time.passed('handle');
            });
        }
        catch (error) {
            if (!this.has('claim'))
                throw new HookFailure('handle', error);
            if (late) {
                // It may still succeed, so release the claim only once it has failed.
                keepAlive(this.#platform, () => handling.catch(() => this.#begin('release', [update])));
                throw new HookFailure('handle', error);
            }
            await this.#release(update, error);
            throw new HookFailure('handle', error);
        }
    }
    async #release(update, cause) {
        const releasing = (async () => this.#begin('release', [update]))();
        // It continues even after the time limit.
        keepAlive(this.#platform, () => releasing);
        try {
            await this.#within('release', releasing);
        }
        catch (error) {
            throw new HookFailure('release', new AggregateError([cause, error], 'handle failed, and so did release'));
        }
    }
    #begin(hook, given) {
        return this.#settings.hooks[hook]?.(...given);
    }
    /** Applies the time limit to a promise. Any other value needs no timer. */
    #within(hook, value) {
        if (!isThenable(value))
            return value;
        return this.#time.race(value, () => {
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
