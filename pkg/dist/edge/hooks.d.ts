import { type Platform } from './platform.js';
import { type Claim, type ReceiverHook, type ReceiverSettings } from './receiver_options.js';
import type { Stopwatch } from './stopwatch.js';
/** The error that a hook has thrown, or a `TimeoutError`. */
export declare class HookFailure {
    readonly hook: ReceiverHook;
    readonly error: unknown;
    constructor(hook: ReceiverHook, error: unknown);
}
/** The hooks of one delivery. */
export declare class Hooks {
    #private;
    constructor(settings: ReceiverSettings, time: Stopwatch, platform: Platform);
    has(hook: ReceiverHook): boolean;
    /** Resolves to the hook's result. Rejects with a `HookFailure` if it throws or takes too long. */
    call(hook: ReceiverHook, ...given: readonly unknown[]): Promise<unknown>;
    /** Claims an update. Releases it again if the claim succeeds only after the time limit. */
    claim(update: unknown): Promise<Claim>;
    /** Handles an update. Releases the claim if that fails, even after the time limit. */
    handle(update: unknown): Promise<void>;
}
