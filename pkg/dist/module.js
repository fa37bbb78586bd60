/**
 * Connects the entries with the core: each entry registers a loader (js/loaders), and core.ts asks for the compiled
 * module at the first call.
 */
import { compileError, knownRefusal } from './no_webassembly.js';
let loader;
/** Registers a loader. The whole core replaces the smaller one; otherwise the first one stays, as it may have started. */
export function use(load) {
    if (loader === undefined || (load.isWhole && !loader.isWhole))
        loader = load;
}
/** Returns the registered loader. It changes when an entry with a larger core is imported later. */
export function registered() {
    return loader;
}
/**
 * Registers a loader and returns the function unchanged, so that calls cost nothing more. Entries mark this call
 * as pure: a bundler drops the loader if the program imports none of the functions.
 */
export function loadedBy(load, answer) {
    use(load);
    return answer;
}
/** Compiles the core. Throws an Error if no loader is registered yet, or where WebAssembly is not allowed. */
export function load() {
    const refusal = knownRefusal();
    if (refusal !== undefined || loader === undefined)
        throw refusal ?? notLoaded();
    try {
        return loader.compile();
    }
    catch (error) {
        throw compileError(error);
    }
}
/** Returns the error about a core that can't be compiled, or that `init` has to load first. */
export function notLoaded() {
    return knownRefusal() ?? new Error("the .wasm file is not loaded yet: await init(…) from 'order-contract/slim' first");
}
