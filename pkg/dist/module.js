/**
 * Connects the entries with the core: each entry registers a loader (js/loaders), and core.ts asks for the compiled
 * module at the first call.
 */
import { compileError, knownRefusal } from './no_webassembly.js';
let loader;
/** The loader of the script, which replaces any other where WebAssembly is not allowed. */
let script;
/**
 * Registers a loader. The whole core replaces the smaller one, and a compiled core the script; otherwise the first one
 * stays, because the core may have started already.
 */
export function use(load) {
    if (load.start !== undefined)
        script = load;
    if (loader === undefined || loader === script || (load.isWhole && !loader.isWhole))
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
/**
 * Compiles the core, or chooses the script where WebAssembly is not allowed. Throws an Error if no loader is registered
 * yet, or if there is no script.
 */
export function load() {
    if (knownRefusal() !== undefined)
        loader = script;
    if (loader === undefined)
        throw notLoaded();
    if (loader.start !== undefined)
        return loader.start;
    try {
        const module = loader.compile();
        return () => new WebAssembly.Instance(module).exports;
    }
    catch (error) {
        const thrown = compileError(error);
        if (script === undefined || thrown !== knownRefusal())
            throw thrown;
        return load();
    }
}
/** Returns the error about a core that can't be compiled, or that `init` has to load first. */
export function notLoaded() {
    return knownRefusal() ?? new Error("the .wasm file is not loaded yet: await init(…) from 'order-contract/slim' first");
}
