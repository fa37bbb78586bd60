/**
 * What a platform passes behind the request: `env` and a context in Workers, a context in edge functions.
 */
/** Whatever follows the request. */
export type Platform = readonly unknown[];
/** Calls a hook whose answer nobody waits for, and lets it finish where the platform can. What it throws is ignored. */
export declare function keepAlive(platform: Platform, hook: () => unknown): void;
