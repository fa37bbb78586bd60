/**
 * The arguments that a platform passes after the request: `env` and a context in Workers, a context in edge functions.
 */
/** Calls a hook in the background and ignores its errors. `waitUntil` lets it finish after the response. */
export function keepAlive(platform, hook) {
    waitFor(platform, (async () => hook())().catch(() => { }));
}
/** Gives a promise to `waitUntil`. Without that, nobody else may handle its rejection. */
export function waitFor(platform, promise) {
    promise.catch(() => { });
    try {
        // `waitUntil` must be called as a method of its context.
        platform.find(isContext)?.waitUntil(promise);
    }
    catch {
        // A context may refuse, for example after the response. That must not change the response.
    }
}
function isContext(value) {
    return typeof value === 'object' && value !== null && typeof value.waitUntil === 'function';
}
