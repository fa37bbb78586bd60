/**
 * Where the compiled core comes from. An entry says it with a loader (js/loaders), core.ts asks at the
 * first call; neither knows the other.
 */
let loader;
/** The first loader stays: what has started is not started again. */
export function use(load) {
    loader ??= load;
}
/**
 * A function that is answered by what a loader gives: the very function, so that calls cost nothing
 * more. An entry marks this call as pure: whoever does not import the function carries no loader.
 */
export function loadedBy(load, answer) {
    use(load);
    return answer;
}
/** The compiled core. */
export function load() {
    if (loader !== undefined)
        return ofThisRealm(loader());
    throw new Error('nothing is loaded yet: await init(…) from order-contract/slim first');
}
/**
 * Edge runtimes hand in modules that were compiled outside, where `WebAssembly.Module` is another class.
 * They work all the same, but the glue asks `instanceof`.
 */
function ofThisRealm(module) {
    return module instanceof WebAssembly.Module ? module : Object.setPrototypeOf(module, WebAssembly.Module.prototype);
}
