/**
 * The arguments that a platform passes after the request: `env` and a context in Workers, a context in edge functions.
 */
/** The arguments after the request. */
export type Platform = readonly unknown[];
/** Calls a hook in the background and ignores its errors. `waitUntil` lets it finish after the response. */
export declare function keepAlive(platform: Platform, hook: () => unknown): void;
/** Gives a promise to `waitUntil`. Without that, nobody else may handle its rejection. */
export declare function waitFor(platform: Platform, promise: Promise<unknown>): void;
