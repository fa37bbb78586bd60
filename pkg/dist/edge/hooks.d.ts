import type { Deadline } from './deadline.js';
import { type ReceiverHook } from './hook_error.js';
import { type Platform } from './platform.js';
import { type Claim, type ReceiverSettings } from './receiver_options.js';
/** The hooks of one delivery. */
export declare class Hooks {
    #private;
    constructor(bytes: Uint8Array<ArrayBuffer>, settings: ReceiverSettings, deadline: Deadline, platform: Platform);
    has(hook: ReceiverHook): boolean;
    /** Resolves to the hook's result. Rejects with a `HookError` if it throws or takes too long. */
    call(hook: ReceiverHook, ...given: readonly unknown[]): Promise<unknown>;
    /** Claims an update. Releases it again if the claim ends only after the time limit. */
    claim(update: unknown): Promise<Claim>;
    /** Handles an update. Releases the claim if that fails, even after the time limit. */
    handle(update: unknown): Promise<void>;
}
