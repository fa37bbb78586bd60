import { type Platform } from './platform.js';
import { type Claim, type ReceiverHook, type ReceiverSettings } from './receiver_options.js';
import type { Stopwatch } from './stopwatch.js';
/** What a hook has thrown, or that it took too long. */
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
    /** Resolves to what it gives; where it throws, or takes too long, rejects with a `HookFailure`. */
    call(hook: ReceiverHook, ...given: readonly unknown[]): Promise<unknown>;
    /** Claims an update. One that is claimed too late is given back. */
    claim(update: unknown): Promise<Claim>;
    /** Acts on an update. Where that fails, now or when its time has passed, the claim is given back. */
    handle(update: unknown): Promise<void>;
}
