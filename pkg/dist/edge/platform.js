/**
 * What a platform passes behind the request: `env` and a context in Workers, a context in edge functions.
 */
/** Calls a hook whose answer nobody waits for, and lets it finish where the platform can. What it throws is ignored. */
export function keepAlive(platform, hook) {
    const finished = (async () => hook())().catch(() => { });
    // It belongs to the context: it is not to be called alone.
    platform.find(isContext)?.waitUntil(finished);
}
function isContext(value) {
    return typeof value === 'object' && value !== null && typeof value.waitUntil === 'function';
}
