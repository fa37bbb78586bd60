/**
 * Connects the entries with the core: each entry registers a loader (js/loaders), and core.ts asks for the compiled
 * module at the first call.
 */
import { compileError, knownRefusal } from './no_webassembly.js';
/** How much a core can do: validation only, everything, or batches too. A program with several uses the largest. */
export const SMALL = 1;
export const WHOLE = 2;
export const BATCHES = 3;
let loader;
let extent = 0;
/** Registers a loader. Only a larger core replaces the one before, because the core may have started already. */
export function use(load, of = WHOLE) {
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
/** Compiles the core. Throws an Error if no loader is registered yet, or if WebAssembly is not allowed. */
export function load() {
    if (loader === undefined || knownRefusal() !== undefined)
        throw notLoaded();
    try {
        return { module: ofThisRealm(loader.compile()), glue: loader.glue };
    }
    catch (error) {
        throw compileError(error);
    }
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
