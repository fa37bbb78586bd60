/**
 * Connects the entries with the core: each entry registers a loader (js/loaders), and core.ts asks for the compiled
 * module at the first call.
 */
import { compileError, knownRefusal } from './no_webassembly.js';
/**
 * How much a core can do: validation only, as a script or compiled; everything; or batches too. A program with several
 * uses the largest.
 */
export const SCRIPT = 1;
export const SMALL = 2;
export const WHOLE = 3;
export const BATCHES = 4;
let loader;
/** The loader of the script, which replaces any other where WebAssembly is not allowed. */
let script;
let extent = 0;
/** Registers a loader. Only a larger core replaces the one before, because the core may have started already. */
export function use(load, of = WHOLE) {
    if (of === SCRIPT)
        script = load;
    if (of <= extent)
        return;
    loader = load;
    extent = of;
}
/** Returns the extent of the registered core. It grows when an entry with a larger core is imported later. */
export function extentOfCore() {
    return extent;
}
/**
 * Registers a loader and returns the function unchanged, so that calls cost nothing more. Entries mark this call
 * as pure: a bundler drops the loader if the program imports none of the functions.
 */
export function loadedBy(load, answer, of = WHOLE) {
    use(load, of);
    return answer;
}
/**
 * Compiles the core, or chooses the script where WebAssembly is not allowed. Throws an Error if no loader is registered
 * yet, or if there is no script.
 */
export function load() {
    if (knownRefusal() !== undefined)
        useScript();
    if (loader === undefined)
        throw notLoaded();
    const { compile, glue } = loader;
    // A script ignores what it is started with.
    if (compile === undefined)
        return { module: {}, glue };
    try {
        return { module: ofThisRealm(compile()), glue };
    }
    catch (error) {
        const thrown = compileError(error);
        if (script === undefined || thrown !== knownRefusal())
            throw thrown;
        return load();
    }
}
function useScript() {
    loader = script;
    extent = SCRIPT;
}
/** Returns the error about a core that can't be compiled, or that `init` has to load first. */
export function notLoaded() {
    return knownRefusal() ?? new Error("the .wasm file is not loaded yet: await init(…) from 'order-contract/slim' first");
}
/**
 * Sets the prototype of a module from another realm, because the glue checks `instanceof`. Edge runtimes compile
 * modules outside, where `WebAssembly.Module` is another class.
 */
function ofThisRealm(module) {
    return module instanceof WebAssembly.Module ? module : Object.setPrototypeOf(module, WebAssembly.Module.prototype);
}
