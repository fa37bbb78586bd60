/**
 * Calls the hooks of a receiver: within its time, and so that it is known which one has thrown.
 */
import { otherOrType } from '../options.js';
import { keepAlive } from './platform.js';
import { CLAIMS } from './receiver_options.js';
/** What a hook has thrown, or that it took too long. */
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
    /** Resolves to what it gives; where it throws, or takes too long, rejects with a `HookFailure`. */
    async call(hook, ...given) {
        try {
            return await this.#within(hook, this.#begin(hook, given));
        }
        catch (error) {
            throw new HookFailure(hook, error);
        }
    }
    /** Claims an update. One that is claimed too late is given back. */
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
    /** Acts on an update. Where that fails, now or when its time has passed, the claim is given back. */
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
                // It may still succeed: the claim is released only when it has failed.
                keepAlive(this.#platform, () => handling.catch(() => this.#begin('release', [update])));
                throw new HookFailure('handle', error);
            }
            await this.#release(update, error);
            throw new HookFailure('handle', error);
        }
    }
    async #release(update, cause) {
        const releasing = (async () => this.#begin('release', [update]))();
        // It goes on, also where the time has passed.
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
    /** Without a timer for what is there at once. */
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
