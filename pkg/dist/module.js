/**
 * Where the compiled core comes from. An entry says it with a loader (js/loaders), core.ts asks at the
 * first call; neither knows the other.
 */
/** What a core can do: checks alone, all, or batches too. A program that imports several uses the greatest. */
export const SMALL = 1;
export const WHOLE = 2;
export const BATCHES = 3;
let loader;
let extent = 0;
/** The first loader of the greatest extent counts: what has started is not started again without need. */
export function use(load, of = WHOLE) {
    if (of <= extent)
        return;
    loader = load;
    extent = of;
}
/** What the core that `load` gives can do. It grows where a whole core is imported later. */
export function extentOfCore() {
    return extent;
}
/**
 * A function that is answered by what a loader gives: the very function, so that calls cost nothing
 * more. An entry marks this call as pure: whoever does not import the function carries no loader.
 */
export function loadedBy(load, answer, of = WHOLE) {
    use(load, of);
    return answer;
}
/** The compiled core and its glue. */
export function load() {
    if (loader !== undefined)
        return { module: ofThisRealm(loader.compile()), glue: loader.glue };
    throw new Error("the .wasm file is not loaded yet: await init(…) from 'order-contract/slim' first");
}
/**
 * Edge runtimes hand in modules that were compiled outside, where `WebAssembly.Module` is another class.
 * They work all the same, but the glue asks `instanceof`.
 */
function ofThisRealm(module) {
    return module instanceof WebAssembly.Module ? module : Object.setPrototypeOf(module, WebAssembly.Module.prototype);
}
